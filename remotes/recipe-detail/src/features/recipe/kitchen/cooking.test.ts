import { expect, it } from 'vitest';
import { parseCooking } from './cooking.ts';

it('reads what it wrote', () => {
  const cooking = { servings: 6, ticked: ['a', 'b'] };
  expect(parseCooking(JSON.stringify(cooking))).toEqual(cooking);
});

it.each(['null', '{}', '[]', '3', '{"servings":4}', '{"servings":0,"ticked":[]}', '{"servings":"4","ticked":[]}'])(
  'starts afresh from %s',
  (text) => {
    expect(parseCooking(text)).toBeNull();
  },
);
