import { ADMIN_API, AdminRecipeListSchema, type AdminRecipeRow, AdminSearchSchema, API } from '@tdt/contracts';
import { temporaryDatabase } from '@tdt/testing';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { appOfFile, openSeeded } from '../../testing/test-app.ts';

let app: FastifyInstance;
let editor: Editor;
/** Of another server on the same database. */
let colleague: Editor;
beforeAll(async () => {
  const env = { MONGODB_URI: temporaryDatabase() };
  const [first, second] = [await openSeeded(env), await openSeeded(env)];
  app = await appOfFile(first);
  editor = await anEditor(app, first);
  colleague = await anEditor(await appOfFile(second), second);
});

const listed = async (query: string, by = editor) =>
  AdminRecipeListSchema.parse((await by.call('GET', `${ADMIN_API.recipes}?${query}`)).json());
const titles = async (query: string, by = editor) => (await listed(query, by)).items.map(({ title }) => title);
const marked = ({ found }: AdminRecipeRow) => found && [found.field, found.place, found.excerpt[1]];
const step = { group: null, duree_preparation: null, duree_cuisson: null, duree_repos: null };

describe('the search of editors', () => {
  it.each([
    ['description', { description: 'Une pâte sablonneuse.' }, ['description', 1, 'sablonneuse']],
    [
      'title of the cultural context',
      { cultural_context_title: 'Sablonneuse' },
      ['cultural_context_title', 1, 'Sablonneuse'],
    ],
    ['cultural context', { cultural_context: 'Dune **sablonneuse**.' }, ['cultural_context', 1, 'sablonneuse']],
    ['tips', { prep_tips: ['Rien.', 'Terre SABLONNEUSE'] }, ['prep_tips', 2, 'SABLONNEUSE']],
    [
      'ingredients',
      { ingredients: [{ name: 'terre sablonneuse', quantity: '1', group: null }] },
      ['ingredients', 1, 'sablonneuse'],
    ],
    [
      'steps',
      {
        steps: [
          { ...step, description: 'Pétrissez.' },
          { ...step, description: 'Texture sablonneuse' },
        ],
      },
      ['steps', 2, 'sablonneuse'],
    ],
  ])('finds a word in the %s, without case and accents, and says where', async (_, fields, place) => {
    const { id, title } = await editor.recipe({ title: 'Pain du désert', ...fields });
    const { items, total } = await listed('q=sablonneus');
    expect([items.map(({ title }) => title), total]).toEqual([[title], 1]);
    expect(items.map(marked)).toEqual([place]);
    expect(await titles('q=SABLONNÈUSE+desert+pain')).toEqual([title]);
    await editor.call('DELETE', ADMIN_API.recipe(id));
    expect(await titles('q=sablonneuse')).toEqual([]);
    expect(await titles('q=sablonneuse&visibility=deleted')).toContain(title);
  });

  it('lists first, page by page, what has the text in its title, drafts too, and filters as ever', async () => {
    const draft = { publication: { state: 'draft', from: null, until: null } } as const;
    await editor.recipe({ title: 'Riz camphré' });
    await editor.recipe({ title: 'Alpha', description: 'Un goût camphré.' });
    await editor.recipe({ title: 'Bêta', description: 'Camphré.', difficulty: 'moyen', ...draft });
    await editor.recipe({ title: 'Zèbre camphré', ...draft });
    const all = ['Riz camphré', 'Zèbre camphré', 'Alpha', 'Bêta'];
    expect(await titles('q=camphre&sort=title')).toEqual(all);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => titles(`q=camphre&sort=title&page_size=1&page=${page}`)),
    );
    expect(pages.flat()).toEqual(all);
    expect(await titles('q=camphre&page_size=3&page=2&sort=title')).toEqual(['Bêta']);
    expect(await titles('q=camphre&visibility=draft&sort=-title')).toEqual(['Zèbre camphré', 'Bêta']);
    expect(await titles('q=camphre&difficulte=moyen')).toEqual(['Bêta']);
    const selection = {
      query: { q: 'camphre', sort: 'title' },
      action: { kind: 'difficulty', difficulty: 'difficile' },
    };
    expect((await editor.call('POST', ADMIN_API.bulk, selection)).json()).toMatchObject({ count: 4 });
  });

  it('finds and says in Ctrl+K where else, with the number of all', async () => {
    for (let turn = 0; turn < 6; turn += 1)
      await editor.recipe({ title: `Gelée ${turn}`, prep_tips: ['Un agar-agar de qualité.'] });
    await editor.recipe({ title: 'Agar en dés' });
    const { recipes, recipes_total } = AdminSearchSchema.parse(
      (await editor.call('GET', ADMIN_API.search('agar'))).json(),
    );
    expect(recipes_total).toBe(7);
    expect(recipes).toHaveLength(5);
    expect(recipes[0]).toMatchObject({ title: 'Agar en dés' });
    expect(recipes[0]?.found).toBeUndefined();
    expect(recipes[1]?.found).toEqual({
      field: 'prep_tips',
      place: 1,
      excerpt: ['Un ', 'agar', '-', 'agar', ' de qualité.'],
    });
  });

  it('follows on other servers', async () => {
    await editor.recipe({ title: 'Soupe du soir', description: 'Une louche de panais.' });
    await expect.poll(() => titles('q=panais', colleague), { timeout: 10_000 }).toEqual(['Soupe du soir']);
  });

  it('leaves what visitors find as it is', async () => {
    await editor.recipe({ title: 'Tarte simple', description: 'Croustillance.', prep_tips: ['Croustillance'] });
    expect(await titles('q=croustillance')).toEqual(['Tarte simple']);
    expect((await app.inject(`${API.recipes}?q=croustillance`)).json()).toMatchObject({ total: 0 });
  });
});
