import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import type { Server } from './server.ts';

const DISH = {
  _id: 1,
  name: 'Tarte',
  tags: ['x', 'y'],
  steps: [{ text: 'a', minutes: 1, by: { id: 1 } }, { text: 'b', minutes: 2 }, 5, [{ text: 'c', minutes: 3 }]],
  at: { place: { city: 'Lyon', zip: 1 }, day: 2 },
};

/** Projection, what is left of the dish. */
const CASES: readonly [projection: Document, expected: Document][] = [
  [{ _id: 1 }, { _id: 1 }],
  [{ _id: true }, { _id: 1 }],
  [{ name: 1 }, { _id: 1, name: 'Tarte' }],
  [{ name: 1, _id: 0 }, { name: 'Tarte' }],
  [
    { at: 1, name: 1, _id: 0 },
    { name: 'Tarte', at: DISH.at },
  ],
  [{ 'at.place.city': 1, _id: 0 }, { at: { place: { city: 'Lyon' } } }],
  [{ at: { place: { city: 1 } }, _id: 0 }, { at: { place: { city: 'Lyon' } } }],
  [{ 'at.place.city': 1, 'at.day': 1, _id: 0 }, { at: { place: { city: 'Lyon' }, day: 2 } }],
  [{ 'name.first': 1 }, { _id: 1 }],
  [{ missing: 1 }, { _id: 1 }],
  [{ 'steps.text': 1, _id: 0 }, { steps: [{ text: 'a' }, { text: 'b' }, [{ text: 'c' }]] }],
  [{ 'steps.by.id': 1, _id: 0 }, { steps: [{ by: { id: 1 } }, {}, [{}]] }],
  [{ 'tags.x': 1, _id: 0 }, { tags: [] }],
  [
    { name: 0, steps: 0 },
    { _id: 1, tags: DISH.tags, at: DISH.at },
  ],
  [{ _id: 0 }, { name: DISH.name, tags: DISH.tags, steps: DISH.steps, at: DISH.at }],
  [
    { _id: 1, name: 0, steps: 0 },
    { _id: 1, tags: DISH.tags, at: DISH.at },
  ],
  [
    { 'at.place': 0, steps: 0, tags: 0 },
    { _id: 1, name: 'Tarte', at: { day: 2 } },
  ],
  [
    { 'steps.text': 0, 'steps.by': 0, at: 0, tags: 0, name: 0 },
    { _id: 1, steps: [{ minutes: 1 }, { minutes: 2 }, 5, [{ minutes: 3 }]] },
  ],
  [
    { 'name.first': 0, at: 0, steps: 0 },
    { _id: 1, name: 'Tarte', tags: DISH.tags },
  ],
  [{}, DISH],
];

const ERRORS: readonly [what: string, projection: Document, code: number][] = [
  ['includes and excludes', { name: 1, tags: 0 }, 31254],
  ['excludes and includes', { tags: 0, name: 1 }, 31253],
  ['lists a field and its part', { at: 1, 'at.day': 1 }, 31249],
  ['lists a part and its field', { 'at.day': 1, at: 1 }, 31250],
];

export function describeProjections(server: Server): void {
  it.each(CASES)('%j leaves %j, of find and of findAndModify', async (projection, expected) => {
    const collection = server.collection();
    await collection.insertOne(DISH as Document);
    const found = await collection.findOne({}, { projection });
    expect(found).toEqual(expected);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(expected));
    expect(await collection.findOneAndUpdate({}, { $unset: { nothing: 1 } }, { projection })).toEqual(expected);
    expect(await collection.findOneAndDelete({}, { projection })).toEqual(expected);
  });

  it.each(ERRORS)('is refused when it %s: %j', async (_what, projection, code) => {
    await expect(server.collection().findOne({}, { projection })).rejects.toMatchObject({ code });
  });
}
