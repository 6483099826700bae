// Boards drawn from recorded moments, to look at without a server: stories.html?moment=middle&theme=dark&move=…
// Not part of the client that is built.

import { mount } from "svelte";
import "../src/fonts.css";
import "../src/theme.css";
import Story from "./Story.svelte";

const target = document.getElementById("app");
if (target) mount(Story, { target });
