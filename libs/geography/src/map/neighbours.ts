import data from './neighbours.json' with { type: 'json' };

const NEIGHBOURS: Readonly<Record<string, string>> = data;

/** ISO codes of the countries with which this one shares a border on land; none of an island. */
export const neighbourCodes = (code: string | null): readonly string[] =>
  code === null ? [] : (NEIGHBOURS[code]?.split(' ') ?? []);
