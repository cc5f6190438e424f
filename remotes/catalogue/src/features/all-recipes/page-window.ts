/** Pages on either side of the current one that are always named. */
const NEIGHBOURS = 1;

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours, `null` for a gap between.
 * @returns for page 6 of 20: [1, null, 5, 6, 7, null, 20]; nothing for a single page
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  if (last <= 1) return [];
  const named: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const isNamed = page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS;
    // A gap of a single page takes as much room as its number.
    const fillsGap = page - 1 === previous && page + 1 === (page < current ? current - NEIGHBOURS : last);
    if (!isNamed && !fillsGap) continue;
    if (page - previous > 1) named.push(null);
    named.push(page);
    previous = page;
  }
  return named;
}
