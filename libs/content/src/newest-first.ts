/**
 * The order in which to date the demo's recipes: one of each country in turn, so that the newest come from many
 * countries. Countries begin with different recipes of theirs, so that the newest are not all starters.
 */
export function newestFirst<Recipe extends { country: string }>(recipes: readonly Recipe[]): Recipe[] {
  const tables = [...Map.groupBy(recipes, ({ country }) => country).values()].map((own, place) => {
    const first = place % own.length;
    return [...own.slice(first), ...own.slice(0, first)];
  });
  const turns = Array.from({ length: Math.max(0, ...tables.map((own) => own.length)) }, (_, turn) => turn);
  return turns.flatMap((turn) => tables.flatMap((own) => own[turn] ?? []));
}
