// Where long words of cards and leaders may be parted. Browsers know it of few languages, and a narrow card breaks a
// word anywhere else.

const PARTED = [
  "Bapti|sterium",
  "Baptys|terium",
  "Bergarbeiter|dorf",
  "Bildhauer|gilde",
  "Brunel|leschi",
  "cudzoziem|ców",
  "Handels|posten",
  "Handels|stadt",
  "kamieniar|ski",
  "kamienia|rzy",
  "Kamienio|łom",
  "Marmor|steinbruch",
  "Michel|angelo",
  "Militär|akademie",
  "Místo|držící",
  "Monte|feltro",
  "Rzemieśl|nik",
  "Steinmetz|gilde",
  "Steinmetz|werkstatt",
  "Stone|mason",
  "wydoby|wający",
];
const SOFT = "\u00ad";
const WORDS = new Map(PARTED.map((word) => [word.replace("|", ""), word.replace("|", SOFT)]));
const FIND = new RegExp([...WORDS.keys()].join("|"), "g");

/** A name with soft hyphens in its long words. */
export function hyphenated(name: string): string {
  return name.replace(FIND, (word) => WORDS.get(word) ?? word);
}
