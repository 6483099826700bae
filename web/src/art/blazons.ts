// The signs of the six seats, drawn by ourselves on a square of 24. Colour is never the only sign of a seat.

const PETALS = [0, 1, 2, 3, 4].map((i) => {
  const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return circle(12 + 5.2 * Math.cos(angle), 12 + 5.2 * Math.sin(angle), 3.7);
});

const MANE = Array.from({ length: 10 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 10;
  return circle(12 + 6.4 * Math.cos(angle), 12 + 6.4 * Math.sin(angle), 2.9);
});

function circle(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

export interface Blazon {
  name: string;
  sign: string; // filled with the ink of the blazon
  cut: string; // cut out of the sign, in the colour of the seat
}

export const BLAZONS: Blazon[] = [
  {
    name: "lion",
    sign: MANE.join("") + circle(12, 12, 6.5),
    cut:
      circle(9.4, 10.4, 1.1) +
      circle(14.6, 10.4, 1.1) +
      "M10 13h4l-1.4 2v1.2c1 .9 2 .8 2.6.1l.6.8c-1.3 1.5-2.9 1.2-3.8.2-.9 1-2.5 1.3-3.8-.2l.6-.8c.6.7 1.6.8 2.6-.1V15z",
  },
  {
    name: "lily",
    sign:
      "M12 2c2.2 3 3.2 5.2 3.2 7.3 0 1.7-.6 3.2-1.5 4.7h-3.4C9.4 12.5 8.8 11 8.8 9.3 8.8 7.2 9.8 5 12 2z" +
      "M9.2 14C9 10.5 7.6 8.6 5.6 8.6 3.7 8.6 2.4 10 2.4 11.9c0 1.5 1 2.6 2.3 2.6.9 0 1.6-.6 1.8-1.4.6.3.9.7.9.9z" +
      "M14.8 14c.2-3.5 1.6-5.4 3.6-5.4 1.9 0 3.2 1.4 3.2 3.3 0 1.5-1 2.6-2.3 2.6-.9 0-1.6-.6-1.8-1.4-.6.3-.9.7-.9.9z" +
      "M7 15h10v2H7z" +
      "M10.6 18h2.8c0 1.8.5 3 1.6 4-1.2.2-2.3 0-3-.8-.7.8-1.8 1-3 .8 1.1-1 1.6-2.2 1.6-4z",
    cut: "",
  },
  {
    name: "eagle",
    sign: "M12 2.5c1.5 0 2.5 1 2.5 2.3l1.4.8-1.5.5-.2 1.4c1.2-.2 2-1 2.6-2.3.6 1 .7 2 .4 2.9.9-.5 1.6-1.3 2-2.4.6 1.2.6 2.4.1 3.5.8-.4 1.4-1 1.9-2 .6 4-1.5 7-5.7 7.8l1.3 1.8-2.3-.3.5 2.3-2-1-1 3.7-1-3.7-2 1 .5-2.3-2.3.3 1.3-1.8C4.3 14.2 2.2 11.2 2.8 7.2c.5 1 1.1 1.6 1.9 2-.5-1.1-.5-2.3.1-3.5.4 1.1 1.1 1.9 2 2.4-.3-.9-.2-1.9.4-2.9.6 1.3 1.4 2.1 2.6 2.3L9.5 4.8C9.5 3.5 10.5 2.5 12 2.5z",
    cut: circle(12.5, 4.7, 0.6),
  },
  { name: "rose", sign: PETALS.join("") + circle(12, 12, 4), cut: circle(12, 12, 2.3) },
  {
    name: "tower",
    sign: "M6 3h3v2h1.5V3h3v2H15V3h3v6l-1.5 1.5V19H18v2.5H6V19h1.5v-8.5L6 9z",
    cut: "M10.3 21.5v-4a1.7 1.7 0 0 1 3.4 0v4zM11.2 10.5h1.6v3h-1.6z",
  },
  { name: "star", sign: star(8, 10, 4.2), cut: "" },
];
