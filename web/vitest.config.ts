import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Tests of the client that need no browser: they stand beside what they test. Those in Chromium are in ../tests/web.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.{ts,mjs}"],
    environment: "happy-dom",
    pool: "threads",
    isolate: false, // one page for all of them: a test puts back what it changes
    restoreMocks: true,
    unstubGlobals: true,
  },
});
