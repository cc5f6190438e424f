const PREFIX = /^\s*\[([^\]]+)\]\s*(?=\S)/;

/** A group of ingredients or steps. `name` is `null` for the items without a group. */
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

/** A recipe's steps by group, each with its `text`; order as in `groupItems`. */
export function groupSteps<T extends { group: string | null; description: string }>(
  steps: readonly T[],
  groups: readonly string[],
): Group<T & { text: string }>[] {
  const read = steps.map((step) => ({ ...step, ...stepGroup(step) }));
  return groupItems(read, groups);
}

/** A recipe's ingredients by group; order as in `groupItems`. */
export function groupIngredients<T extends { group: string | null }>(
  ingredients: readonly T[],
  groups: readonly string[],
): Group<T>[] {
  return groupItems(ingredients, groups);
}

/**
 * Items without a group first, then the recipe's `groups` in their order, then other groups in order of appearance
 * (steps keep a group that was removed from the list). Items of a group keep their order; empty groups are left out.
 */
function groupItems<T extends { group: string | null }>(items: readonly T[], groups: readonly string[]): Group<T>[] {
  const byName = new Map<string | null, T[]>([[null, []]]);
  for (const name of groups) byName.set(named(name), byName.get(named(name)) ?? []);
  for (const item of items) {
    const name = named(item.group);
    const members = byName.get(name) ?? [];
    byName.set(name, members);
    members.push(item);
  }
  return [...byName].map(([name, members]) => ({ name, items: members })).filter((group) => group.items.length > 0);
}

function named(group: string | null | undefined): string | null {
  const name = group?.trim() ?? '';
  return name === '' ? null : name;
}
