/** Former addresses that lead to a document: the latest. */
const FORMER_SLUGS_MAX = 50;

/** The former slugs of a document that gets this slug. */
export function formerSlugs(before: { slug: string; former_slugs: readonly string[] }, slug: string): string[] {
  const former = new Set([...before.former_slugs, before.slug]);
  former.delete(slug);
  return [...former].slice(-FORMER_SLUGS_MAX);
}
