import { expect, it } from 'vitest';
import { readShoppingList } from '../shopping/shopping-list.ts';
import { cookedText, DIARY, type Diary, type DiaryEntry, entryOf, putEntry, readDiary } from './diary.ts';
import { additionsText, leftOutText, mergeKept, readKeptFile, writeKeptFile } from './kept-file.ts';
import { formatKept, parseKept } from './stored-values.ts';

const id = (number: number) => `3f2504e0-4f89-41d3-9a0c-${String(number).padStart(12, '0')}`;
const entry = (number: number, note: string, cooked: string[] = []): DiaryEntry => ({
  id: id(number),
  slug: `recette-${number}`,
  title: `Recette ${number}`,
  note,
  cooked,
});
const diaryOf = (...entries: DiaryEntry[]): Diary => ({ entries });
const dataOf = (diary: Diary, favourites: string[] = [], own: string[] = []) => ({
  favourites,
  list: readShoppingList({ own }),
  diary,
});

it.each([
  [[], ''],
  [['2026-05-01'], 'Cuisiné une fois, le 1er mai 2026'],
  [['2025-12-31', '2026-01-02', '2026-05-03'], 'Cuisiné 3 fois, la dernière le 3 mai 2026'],
])('says when a recipe was cooked: %j', (days, text) => {
  expect(cookedText(days)).toBe(text);
});

it('writes an entry first, with its days in order and once, and removes an empty one', () => {
  const diary = putEntry(
    diaryOf(entry(1, 'a'), entry(2, 'b')),
    entry(2, 'b', ['2026-05-03', '2026-05-01', '2026-05-03']),
  );
  expect(diary).toEqual(diaryOf(entry(2, 'b', ['2026-05-01', '2026-05-03']), entry(1, 'a')));
  expect(putEntry(diary, entry(1, ' '))).toEqual(diaryOf(entry(2, 'b', ['2026-05-01', '2026-05-03'])));
  expect(entryOf(diary, entry(9, 'x'))).toEqual(entry(9, ''));
});

it('reads what it has written, with the blanks of a note that is being typed; a note has 5,000 characters', () => {
  const diary = putEntry(diaryOf(entry(1, 'Moins de ', ['2026-05-03'])), entry(2, 'x'.repeat(6000)));
  const read = parseKept(DIARY, formatKept(diary));
  expect(read).toEqual(diary);
  expect(read.entries.map(({ note }) => note.length)).toEqual([5000, 9]);
});

it.each([
  ['a damaged text', '{'],
  ['another version', JSON.stringify({ version: 2, entries: [entry(1, 'a')] })],
  [
    'entries of another shape',
    JSON.stringify({ version: 1, entries: [3, null, { ...entry(1, 'a'), id: 'x' }, entry(2, '')] }),
  ],
  ['days that are none', JSON.stringify({ version: 1, entries: [entry(1, '', ['hier', '2026-13-01', '2026-02-31'])] })],
])('reads nothing from %s', (_, text) => {
  expect(parseKept(DIARY, text)).toEqual(diaryOf());
});

it('adds a file to what is there, twice without effect, and says before what it adds', () => {
  const mine = dataOf(diaryOf(entry(1, 'Moins de sel.', ['2026-05-01']), entry(2, 'b')), [id(1)], ['pain']);
  const file = dataOf(
    diaryOf(entry(1, 'Plus de miso.', ['2026-05-03']), entry(2, 'b'), entry(3, 'c')),
    [id(2), id(1)],
    ['vin'],
  );
  const read = readKeptFile(writeKeptFile(file));
  expect(read).toEqual(file);
  const merged = mergeKept(mine, read ?? mine);
  expect(merged.favourites).toEqual([id(1), id(2)]);
  expect(merged.list.own).toEqual(['pain', 'vin']);
  expect(entryOf(merged.diary, entry(1, ''))).toEqual(
    entry(1, 'Moins de sel.\n\nPlus de miso.', ['2026-05-01', '2026-05-03']),
  );
  expect(additionsText(mine, merged)).toBe('1 favori, 1 ligne sur la liste de courses, 2 notes, 1 jour cuisiné');
  expect(mergeKept(merged, file)).toEqual(merged);
  expect(additionsText(merged, mergeKept(merged, file))).toBe('');
});

it('keeps a note whole, and says which one of the file would be too long with it', () => {
  const mine = dataOf(diaryOf(entry(1, 'x'.repeat(3000)), entry(2, 'b')));
  const file = dataOf(diaryOf(entry(1, 'y'.repeat(3000), ['2026-05-03']), entry(2, 'c')));
  const merged = mergeKept(mine, file);
  expect(entryOf(merged.diary, entry(1, ''))).toEqual(entry(1, 'x'.repeat(3000), ['2026-05-03']));
  expect(leftOutText(merged, file)).toBe("Trop long avec votre note, ceci n'est pas repris : la note de Recette 1.");
  expect(leftOutText(mergeKept(dataOf(diaryOf()), file), file)).toBe('');
});

it('says what exceeds the limits of the lists', () => {
  const full = Array.from({ length: 99 }, (_, index) => id(index));
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `pain ${from + index}`);
  const file = dataOf(diaryOf(), [id(0), id(200), id(201), id(202)], lines(90, 101));
  const merged = mergeKept(dataOf(diaryOf(), full, lines(0, 100)), file);
  expect(merged.favourites).toHaveLength(100);
  expect(leftOutText(merged, file)).toBe("Il n'y a plus de place pour : 2 favoris, 1 ligne sur la liste de courses.");
});

it.each(['', '{}', '[]', 'null', '{"format":"autre","version":1}', '{"format":"tour-de-table","version":2}'])(
  'reads no data from the file %j',
  (text) => {
    expect(readKeptFile(text)).toBeNull();
  },
);

it('leaves out invalid parts of a file', () => {
  const text = JSON.stringify({ format: 'tour-de-table', version: 1, favourites: ['x', id(1)], list: 3, diary: [] });
  expect(readKeptFile(text)).toEqual(dataOf(readDiary(null), [id(1)]));
});
