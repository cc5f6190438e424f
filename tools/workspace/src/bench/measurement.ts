/** One measured value and its budget. */
export interface Measurement {
  what: string;
  value: number;
  unit: 's' | 'ms' | 'µs' | 'MB' | 'kB' | 'requests' | 'x' | 'requests/s';
  /** Without a budget, the value is for comparison only. */
  budget?: { atMost: number } | { atLeast: number };
}

export function isWithin({ value, budget }: Measurement): boolean {
  if (!budget) return true;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** `✓ first view of the list   131.2 kB   (at most 150)` */
export function tableRow(measurement: Measurement): string {
  const { what, value, unit, budget } = measurement;
  const mark = budget ? (isWithin(measurement) ? '✓' : '✗') : ' ';
  const limit = budget ? ('atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`) : '';
  const number = value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
  return `${mark} ${what.padEnd(62)}${number.padStart(9)} ${unit.padEnd(12)}${limit}`.trimEnd();
}
