import { formatDateLong, isDay } from '../text/dates.ts';
import { firstCharacters } from '../text/excerpt.ts';
import { type RecipeReference, readReference } from './recipe-reference.ts';
import { fieldsOf, itemsOf, type Kept } from './stored-values.ts';

/** Largest numbers of recipes in the diary, and of days on which one was cooked. */
const DIARY_MAX = 1000;
const DAYS_MAX = 500;
/** Characters of a note. */
export const NOTE_MAX = 5000;

/** A visitor's note on a recipe, and when they cooked it. */
export interface DiaryEntry extends RecipeReference {
  /** '' for none. */
  note: string;
  /** Days as '2026-05-03', the earliest first. */
  cooked: readonly string[];
}

export interface Diary {
  entries: readonly DiaryEntry[];
}

export const DIARY: Kept<Diary> = { key: 'tdt.diary', read: readDiary };

export function readDiary(value: unknown): Diary {
  return { entries: itemsOf(fieldsOf(value).entries, DIARY_MAX, readEntry) };
}

function readEntry(value: unknown): DiaryEntry | null {
  const reference = readReference(value);
  const { note, cooked } = fieldsOf(value);
  const days = itemsOf(cooked, DAYS_MAX, (day) => (isDay(day) ? day : null));
  // With its blanks at the ends, since the visitor may be typing.
  const text = typeof note === 'string' ? firstCharacters(note, NOTE_MAX) : '';
  return reference && (text || days.length > 0) ? { ...reference, note: text, cooked: sorted(days) } : null;
}

const sorted = (days: readonly string[]): string[] => [...new Set(days)].sort();

/** What the diary holds of a recipe: an empty entry if it holds nothing. */
export const entryOf = ({ entries }: Diary, { id, slug, title }: RecipeReference): DiaryEntry =>
  entries.find((entry) => entry.id === id) ?? { id, slug, title, note: '', cooked: [] };

/** Writes an entry, the latest first; an empty one is removed. Days are sorted. */
export function putEntry({ entries }: Diary, entry: DiaryEntry): Diary {
  const written = { ...entry, note: firstCharacters(entry.note, NOTE_MAX), cooked: sorted(entry.cooked) };
  const isEmpty = written.note.trim() === '' && written.cooked.length === 0;
  const others = entries.filter(({ id }) => id !== entry.id);
  return { entries: isEmpty ? others : [written, ...others] };
}

/** Adds the days of another diary, and its notes under those that differ, unless both together are too long. */
export function mergeDiaries(diary: Diary, other: Diary): Diary {
  return [...other.entries].reverse().reduce((merged, theirs) => {
    const mine = entryOf(merged, theirs);
    const both = [mine.note, theirs.note].filter(Boolean).join('\n\n');
    const note = mine.note.includes(theirs.note) || both.length > NOTE_MAX ? mine.note : both;
    const cooked = sorted([...mine.cooked, ...theirs.cooked]);
    const isSame = note === mine.note && cooked.length === mine.cooked.length;
    return isSame ? merged : putEntry(merged, { ...mine, note, cooked });
  }, diary);
}

/** "Cuisiné 3 fois, la dernière le 3 mai 2026"; '' if it never was. */
export function cookedText(cooked: readonly string[]): string {
  const last = cooked.at(-1);
  if (last === undefined) return '';
  return `Cuisiné ${cooked.length > 1 ? `${cooked.length} fois, la dernière` : 'une fois,'} le ${formatDateLong(last)}`;
}
