import type { AdminCountryList, AdminCountryQuery, AdminCountryRow, AdminCountrySort } from '@tdt/contracts';
import { foldText } from '@tdt/cuisine/words';
import { removalOf } from '@tdt/domain/publication';
import { imagesOf, presentImage } from '@tdt/files/images';
import type { DirectoryEntry } from '@tdt/geography';

type Counted = { entry: DirectoryEntry; recipes: number };

const updated = ({ entry }: Counted): number => entry.document.updated_at.getTime();

/** Of entries in the order of their names, which decides between equal ones. */
const ORDERS: Record<AdminCountrySort, (sorted: Counted[]) => Counted[]> = {
  name: (sorted) => sorted,
  '-name': (sorted) => sorted.toReversed(),
  recipe_count: (sorted) => sorted.toSorted((a, b) => a.recipes - b.recipes),
  '-recipe_count': (sorted) => sorted.toSorted((a, b) => b.recipes - a.recipes),
  updated_at: (sorted) => sorted.toSorted((a, b) => updated(a) - updated(b)),
  '-updated_at': (sorted) => sorted.toSorted((a, b) => updated(b) - updated(a)),
};

/**
 * A page of all countries as editors see them.
 * @param entries in the order of their names
 */
export function listForEditors(
  entries: readonly DirectoryEntry[],
  counts: ReadonlyMap<string, number>,
  { q, with_recipes, no_pictures, sort, page, page_size }: AdminCountryQuery,
): AdminCountryList {
  const found = entries
    .map((entry) => ({ entry, recipes: counts.get(entry.document._id) ?? 0 }))
    .filter(({ entry }) => isNamed(entry, q))
    .filter(({ recipes }) => with_recipes === undefined || recipes > 0 === (with_recipes === 'true'))
    .filter(({ entry }) => no_pictures === undefined || entry.document.images.length === 0);
  const start = (page - 1) * page_size;
  const items = ORDERS[sort](found)
    .slice(start, start + page_size)
    .map(row);
  return { items, total: found.length, page, page_size };
}

/** Whether the text is part of the name. Signs count only in a text that has nothing else. */
function isNamed({ folded, document }: DirectoryEntry, q: string): boolean {
  const wanted = foldText(q);
  return wanted === '' ? document.name.includes(q.trim()) : folded.includes(wanted);
}

function row({ entry: { document }, recipes }: Counted): AdminCountryRow {
  const { _id: id, slug, name, regions, recipe_description, images, revision, updated_at, deleted } = document;
  const { edited_at, edited_by } = document;
  const [polaroid] = imagesOf(images, 'polaroid');
  return {
    id,
    slug,
    name,
    regions,
    recipe_description,
    recipe_count: recipes,
    polaroid: polaroid ? presentImage(polaroid) : null,
    revision,
    updated_at: updated_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    edited_by,
    ...(deleted && { removed_at: removalOf(deleted).toISOString() }),
  };
}
