const PREFIX = /^\s*\[([^\]]+)\]\s*(?=\S)/;

/** A group of ingredients, or a run of steps of one group. `name` is `null` for the items without a group. */
export interface Group<T> {
  name: string | null;
  items: T[];
}

/**
 * A step's group, and its text without a group prefix. The field `group` wins over a '[Group] text' prefix. The prefix
 * is removed if it states the group; a prefix that contradicts the field stays in the text.
 */
export function stepGroup(step: { group: string | null; description: string }): { group: string | null; text: string } {
  const field = named(step.group);
  const prefix = PREFIX.exec(step.description);
  const prefixed = named(prefix?.[1]);
  if (!prefix || prefixed === null || (field !== null && field !== prefixed)) {
    return { group: field, text: step.description.trim() };
  }
  return { group: prefixed, text: step.description.slice(prefix[0].length).trim() };
}

/**
 * A recipe's steps in their order, each with its `text`, cut where the group changes: a cook follows the order, so
 * steps of one group may stand apart. A group that comes again is named "Pâte (suite)".
 */
export function groupSteps<T extends { group: string | null; description: string }>(
  steps: readonly T[],
): Group<T & { text: string }>[] {
  const read = steps.map((step) => ({ ...step, ...stepGroup(step) }));
  const opens = (index: number) => index === 0 || read[index]?.group !== read[index - 1]?.group;
  const starts = [...read.keys()].filter(opens);
  const seen = new Set<string | null>([null]);
  return starts.map((start, run) => {
    const items = read.slice(start, starts[run + 1]);
    const group = read[start]?.group ?? null;
    const name = group !== null && seen.has(group) ? `${group} (suite)` : group;
    seen.add(group);
    return { name, items };
  });
}

/**
 * A recipe's ingredients by group: those without a group first, then the recipe's `groups` in their order, then other
 * groups in order of appearance. Items of a group keep their order; empty groups are left out.
 */
export function groupIngredients<T extends { group: string | null }>(
  ingredients: readonly T[],
  groups: readonly string[],
): Group<T>[] {
  const byName = new Map<string | null, T[]>([[null, []]]);
  for (const name of groups) byName.set(named(name), byName.get(named(name)) ?? []);
  for (const item of ingredients) {
    const name = named(item.group);
    const members = byName.get(name) ?? [];
    byName.set(name, members);
    members.push(item);
  }
  return [...byName].map(([name, items]) => ({ name, items })).filter((group) => group.items.length > 0);
}

function named(group: string | null | undefined): string | null {
  const name = group?.trim() ?? '';
  return name === '' ? null : name;
}
