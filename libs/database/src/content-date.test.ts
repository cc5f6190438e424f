import { expect, it } from 'vitest';
import { contentDate } from './content-date.ts';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const imported = { revision: 1, edited_at: null, created_at: day(1), updated_at: day(9) };

it.each([
  ['an imported document', imported, day(1)],
  ['one that was imported again with other content', { ...imported, revision: 2 }, day(9)],
  ['one that a person edited', { ...imported, revision: 2, edited_at: day(5) }, day(5)],
  ['one whose publication is yet to come', { ...imported, created_at: day(20) }, day(9)],
])('of %s', (_, document, expected) => {
  expect(contentDate(document)).toEqual(expected);
});
