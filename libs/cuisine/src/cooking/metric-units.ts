export interface MetricUnit {
  base: 'g' | 'ml';
  /** What one of it is in `base`. */
  times: number;
}

const UNITS: readonly (readonly [spellings: RegExp, base: MetricUnit['base'], times: number])[] = [
  [/^(?:mg|milligrammes?)\.?$/iu, 'g', 0.001],
  [/^(?:g|gr|grammes?)\.?$/iu, 'g', 1],
  [/^(?:kg|kilos?|kilogrammes?)\.?$/iu, 'g', 1000],
  [/^(?:ml|millilitres?)\.?$/iu, 'ml', 1],
  [/^(?:cl|centilitres?)\.?$/iu, 'ml', 10],
  [/^(?:dl|d[ée]cilitres?)\.?$/iu, 'ml', 100],
  [/^(?:l|litres?)\.?$/iu, 'ml', 1000],
];

/** The metric unit of a spelling: "kg", "grammes", "Litre"; `null` for other words. */
export function metricUnit(written: string): MetricUnit | null {
  const [, base, times] = UNITS.find(([spellings]) => spellings.test(written)) ?? [];
  return base && times ? { base, times } : null;
}
