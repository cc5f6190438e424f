import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_API, CountrySeedSchema } from '@tdt/contracts';
import { openDocuments, temporaryDatabase } from '@tdt/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../testing/editor.ts';
import { setAt } from '../testing/malformed.ts';
import { appOfFile, type Fixture, openSeeded } from '../testing/test-app.ts';

/** Values that no way in takes, by the field that has them. */
const BAD: [path: string, value: unknown][] = [
  ['images.0.url', 'javascript:alert(1)'],
  ['images.0.url', 'data:image/png;base64,AAAA'],
  ['images.0.url', 'http://example.org/a.webp'],
  ['images.0.url', 'https://example.org/a.webp'],
  ['images.0.url', '//example.org/media/a.webp'],
  ['images.0.url', 'media/a.webp'],
  ['images.0.url', `/media/${'a'.repeat(2100)}`],
  ['images.0.url', 7],
  ['images.0.width', 1e9],
  ['images.0.width', 0],
  ['images.0.width', 1.5],
  ['images.0.height', 1e9],
  ['images.0.height', '600'],
  ['images.0.placeholder', 'https://example.org/a.webp'],
  ['images.0.placeholder', 'javascript:alert(1)'],
  ['images.0.placeholder', 'data:text/html,<script>'],
  ['images.0.placeholder', `data:image/png;base64,${'A'.repeat(4001)}`],
  ['images.0.alt', 'a'.repeat(2001)],
  ['images.0.focal', { x: 99, y: 0 }],
  ['images.0.image_type', 'banner'],
  ['steps.0.media', { type: 'video', url: 'javascript:alert(1)' }],
  ['steps.0.media', { type: 'video', url: 'http://example.org/a.mp4' }],
  ['steps.0.description', ''],
  ['steps', []],
  ['ingredients.0.name', ''],
  ['ingredients', []],
  ['title', ''],
  ['title', 'a'.repeat(1000)],
  ['servings', 0],
  ['servings', 1e9],
  ['difficulty', 'impossible'],
  ['type_recipe', 'soupe'],
  ['diet_corrections', { vegan: 'oui' }],
];
const GOOD: [path: string, value: unknown][] = [
  ['images.0.width', 20_000],
  ['images.0.placeholder', ''],
  ['images.0.placeholder', 'data:image/webp;base64,AAAA'],
  ['steps.0.media', { type: 'video', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }],
  ['title', "Œufs à la neige d'antan"],
];

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let picture: object;
let recipes: Awaited<ReturnType<typeof openDocuments>>;
let folder: string;
beforeAll(async () => {
  const MONGODB_URI = temporaryDatabase();
  fixture = await openSeeded({ MONGODB_URI });
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
  const url = await editor.file('cover');
  picture = { url, width: 900, height: 600, placeholder: '', alt: 'Un plat', focal: null, image_type: 'cover' };
  recipes = await openDocuments(MONGODB_URI);
  folder = await mkdtemp(join(tmpdir(), 'bad-values-'));
});
afterAll(async () => {
  await recipes.close();
  await rm(folder, { recursive: true });
});

const changed = <T extends object>(sound: T, path: string, value: unknown): T => {
  const copy = structuredClone(sound);
  setAt(copy as Record<string, unknown>, path.split('.'), value);
  return copy;
};

/** What each way in says to a value; `null`: it takes it. */
const WAYS: Record<string, (path: string, value: unknown) => Promise<unknown>> = {
  async 'the editor'(path, value) {
    const input = changed(aRecipeInput({ images: [picture as never] }), path, value);
    const { statusCode, body } = await editor.call('POST', ADMIN_API.recipes, input);
    expect([201, 422]).toContain(statusCode);
    return statusCode === 201 ? null : body;
  },
  async import(path, value) {
    const seed = changed(aRecipe({ images: [{ ...picture, image_order: 0 } as never] }), path, value);
    const { refused, notes } = await fixture.application.recipes.importMany([seed], { dryRun: true });
    // What an editor can add is a draft, with the same fault as a note: visitors do not see it.
    return refused[0]?.reason ?? notes[0] ?? null;
  },
  async restore(path, value) {
    const file = join(folder, 'site.tar.gz');
    const { id } = await editor.recipe({ images: [picture as never] });
    const stored = recipes.db.collection<{ _id: string }>('recipes');
    const sound = await stored.findOne({ _id: id });
    await stored.replaceOne({ _id: id }, changed(sound ?? {}, path, value));
    await fixture.application.backups.write(file);
    const refusal = await fixture.application.backups.restore(file).then(
      () => null,
      (error: Error) => error.message,
    );
    await stored.deleteOne({ _id: id });
    if (refusal !== null) expect(refusal).toContain(`recipes/${id}`);
    // A restore signs everybody out.
    else editor = await anEditor(app, fixture);
    return refusal;
  },
  async 'the seed of countries'(path, value) {
    const image = { ...picture, image_type: 'polaroid', image_order: 0 };
    const { error } = CountrySeedSchema.safeParse(changed({ ...aCountry(), images: [image] }, path, value));
    return error ?? null;
  },
};

describe.each(Object.keys(WAYS))('by %s', (way) => {
  const isSeed = way === 'the seed of countries';
  const ofWay = (table: typeof BAD) => table.filter(([path]) => !isSeed || path.startsWith('images.'));

  it.each(ofWay(BAD))('%s: %j is refused', async (path, value) => {
    expect(await WAYS[way]?.(path, value)).not.toBeNull();
  });

  it.each(ofWay(GOOD))('%s: %j is taken', async (path, value) => {
    expect(await WAYS[way]?.(path, value)).toBeNull();
  });
});
