import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { makeFonts } from "./fonts.mjs";

// While one develops, `npm run dev` passes what is not the client's on to a server that runs beside it.
const server = process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000";

await makeFonts();

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/signoria/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    manifest: "parts.json", // which file needs which: a test adds up what each board loads first
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
});
