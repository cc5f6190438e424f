/** The result of a proof: a report, and the broken promises. */
export interface Proof {
  lines: string[];
  /** Empty if all promises hold. */
  broken: string[];
}

/** `3 requests`, `1 request`. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `1.24 s`, `18 ms`. */
export const duration = (milliseconds: number): string =>
  milliseconds >= 1000
    ? `${(milliseconds / 1000).toFixed(2)} s`
    : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/** The value below which a share of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
