export { cookedText, DIARY, type DiaryEntry, entryOf, NOTE_MAX, putEntry } from './diary.ts';
export { parseFavourites } from './favourites.ts';
export { additionsText, type KeptData, leftOutText, mergeKept, readKeptFile, writeKeptFile } from './kept-file.ts';
export { formatKept, type Kept, parseKept } from './stored-values.ts';
