/**
 * Letters to insert, remove, replace or swap with the next one to make each beginning of `b` of `a`, the last one all of
 * it (optimal string alignment).
 */
export function distances(a: string, b: string): number[] {
  let [before, above, row]: [number[], number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, i) => i),
    [],
  ];
  for (let i = 1; i <= a.length; i += 1) {
    row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] as number) + Number(a[i - 1] !== b[j - 1]);
      let least = Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above;
}
