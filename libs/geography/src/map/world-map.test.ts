import { expect, it } from 'vitest';
import world from './world.json' with { type: 'json' };
import { drawPart, drawWorld } from './world-map.ts';

const country = (code: string | null) => ({ code, shown: { name: String(code), slug: String(code), recipe_count: 1 } });
const countries = (...codes: string[]) => codes.map(country);

it('has dots of its own for each of the 208 countries, with its middle on one of them', () => {
  const map = drawWorld(countries(...Object.keys(world.countries)));
  expect(map.marks).toHaveLength(208);
  const places = new Set<string>();
  for (const { name, x, y, dots } of map.marks) {
    const own = [...dots.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, left, top, length]) =>
      Array.from({ length: (Number(length) + 7) / 8 }, (_, dot) => `${Number(left) + 8 * dot} ${top}`),
    );
    expect(own, name).toContain(`${x} ${y}`);
    for (const place of own) expect(places.has(place), `${name} at ${place}`).toBe(false);
    for (const place of own) places.add(place);
  }
});

it('leaves out countries without a code or a place', () => {
  expect(drawWorld([country(null), country('XX')]).marks).toEqual([]);
  expect(drawPart([country(null)])).toBeNull();
});

it('of a part of the world shows the middle of all its countries, and little land beside it', () => {
  const map = drawPart(countries('PT', 'RU', 'GR', 'IS'));
  const [left = 0, top = 0, width = 0, height = 0] = map?.box ?? [];
  expect(width).toBeLessThan(world.width / 3);
  for (const { x, y } of map?.marks ?? [])
    expect([x > left, x < left + width, y > top, y < top + height]).toEqual([true, true, true, true]);
  expect(map?.land.length).toBeLessThan(world.land.length / 2);
  expect(map?.parallels).toEqual([]);
});

it('shows islands on both sides of the edge of the map next to each other', () => {
  const map = drawPart(countries('WS', 'TV', 'PF'));
  expect(map?.box[2]).toBeLessThan(world.width / 2);
  expect(map?.marks.find(({ name }) => name === 'PF')?.dots).toBe('M1808 532h1');
});
