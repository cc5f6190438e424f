import { PAGES } from '@tdt/contracts/plain';
import { isUuid } from '../text/slug.ts';
import type { AisleLines } from './shopping-lines.ts';
import { isServings, LIST_MAX, oncePerRecipe, type ShoppingList } from './shopping-list.ts';

/** What a link to a list holds. The recipes themselves come from the site. */
export interface SharedList {
  recipes: readonly { id: string; servings: number }[];
  own: readonly string[];
  removed: readonly string[];
}

/** Lines still to buy, as a text for messages. */
export function listText(aisles: readonly AisleLines[]): string {
  const parts = aisles.flatMap(({ name, lines }) => {
    const open = lines.filter(({ isTicked }) => !isTicked);
    const texts = open.map((line) => `- ${line.name}${line.quantity && ` : ${line.quantity}`}`);
    return open.length > 0 ? [[name, ...texts].join('\n')] : [];
  });
  return ['Liste de courses', ...parts].join('\n\n');
}

/**
 * Path of a page that offers the list. The list is behind '#', which browsers send to no server:
 * `/liste-de-courses#recettes=id:4,id:6&ajout=sel`.
 */
export function sharedListPath({ recipes, own, removed }: ShoppingList): string {
  const rest = new URLSearchParams();
  for (const line of own) rest.append('ajout', line);
  for (const key of removed) rest.append('sans', key);
  const ids = recipes.map(({ id, servings }) => `${id}:${servings}`).join(',');
  return `${PAGES.shoppingList}#recettes=${ids}${`&${rest}`.replace(/&$/, '')}`;
}

/** The list of a link; `null` if the address holds none. */
export function readSharedList(hash: string): SharedList | null {
  const query = new URLSearchParams(hash.slice(1));
  const recipes = (query.get('recettes') ?? '').split(',').flatMap((text) => {
    const [id = '', servings] = text.split(':');
    const number = Number(servings);
    return isUuid(id) && isServings(number) ? [{ id, servings: number }] : [];
  });
  const own = [...new Set(query.getAll('ajout'))].slice(0, LIST_MAX);
  if (recipes.length === 0 && own.length === 0) return null;
  return { recipes: oncePerRecipe(recipes).slice(0, LIST_MAX), own, removed: query.getAll('sans') };
}
