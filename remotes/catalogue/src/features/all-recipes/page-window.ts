/** Pages on either side of the current one that are always listed. */
const NEIGHBOURS = 1;

/**
 * The page numbers to list: the first, the last, the current one and its neighbours; `null` for a gap between them.
 * @returns for page 6 of 20: [1, null, 5, 6, 7, null, 20]; nothing for a single page
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  if (last <= 1) return [];
  const listed: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const isListed = page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS;
    // A gap of a single page takes as much room as its number.
    const fillsGap = page - 1 === previous && page + 1 === (page < current ? current - NEIGHBOURS : last);
    if (!isListed && !fillsGap) continue;
    if (page - previous > 1) listed.push(null);
    listed.push(page);
    previous = page;
  }
  return listed;
}
