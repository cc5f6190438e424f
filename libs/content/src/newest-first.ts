/**
 * The order in which the demo's recipes are dated: one recipe of each country in turn, so that the newest ones come from
 * many countries. Each country begins with another one of its recipes, so that they are not all starters either.
 */
export function newestFirst<Recipe extends { country: string }>(recipes: readonly Recipe[]): Recipe[] {
  const tables = [...Map.groupBy(recipes, ({ country }) => country).values()].map((own, place) => {
    const first = place % own.length;
    return [...own.slice(first), ...own.slice(0, first)];
  });
  const turns = Array.from({ length: Math.max(0, ...tables.map((own) => own.length)) }, (_, turn) => turn);
  return turns.flatMap((turn) => tables.flatMap((own) => own[turn] ?? []));
}
