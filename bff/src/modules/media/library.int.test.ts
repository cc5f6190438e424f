import { ADMIN_API, ADMIN_PAGES, type AdminRecipe, RecipeDraftSchema, SeoInputSchema } from '@tdt/contracts';
import { editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { libraryOf } from '../../testing/library.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let library: ReturnType<typeof libraryOf>;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture, { WARM_PICTURES: 'false', limits: { adminWrites: 0 } });
  editor = await anEditor(app, fixture);
  library = libraryOf(app, fixture, editor);
});

type Uploaded = Awaited<ReturnType<typeof library.upload>>;
type RecipeFields = Parameters<Editor['recipe']>[0];

const NO_SEO = SeoInputSchema.parse({ revision: 0 });
const cover = ({ image }: Uploaded, fields: object = {}) => ({ ...image, image_type: 'cover' as const, ...fields });
const recipeWith = (picture: Uploaded, fields: RecipeFields = {}, alt = '') =>
  editor.recipe({ title: 'Tarte Tatin aux coings', images: [cover(picture, { alt })], ...fields });
const stored = async ({ id }: AdminRecipe): Promise<AdminRecipe> =>
  (await editor.call('GET', ADMIN_API.recipe(id))).json();
const save = (recipe: AdminRecipe, fields: RecipeFields) =>
  editor.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, fields));
const saveDraft = (recipe: AdminRecipe, fields: RecipeFields) => {
  const { publication: _, ...content } = editedRecipe(recipe, fields);
  return editor.call('PUT', ADMIN_API.recipeDraft(recipe.id), { ...content, seo: NO_SEO, draft_revision: 0 });
};
const draftOf = async ({ id }: AdminRecipe) =>
  RecipeDraftSchema.parse((await editor.call('GET', ADMIN_API.recipeDraft(id))).json().draft);
const idsFor = async (query: string) => (await library.list(query)).items.map(({ id }) => id);
const countryNamed = async (q: string) =>
  (await editor.call('GET', `${ADMIN_API.countries}?q=${encodeURIComponent(q)}`)).json().items[0];

describe('a picture is found', () => {
  it.each(['q=coings', 'q=tatin%20tarte', 'q=JAPON%20coing', 'pays=japon', 'use=cover', 'no_alt=true'])(
    'by what shows it: %s',
    async (query) => {
      const [picture, other] = [await library.upload(), await library.upload('plat')];
      await recipeWith(picture, { country_id: (await countryNamed('Japon')).id });
      await library.index();
      const found = await idsFor(`?${query}`);
      expect(found).toContain(picture.id);
      expect(found.includes(other.id)).toBe(query === 'no_alt=true');
    },
  );

  it.each(['q=poire', 'pays=france', 'use=plat', 'use=none'])('not by what does not: %s', async (query) => {
    const picture = await library.upload();
    await recipeWith(picture, { country_id: (await countryNamed('Japon')).id });
    await library.index();
    expect(await idsFor(`?${query}`)).not.toContain(picture.id);
  });

  it('by the text of its place, which is its own until an editor writes one', async () => {
    const picture = await library.upload();
    await recipeWith(picture, {}, 'Des coings rôtis au four');
    await library.index();
    expect((await library.list('?q=four%20rotis')).items).toMatchObject([
      { id: picture.id, alt: 'Des coings rôtis au four' },
    ]);
    expect(await idsFor('?no_alt=true')).not.toContain(picture.id);
  });

  it('as unused when nothing live shows it any more', async () => {
    const picture = await library.upload();
    const recipe = await recipeWith(picture);
    await library.index();
    expect(await idsFor('?use=none')).not.toContain(picture.id);
    await editor.call('DELETE', ADMIN_API.recipe(recipe.id));
    await library.index();
    expect(await idsFor('?use=none')).toContain(picture.id);
    await editor.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(recipe.id)));
    await library.index();
    expect(await idsFor('?use=none')).not.toContain(picture.id);
  });

  it('by the new names of its recipe and its country, not by the former ones', async () => {
    const picture = await library.upload();
    const country = await editor.country({ name: 'Syldavie' });
    const recipe = await recipeWith(picture, { title: 'Quetsches', country_id: country.id });
    await library.index();
    await editor.save(country, { name: 'Bordurie' });
    await save(recipe, { title: 'Baba' });
    await library.index();
    expect(await Promise.all(['bordurie', 'baba', 'syldavie', 'quetsches'].map((q) => idsFor(`?q=${q}`)))).toEqual([
      [picture.id],
      [picture.id],
      [],
      [],
    ]);
  });

  it('page by page', async () => {
    const pictures = [await library.upload(), await library.upload(), await library.upload()];
    const pages = [await library.list('?page=1&page_size=2'), await library.list('?page=2&page_size=2')];
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, 3)).toEqual(
      pictures.map(({ id }) => id).reverse(),
    );
  });
});

describe('a picture says where it is', () => {
  it('in what is stored, waits, was, or lies in the trash, with the form that edits it', async () => {
    const [picture, other] = [await library.upload(), await library.upload()];
    const recipe = await recipeWith(picture, {}, 'Dorée');
    const trashed = await recipeWith(picture, { title: 'Flan' });
    await editor.call('DELETE', ADMIN_API.recipe(trashed.id));
    const changed = await recipeWith(picture, { title: 'Clafoutis' });
    await save(changed, { images: [cover(other)] });
    const waiting = await recipeWith(other, { title: 'Far' });
    await saveDraft(waiting, { images: [cover(picture)] });
    const { places } = await library.get(picture.id);
    const facts = { kind: 'recipe', use: 'cover', alt: '' };
    expect(places).toEqual([
      {
        ...facts,
        id: recipe.id,
        title: 'Tarte Tatin aux coings',
        state: 'live',
        alt: 'Dorée',
        href: ADMIN_PAGES.recipe(recipe.id),
      },
      { ...facts, id: trashed.id, title: 'Flan', state: 'trash', href: ADMIN_PAGES.recipe(trashed.id) },
      { ...facts, id: waiting.id, title: 'Far', state: 'draft', href: ADMIN_PAGES.recipe(waiting.id) },
      {
        ...facts,
        id: changed.id,
        title: 'Clafoutis',
        state: 'version',
        href: `${ADMIN_PAGES.recipe(changed.id)}?historique=recipe-2`,
      },
    ]);
  });

  it('as a step, a picture of a country, of a page, and for sharing', async () => {
    const picture = await library.upload('library');
    const { url, image } = picture;
    const recipe = await recipeWith(picture, {
      images: [],
      steps: [
        {
          description: 'Enfournez.',
          group: null,
          duree_preparation: null,
          duree_cuisson: null,
          duree_repos: null,
          media: { type: 'image', url },
        },
      ],
    });
    const country = await editor.country({ name: 'Poldévie', images: [{ ...image, image_type: 'polaroid' }] });
    await editor.call('PUT', ADMIN_API.pageContent('about_content'), { couple_image: image, revision: 0 });
    await editor.call('PUT', ADMIN_API.seo('recipe', recipe.id), { ...NO_SEO, og_image_url: url });
    const { places } = await library.get(picture.id);
    expect(places.map(({ kind, id, title, use, alt }) => [kind, id, title, use, alt])).toEqual([
      ['recipe', recipe.id, 'Tarte Tatin aux coings', 'step', null],
      ['country', country.id, 'Poldévie', 'country', ''],
      ['page', 'about_content', 'À propos', 'page', ''],
      ['seo', `recipe:${recipe.id}`, 'Tarte Tatin aux coings', 'seo', null],
    ]);
    await library.index();
    for (const use of ['step', 'country', 'page', 'seo']) expect(await idsFor(`?use=${use}`)).toContain(picture.id);
  });
});

describe('the texts of a picture', () => {
  it('are those of its places that have none of their own', async () => {
    const picture = await library.upload();
    const [empty, own] = [await recipeWith(picture), await recipeWith(picture, { title: 'Flan' }, 'À part')];
    const first = await library.change(picture.id, { alt: 'Des coings', credit: 'Léa', revision: 1 });
    expect(first).toMatchObject({
      changed: 1,
      unchanged: [],
      picture: { alt: 'Des coings', credit: 'Léa', revision: 2 },
    });
    await library.change(picture.id, { alt: 'Des coings confits', focal: { x: 2, y: 3 }, revision: 2 });
    expect((await stored(empty)).images).toMatchObject([{ alt: 'Des coings confits', focal: { x: 2, y: 3 } }]);
    expect((await stored(own)).images).toMatchObject([{ alt: 'À part', focal: { x: 2, y: 3 } }]);
    expect(await stored(empty)).toMatchObject({ revision: 3, edited_by: editor.email });
    await library.index();
    expect(await idsFor('?q=confits')).toEqual([picture.id]);
  });

  it('are written once by two editors who saw the same', async () => {
    const { id } = await library.upload();
    const write = (alt: string) =>
      editor.call('PATCH', ADMIN_API.picture(id), { alt, credit: '', focal: null, revision: 1 });
    const codes = (await Promise.all([write('un'), write('deux')])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
  });

  it('are recorded with what changed', async () => {
    const { id, url } = await library.upload();
    await library.change(id, { alt: 'Des coings', revision: 1 });
    const [entry] = await fixture.application.audit.latest(1);
    expect(entry).toMatchObject({ action: 'PATCH /api/admin/pictures/:id', target: url, changes: ['alt'] });
  });
});

describe('a replacement', () => {
  it('takes the place in what is stored, waits, or lies in the trash, with its text; versions keep the former', async () => {
    const [picture, next] = [await library.upload(), await library.upload('library')];
    const live = await recipeWith(picture, {}, 'Dorée');
    const trashed = await recipeWith(picture, { title: 'Flan' });
    await editor.call('DELETE', ADMIN_API.recipe(trashed.id));
    const waiting = await recipeWith(picture, { title: 'Far' });
    await saveDraft(waiting, { title: 'Far breton', images: [cover(picture, { alt: 'Un far' })] });
    await editor.call('PUT', ADMIN_API.seo('recipe', live.id), { ...NO_SEO, og_image_url: picture.url });
    const { changed, unchanged, picture: shown } = await library.replace(picture.id, next.url);
    expect([changed, unchanged, shown.id]).toEqual([5, [], next.id]);
    const { url, width, height, placeholder } = next;
    expect((await stored(live)).images).toEqual([cover(next, { width, height, placeholder, alt: 'Dorée' })]);
    expect((await stored(trashed)).images).toMatchObject([{ url }]);
    expect((await editor.call('GET', ADMIN_API.seo('recipe', live.id))).json().og_image_url).toBe(url);
    const { base, content } = await draftOf(waiting);
    expect([base.recipe.images, content.recipe.images]).toMatchObject([[{ url }], [{ url, alt: 'Un far' }]]);
    expect((await library.get(picture.id)).places.map(({ state }) => state)).toEqual(Array(4).fill('version'));
    expect((await app.inject(picture.url)).statusCode).toBe(200);
  });

  it('leads pending changes to a save without conflict', async () => {
    const [picture, next] = [await library.upload(), await library.upload()];
    const recipe = await recipeWith(picture);
    await saveDraft(recipe, { title: 'Flan', images: [cover(picture)] });
    await library.replace(picture.id, next.url);
    const { base, content } = await draftOf(recipe);
    expect(base.recipe.images).toEqual((await stored(recipe)).images);
    expect(content.recipe).toMatchObject({ title: 'Flan', images: [{ url: next.url }] });
  });

  it('reaches what is saved at the same moment', async () => {
    const [picture, next] = [await library.upload(), await library.upload()];
    const recipe = await recipeWith(picture);
    const [replaced, saved] = await Promise.all([
      library.replace(picture.id, next.url),
      save(recipe, { title: 'Flan' }),
    ]);
    const after = await stored(recipe);
    expect([replaced.unchanged, after.images[0]?.url]).toEqual([[], next.url]);
    expect(after.title).toBe(saved.statusCode === 200 ? 'Flan' : recipe.title);
  });

  it.each(['the same', 'one that does not exist', 'one of another site'])('by %s is refused', async (which) => {
    const { id, url } = await library.upload();
    const other = { 'the same': url, 'one of another site': 'https://a.example/b.webp' }[which];
    const payload = {
      url: other ?? '/media/recipe-images/cover/00000000-0000-4000-8000-000000000000.webp',
      revision: 1,
    };
    const response = await editor.call('POST', ADMIN_API.pictureReplacement(id), payload);
    expect([response.statusCode, response.json().errors[0].path]).toEqual([422, 'url']);
  });
});

describe('the removal of a picture', () => {
  it.each(['live', 'trash', 'draft', 'version'])('is refused with the place that still shows it: %s', async (state) => {
    const [picture, other] = [await library.upload(), await library.upload()];
    const recipe = await recipeWith(state === 'draft' ? other : picture);
    if (state === 'trash') await editor.call('DELETE', ADMIN_API.recipe(recipe.id));
    if (state === 'version') await save(recipe, { images: [] });
    if (state === 'draft') await saveDraft(recipe, { images: [cover(picture)] });
    const response = await editor.call('DELETE', ADMIN_API.picture(picture.id));
    expect([response.statusCode, response.json().code]).toEqual([409, 'MEDIA_IN_USE']);
    expect(response.json().places).toMatchObject([{ kind: 'recipe', id: recipe.id, state }]);
    expect((await app.inject(picture.url)).statusCode).toBe(200);
  });

  it.each(['cover', 'library'])('takes one that nothing shows out of the list: of the folder %s', async (folder) => {
    const { id, url } = await library.upload(folder);
    expect((await editor.call('DELETE', ADMIN_API.picture(id))).statusCode).toBe(204);
    expect([await idsFor(''), (await app.inject(url)).statusCode]).toEqual([expect.not.arrayContaining([id]), 404]);
    expect((await editor.call('DELETE', ADMIN_API.picture(id))).statusCode).toBe(404);
  });
});

describe('the index of pictures', () => {
  it('knows what content shows that is older than the library, and after a gap in the feed', async () => {
    const url = await editor.file('cover');
    const image = { url, width: 40, height: 30, placeholder: '', alt: 'Un flan', focal: null };
    const recipe = await editor.recipe({ title: 'Sabayon', images: [{ ...image, image_type: 'cover' }] });
    await library.index();
    expect((await library.list('?q=sabayon')).items).toMatchObject([
      { url, alt: 'Un flan', bytes: null, use_count: 1 },
    ]);
    // Each of more writes than the feed has entries.
    let present = recipe;
    for (let number = 1; number <= 60; number += 1)
      present = (await save(present, { title: number === 60 ? 'Kouglof' : `Sabayon ${number}` })).json();
    await library.index();
    expect((await library.list('?q=kouglof')).items).toMatchObject([{ url }]);
  });

  it('is the same after it was made twice', async () => {
    await recipeWith(await library.upload());
    await library.index();
    const before = await library.list();
    await library.index();
    expect(await library.list()).toEqual(before);
  });
});

it.each(['', 'x', '..%2F..', '%00', '00000000-0000-4000-8000-000000000000', 'a'.repeat(100)])(
  'no picture has the id %j',
  async (id) => {
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await editor.call(method, `${ADMIN_API.pictures}/${id}`);
      expect([404, 405, 422]).toContain(response.statusCode);
    }
  },
);

it.each([
  {},
  { revision: 0 },
  { revision: 1, alt: 'a'.repeat(301) },
  { revision: 1, focal: { x: 11, y: 0 } },
  { revision: 1, url: 'x' },
])('a picture refuses the texts %j', async (payload) => {
  const { id } = await library.upload();
  expect((await editor.call('PATCH', ADMIN_API.picture(id), payload)).statusCode).toBe(422);
});
