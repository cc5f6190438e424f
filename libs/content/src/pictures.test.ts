import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import table from '../data/pictures.json' with { type: 'json' };
import { repeated } from './checks/reading.ts';
import { demoCountries, demoRecipes } from './demo.ts';
import { aboutPicture, demoPictures } from './pictures.ts';
import { loadRecipes } from './recipes.ts';

const pictures = demoPictures();
const fileAt = new Map(pictures.map(({ image, file }) => [image.url, basename(file)]));
const cooking = demoCountries().filter(({ images = [] }) => images.length > 0);
const roleOf = new Map(table.map(({ file, role }) => [file, role]));

/** Files of an owner's pictures by type, in their order. */
function filesOf(images: readonly { url: string; image_type: string; image_order: number }[] = []) {
  const byType = Object.groupBy(images, ({ image_type }) => image_type);
  return Object.fromEntries(
    Object.entries(byType).map(([type, own = []]) => {
      expect(own.map(({ image_order }) => image_order)).toEqual(own.map((_, index) => index));
      return [type, own.map(({ url }) => fileAt.get(url) ?? 'no file')];
    }),
  );
}

const namesOf = (title: string): string[] =>
  table.flatMap(({ recipe, file }: { recipe?: string; file: string }) => (recipe === title ? file : []));

describe('the parts that pictures play', () => {
  it('are for every recipe a cover, and as dish images its two other views and the cover again', () => {
    for (const { title, images } of demoRecipes()) {
      const [cover, first, second] = namesOf(title);
      expect(filesOf(images), title).toEqual({ cover: [cover], plat: [first, second, cover] });
    }
  });

  it('are for every country with recipes a polaroid, its places with a cover, and a dish image of each recipe', () => {
    expect(cooking).toHaveLength(24);
    for (const { code, name, images } of cooking) {
      const [newest, ...others] = demoRecipes().filter(({ country }) => country === name);
      const places = [1, 2, 3].map((number) => `${code.toLowerCase()}.${number}.webp`);
      expect(filesOf(images), name).toEqual({
        polaroid: [`${code.toLowerCase()}.carte-postale.webp`],
        recipe: [...places, namesOf(newest?.title ?? '')[0]],
        category: [newest, ...others].map((recipe) => namesOf(recipe?.title ?? '')[1]),
      });
    }
  });

  it('is for the about page a cover', () => {
    expect(roleOf.get(basename(aboutPicture().file))).toBe('cover');
  });

  it('give no country an album that repeats a picture', () => {
    for (const { name, images = [] } of cooking) {
      const album = images.filter(({ image_type }) => image_type !== 'polaroid');
      expect(repeated(album.map(({ url }) => fileAt.get(url) ?? '')), name).toEqual([]);
      expect(repeated(album.map(({ alt }) => alt)), name).toEqual([]);
    }
  });

  it('each have an address of their own', () => {
    expect(repeated(pictures.map(({ image }) => image.url))).toEqual([]);
    expect(pictures).toHaveLength(72 * 4 + 24 * 8 + 1);
  });

  it('use every picture of the table', () => {
    expect(new Set(fileAt.values())).toEqual(new Set(table.map(({ file }) => file)));
  });
});

describe('the files', () => {
  const folder = new URL('../pictures/', import.meta.url);

  it('are those of the table, in the sizes that it states', () => {
    expect(readdirSync(folder).sort()).toEqual(table.map(({ file }) => file).sort());
    for (const { file, width, height } of table) {
      const webp = readFileSync(new URL(file, folder)).subarray(0, 30);
      // A simple lossy file: its one chunk begins with its sizes.
      expect(webp.toString('latin1', 8, 16), file).toBe('WEBPVP8 ');
      expect([webp.readUInt16LE(26), webp.readUInt16LE(28)], file).toEqual([width, height]);
    }
  });

  it('have a placeholder of at most 150 bytes', () => {
    for (const { file, placeholder } of table) {
      const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
      expect(Buffer.from(base64, 'base64').length, file).toBeGreaterThan(30);
      expect(Buffer.from(base64, 'base64').length, file).toBeLessThanOrEqual(150);
    }
  });

  it('of countries have a caption that is their alternative text, which pages show', () => {
    for (const { caption, alt } of table) if (caption !== undefined) expect(alt).toBe(caption);
    expect(table.filter(({ caption }) => caption !== undefined)).toHaveLength(96);
  });
});

describe('addresses', () => {
  it('do not change from one release to the next', () => {
    const polaroid = pictures.find(({ file }) => basename(file) === 'jp.carte-postale.webp');
    expect(polaroid?.image.url).toBe(
      '/media/recipe-images/countries/JP/polaroid/69a79d30-350f-5f06-91de-ef81408874a1.webp',
    );
  });
});

describe('the order in which recipes are dated', () => {
  const recipes = demoRecipes();

  it('puts one recipe of each country first, of several types', () => {
    const newest = recipes.slice(0, 24);
    expect(new Set(newest.map(({ country }) => country)).size).toBe(24);
    expect(new Set(newest.slice(0, 3).map(({ type_recipe }) => type_recipe)).size).toBe(3);
  });

  it('holds the first recipes when fewer are asked for', () => {
    const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).sort();
    expect(titles(demoRecipes(5))).toEqual(titles(loadRecipes().slice(0, 5)));
    expect(recipes).toHaveLength(72);
  });
});
