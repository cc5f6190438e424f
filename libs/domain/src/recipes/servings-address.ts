/** Parameter of a recipe's address: for how many it is shown, `/recipe/dal?personnes=6`. */
const SERVINGS_PARAMETER = 'personnes';
/** From 1 to 99: each number is a page that the server stores. */
const PATTERN = /^[1-9]\d?$/;

/** The servings that the query of an address asks for; `null` without valid ones. */
export function servingsIn(search: string | URLSearchParams): number | null {
  const text = new URLSearchParams(search).get(SERVINGS_PARAMETER) ?? '';
  return PATTERN.test(text) ? Number(text) : null;
}

/** A query with these servings instead of its own, '' or '?…'; without any for `null` or what no address can hold. */
export function withServings(search: string, servings: number | null): string {
  const parameters = new URLSearchParams(search);
  if (PATTERN.test(String(servings))) parameters.set(SERVINGS_PARAMETER, String(servings));
  else parameters.delete(SERVINGS_PARAMETER);
  return parameters.size === 0 ? '' : `?${parameters}`;
}
