// Letters of Fief: how they are read and written.

export { default as Contents } from "./Contents.svelte";
export { default as Composer } from "./Composer.svelte";
export { answering } from "./reading";
