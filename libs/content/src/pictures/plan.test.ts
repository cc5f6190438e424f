import type { PictureSeed } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { repeated } from '../checks/reading.ts';
import { loadRecipes } from '../recipes.ts';
import { ofCountry } from './country-pictures.ts';
import { pictureId } from './identity.ts';
import { demoPictures } from './plan.ts';

const pictures = demoPictures();
const ownerOf = ({ owner }: PictureSeed): string => JSON.stringify(owner);
const count = (list: readonly PictureSeed[] = []): Record<string, number> =>
  Object.fromEntries(Object.entries(Object.groupBy(list, (p) => p.image_type)).map(([type, of]) => [type, of.length]));

const ownedBy = (kind: PictureSeed['owner']['kind']) =>
  Object.values(
    Object.groupBy(
      pictures.filter(({ owner }) => owner.kind === kind),
      ownerOf,
    ),
  );

describe('the picture plan', () => {
  it('gives every recipe a cover and the three dish images its page needs', () => {
    expect(ownedBy('recipe').map(count)).toEqual(loadRecipes().map(() => ({ cover: 1, plat: 3 })));
  });

  it('shows every recipe in four different views', () => {
    for (const list of ownedBy('recipe')) {
      const views = (list ?? []).map(({ spec }) => (spec.kind === 'dish' ? spec.spec.view : ''));
      expect(views.sort()).toEqual(['close', 'cover', 'left', 'right']);
    }
  });

  it('gives every country with recipes a polaroid, four recipe images and three category images', () => {
    expect(ownedBy('country').map(count)).toEqual(Array(24).fill({ polaroid: 1, recipe: 4, category: 3 }));
  });

  it('numbers the pictures of one owner and type from 0', () => {
    const lists = Object.values(Object.groupBy(pictures, (picture) => ownerOf(picture) + picture.image_type));
    for (const list of lists) expect(list?.map(({ image_order }) => image_order)).toEqual(list?.map((_, i) => i));
  });

  it('gives each picture an id, an address and, within its owner, an alternative text of its own', () => {
    expect(repeated(pictures.map(({ id }) => id))).toEqual([]);
    expect(repeated(pictures.map(({ url }) => url))).toEqual([]);
    expect(repeated(pictures.map((picture) => ownerOf(picture) + picture.alt))).toEqual([]);
  });

  it('files the pictures in the storage folders', () => {
    for (const { url, folder, id } of pictures) {
      expect(folder).toMatch(/^(cover|plat|countries\/[A-Z]{2}\/(polaroid|recipe|category))$/);
      expect(url).toBe(`/media/recipe-images/${folder}/${id}.webp`);
    }
  });

  it('has a placeholder of at most 150 bytes for each picture', () => {
    for (const { alt, placeholder } of pictures) {
      const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
      const bytes = Buffer.from(base64, 'base64');
      expect(bytes.subarray(8, 12).toString(), alt).toBe('WEBP');
      expect(bytes.length, alt).toBeLessThanOrEqual(150);
    }
  });
});

describe('pictureId', () => {
  it('is a UUID of version 5 and the same for the same key', () => {
    expect(pictureId('recipe:x:cover:0')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(pictureId('recipe:x:cover:0')).toBe(pictureId('recipe:x:cover:0'));
  });

  it('does not change from one release to the next', () => {
    expect(pictures.find(({ owner }) => owner.kind === 'country' && owner.code === 'JP')?.id).toBe(
      '1df763fb-cfbb-5c9a-ba8d-0d117f65e3b2',
    );
  });
});

describe('ofCountry', () => {
  const country = { name: '', particule_de_du: '' } as Parameters<typeof ofCountry>[0];

  it.each([
    ['du', 'Japon', 'du Japon'],
    ["de l'", 'Italie', "de l'Italie"],
    ["d'", 'Andorre', "d'Andorre"],
    ['des', 'États-Unis', 'des États-Unis'],
  ])('puts %s before %s', (particule_de_du, name, expected) => {
    expect(ofCountry({ ...country, particule_de_du, name })).toBe(expected);
  });
});
