// Small helpers for names and sums.

/** A change with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

const FIGURES = 13; // of prices in one line of a lot

/** The last of these prices that fit into one line; the first is always there. */
export function latest<Sale extends { florins: number }>(sales: readonly Sale[]): Sale[] {
  let figures = 0;
  const fits = (sale: Sale) => (figures += String(sale.florins).length) <= FIGURES;
  const first = [...sales].reverse().findIndex((sale) => !fits(sale));
  return first < 0 ? [...sales] : sales.slice(sales.length - first);
}
