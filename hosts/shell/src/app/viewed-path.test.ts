import { expect, it } from 'vitest';
import { viewedPath } from './viewed-path.ts';

it('tells the whole address', () => {
  expect(viewedPath('/toutes-recettes', '?pays=france&utm_source=x')).toBe('/toutes-recettes?pays=france&utm_source=x');
  expect(viewedPath('/about', '')).toBe('/about');
});

it("tells no token of a mail's link", () => {
  expect(viewedPath('/newsletter/desinscription', '?utm_source=mail&jeton=abc')).toBe('/newsletter/desinscription');
});
