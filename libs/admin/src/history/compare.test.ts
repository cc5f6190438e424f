import { describe, expect, it } from 'vitest';
import { compareRows, compareVersions, createWordComparison } from './compare.ts';
import { pictureRows, type Row, takeField, textRows } from './fields.ts';

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: id.toUpperCase() }));
const changesOf = (before: Row[], after: Row[]) =>
  compareRows(before, after, createWordComparison()).map(({ id, changes }) => [id, ...changes].join(' '));

describe('rows', () => {
  it.each<[string, Row[], Row[], string[]]>([
    ['that are the same', rows('a', 'b'), rows('a', 'b'), ['a', 'b']],
    ['that were added and removed', rows('a', 'b', 'c'), rows('a', 'c', 'd'), ['a', 'b removed', 'c', 'd added']],
    ['of which one moved', rows('a', 'b', 'c'), rows('b', 'c', 'a'), ['b', 'c', 'a moved']],
    ['of which one changed', rows('a', 'b'), [...rows('a'), { id: 'b', text: 'x' }], ['a', 'b changed']],
    [
      'of which one moved and changed',
      rows('a', 'b', 'c'),
      [{ id: 'c', text: 'x' }, ...rows('a', 'b')],
      ['c moved changed', 'a', 'b'],
    ],
    ['of which one has another picture', [{ id: 'a', text: '', picture: 'x' }], [{ id: 'a', text: '' }], ['a changed']],
    ['of none', [], rows('a'), ['a added']],
  ])('%s', (_what, before, after, changes) => {
    expect(changesOf(before, after).sort()).toEqual(changes.sort());
  });

  it('without ids are matched by their texts, of which several may be the same', () => {
    expect(changesOf(textRows(['sel', 'sel', 'thym']), textRows(['thym', 'sel']))).toHaveLength(3);
  });
});

describe('words', () => {
  it('are compared with the signs and spaces between them', () => {
    const { changes } = createWordComparison()('Cuire  20 minutes.', 'Cuire  25 minutes !');
    expect(changes?.filter(({ added, removed }) => added || removed).map(({ value }) => value)).toEqual([
      '20',
      '25',
      '.',
      ' !',
    ]);
    expect(changes?.map(({ removed, value }) => (removed ? '' : value)).join('')).toBe('Cuire  25 minutes !');
  });

  it('that differ too much are not compared', () => {
    const text = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word}${index}`).join(' ');
    expect(createWordComparison()(text('a'), text('b')).changes).toBeNull();
  });

  it('are not compared once the time of the comparison is over', () => {
    let time = 0;
    const compare = createWordComparison(() => time);
    expect(compare('a', 'b').changes).not.toBeNull();
    time = 400;
    expect(compare('a', 'b').changes).toBeNull();
    expect(compare('a', 'a').changes).toHaveLength(1);
  });
});

it('100 kB of other words and 300 moved rows are compared within a second', () => {
  interface Values {
    text: string;
    rows: Row[];
  }
  const words = (seed: number) =>
    Array.from({ length: 17_000 }, (_, index) => ((index * seed) % 9973).toString(36).padStart(4, 'x')).join(' ');
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: `${index}`,
    text: `${words(7).slice(0, 900)} ${index}`,
  }));
  const before: Values = { text: words(17), rows: many };
  const after: Values = {
    text: words(31),
    rows: many.toReversed().map(({ id, text }) => ({ id, text: text.replaceAll('1', '2') })),
  };
  const labels = { rows: 'Étapes', text: 'Texte' };
  const partOf = (values: Values, path: string) => (path === 'rows' ? values.rows : undefined);
  // Of processor: a busy machine makes the rest longer.
  const begun = process.cpuUsage();
  expect(compareVersions({ labels, partOf }, before, after)).toHaveLength(2);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});

it('pictures are matched by their addresses, and their texts and centres compared', () => {
  const picture = { url: '/media/a.webp', alt: 'Tarte', focal: null };
  const before = pictureRows([picture]);
  const [compared] = compareRows(
    before,
    pictureRows([{ ...picture, focal: { x: 20, y: 80 } }]),
    createWordComparison(),
  );
  expect(compared?.changes).toEqual(['changed']);
  expect(compared?.text.after).toBe('Tarte (centre : 20 %, 80 %)');
});

it('a field is taken by its path, and what is beside it stays', () => {
  const present = { title: 'A', seo: { title: 'B', keywords: 'C' } };
  const former = { title: 'X', seo: { title: 'Y', keywords: 'Z' } };
  expect(takeField(present, 'seo.title', former)).toEqual({ title: 'A', seo: { title: 'Y', keywords: 'C' } });
  expect(takeField(present, 'title', former)).toEqual({ ...present, title: 'X' });
});
