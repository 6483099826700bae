// Whose work is used. Licences ask for it, and it is owed.

export const CREDITS = [
  {
    what: "icons",
    by: "Lorc, Delapouite, Skoll, Carl Olsen, sbed and others",
    licence: "CC BY 3.0",
    site: "game-icons.net",
    where: "https://game-icons.net",
  },
  {
    what: "garamond",
    by: "The EB Garamond Project Authors",
    licence: "SIL OFL 1.1",
    site: "EB Garamond",
    where: "https://github.com/octaviopardo/EBGaramond12",
  },
  {
    what: "source",
    by: "Adobe",
    licence: "SIL OFL 1.1",
    site: "Source Sans 3",
    where: "https://github.com/adobe-fonts/source-sans",
  },
  { what: "svelte", by: "Svelte contributors", licence: "MIT", site: "svelte.dev", where: "https://svelte.dev" },
  {
    what: "fluent",
    by: "Mozilla and others",
    licence: "Apache 2.0",
    site: "projectfluent.org",
    where: "https://projectfluent.org",
  },
];
