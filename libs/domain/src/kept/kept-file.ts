import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { mergeLists, readShoppingList, type ShoppingList } from '../shopping/shopping-list.ts';
import { isUuid } from '../text/slug.ts';
import { type Diary, entryOf, mergeDiaries, readDiary } from './diary.ts';
import { fieldsOf, itemsOf, KEPT_VERSION } from './stored-values.ts';

/** All that a visitor keeps in the browser. */
export interface KeptData {
  favourites: readonly string[];
  list: ShoppingList;
  diary: Diary;
}

const FORMAT = 'tour-de-table';

/** The file that a visitor saves: readable JSON. */
export const writeKeptFile = (data: KeptData): string =>
  `${JSON.stringify({ format: FORMAT, version: KEPT_VERSION, ...data }, null, 2)}\n`;

/** The data of such a file; `null` if the text is none, or of another version. Invalid parts are left out. */
export function readKeptFile(text: string): KeptData | null {
  try {
    const { format, version, favourites, list, diary } = fieldsOf(JSON.parse(text));
    if (format !== FORMAT || version !== KEPT_VERSION) return null;
    return {
      favourites: itemsOf(favourites, PAGE_SIZE_MAX, (id) => (typeof id === 'string' && isUuid(id) ? id : null)),
      list: readShoppingList(list),
      diary: readDiary(diary),
    };
  } catch {
    return null;
  }
}

/** Adds what a file holds to what is there, which stays. */
export const mergeKept = (mine: KeptData, file: KeptData): KeptData => ({
  favourites: [...new Set([...mine.favourites, ...file.favourites])].slice(0, PAGE_SIZE_MAX),
  list: mergeLists(mine.list, file.list),
  diary: mergeDiaries(mine.diary, file.diary),
});

/** What a merge adds: "2 favoris, 1 recette à la liste de courses"; '' for nothing. */
export function additionsText(mine: KeptData, merged: KeptData): string {
  const added = (count: (data: KeptData) => number) => count(merged) - count(mine);
  return listed([
    ...listCounts(
      added(({ favourites }) => favourites.length),
      added(({ list }) => list.recipes.length),
      added(({ list }) => list.own.length),
    ),
    counted(notesThatDiffer(mine.diary, merged.diary), 'note', 'notes'),
    counted(
      added(({ diary }) => diary.entries.flatMap(({ cooked }) => cooked).length),
      'jour cuisiné',
      'jours cuisinés',
    ),
  ]);
}

/** Says what of a file a merge leaves out: long notes, and what exceeds the limits of the lists; '' for nothing. */
export function leftOutText(merged: KeptData, file: KeptData): string {
  const isLeftOut = (theirs: Diary['entries'][number]) => !entryOf(merged.diary, theirs).note.includes(theirs.note);
  const titles = file.diary.entries.filter(isLeftOut).map(({ title }) => title);
  const missing = (of: (data: KeptData) => readonly string[]) =>
    of(file).filter((one) => !of(merged).includes(one)).length;
  const beyond = listed(
    listCounts(
      missing(({ favourites }) => favourites),
      missing(({ list }) => list.recipes.map(({ id }) => id)),
      missing(({ list }) => list.own),
    ),
  );
  return [
    titles.length > 0 && `Trop long avec votre note, ceci n'est pas repris : la note de ${titles.join(', ')}.`,
    beyond && `Il n'y a plus de place pour : ${beyond}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const listCounts = (favourites: number, recipes: number, lines: number): string[] => [
  counted(favourites, 'favori', 'favoris'),
  counted(recipes, 'recette sur la liste de courses', 'recettes sur la liste de courses'),
  counted(lines, 'ligne sur la liste de courses', 'lignes sur la liste de courses'),
];

const listed = (texts: readonly string[]): string => texts.filter(Boolean).join(', ');

const counted = (count: number, one: string, many: string): string =>
  count > 0 ? `${count} ${count > 1 ? many : one}` : '';

function notesThatDiffer(mine: Diary, merged: Diary): number {
  const notes = new Map(mine.entries.map(({ id, note }) => [id, note]));
  return merged.entries.filter(({ id, note }) => note !== (notes.get(id) ?? '')).length;
}
