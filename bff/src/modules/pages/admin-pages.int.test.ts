import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  AdminPageContentSchema,
  API,
  type PageContentInput,
  PageContentSchema,
  type SeoInput,
  type SeoPageType,
} from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://table.example';
const ABOUT = ADMIN_API.pageContent('about_content');

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded({ PUBLIC_URL });
  app = await appOfFile(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, payload, ...asHolder(cookie) });
const get = async (url: string) => (await app.inject({ url, ...asHolder(cookie) })).json();
const stored = async () => AdminPageContentSchema.parse(await get(ABOUT));
const shown = async () => PageContentSchema.parse(await get(API.page('about_content')));

/** Address of a stored file, as an upload returns it. */
async function aFile(): Promise<string> {
  const path = `media/recipe-images/pages/${randomUUID()}.webp`;
  await fixture.application.storage.put(path, 'pixels');
  return `/${path}`;
}
const isStored = (url: string): Promise<boolean> => fixture.application.storage.exists(url.slice(1));
const picture = (url: string) => ({ url, width: 1200, height: 800, placeholder: '', alt: 'Nous deux', focal: null });

/** Saves on what is stored now. */
async function save(fields: Partial<PageContentInput>) {
  const response = await put(ABOUT, { ...(await stored()), ...fields });
  expect(response.statusCode, response.body).toBe(200);
  return AdminPageContentSchema.parse(response.json());
}

describe('the about page', () => {
  it('begins with the default picture, which its first save may keep, and follows each save at once', async () => {
    const before = await stored();
    expect(before).toMatchObject({ description_text: null, revision: 0 });
    expect(before.couple_image?.url).toBe((await shown()).couple_image?.url);
    const first = await save({ description_text: ' Notre histoire. ' });
    expect(first).toEqual({ ...before, description_text: 'Notre histoire.', revision: 1 });
    expect(await stored()).toEqual(first);
    expect(await shown()).toMatchObject({ description_text: 'Notre histoire.' });
    await save({ couple_image: null, description_text: '' });
    expect(await shown()).toEqual({ page_type: 'about_content', couple_image: null, description_text: null });
    await save({ couple_image: before.couple_image });
    expect((await shown()).couple_image?.url).toBe(before.couple_image?.url);
  });

  it('shows an uploaded picture with its variants, and a version has it once another one replaces it', async () => {
    const [first, second] = [await aFile(), await aFile()];
    await save({ couple_image: { ...picture(first), focal: { x: 3, y: 7 } } });
    const { couple_image } = await shown();
    expect(couple_image).toMatchObject({ url: first, alt: 'Nous deux', focal: { x: 3, y: 7 } });
    expect(couple_image?.variants.length).toBeGreaterThan(0);
    await save({ description_text: 'Le même.' });
    expect(await isStored(first)).toBe(true);
    await save({ couple_image: picture(`${PUBLIC_URL}${second}`) });
    expect((await stored()).couple_image?.url).toBe(second);
    expect(await Promise.all([first, second].map(isStored))).toEqual([true, true]);
  });

  it('shows a picture of another site without variants', async () => {
    await save({ couple_image: picture('https://images.example/nous.jpg') });
    expect((await shown()).couple_image).toMatchObject({ url: 'https://images.example/nous.jpg', variants: [] });
  });

  it.each<[string, object, string]>([
    ['a file that is not there', picture(`/media/recipe-images/pages/${randomUUID()}.webp`), 'couple_image.url'],
    ['a path out of the bucket', picture('/media/recipe-images/../secret'), 'couple_image.url'],
    ['an address without TLS', picture('http://images.example/nous.jpg'), 'couple_image.url'],
    ['an address of a script', picture('javascript:alert(1)'), 'couple_image.url'],
    ['a picture that was not measured', { ...picture('https://images.example/a.jpg'), width: 0 }, 'couple_image.width'],
    [
      'a field of the stored document',
      { ...picture('https://images.example/a.jpg'), image_type: 'mood' },
      'couple_image.image_type',
    ],
  ])('refuses %s', async (_what, couple_image, path) => {
    const before = await stored();
    const response = await put(ABOUT, { ...before, couple_image });
    expect(response.json()).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ path }] });
    expect(await stored()).toEqual(before);
  });

  it('refuses a text that is too long, and other pages', async () => {
    const before = await stored();
    const long = await put(ABOUT, { ...before, description_text: 'x'.repeat(30_001) });
    expect(long.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'description_text' }] });
    expect((await put('/api/admin/pages/home', before)).statusCode).toBe(422);
  });

  it('refuses a save on an older revision, also one of two first saves', async () => {
    const before = await stored();
    await save({ description_text: 'Plus récent.' });
    const late = await put(ABOUT, { ...before, description_text: 'Trop tard.' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'REVISION_CONFLICT']);
    expect((await put(ABOUT, { ...before, revision: 0 })).json().code).toBe('REVISION_CONFLICT');
    expect((await stored()).description_text).toBe('Plus récent.');

    const own = await openSeeded();
    const site = await appFor(own);
    const held = asHolder(await cookieOf(site, await anAccount(own.application)));
    const saving = ['a', 'b', 'c'].map((description_text) =>
      site.inject({
        method: 'PUT',
        url: ABOUT,
        payload: { couple_image: null, description_text, revision: 0 },
        ...held,
      }),
    );
    const statuses = (await Promise.all(saving)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409]);
  });

  it('has its changes in the audit log', async () => {
    const { revision } = await save({ couple_image: null, description_text: 'Avant.' });
    await put(ABOUT, { couple_image: null, description_text: 'Après.', revision });
    expect((await fixture.application.audit.latest(1))[0]).toMatchObject({
      action: 'PUT /api/admin/pages/:pageType',
      target: 'about_content',
      outcome: 'done',
      changes: ['description_text'],
    });
  });
});

describe('metadata of the fixed pages', () => {
  const seo = (og_image_url: string | null): SeoInput => ({
    title: 'Un titre',
    description: 'Une description.',
    keywords: 'pain, levain',
    canonical_url: '/ailleurs',
    og_image_url,
    revision: 0,
  });
  const revisionOf = async (page: SeoPageType) => (await get(ADMIN_API.seo(page))).revision;
  const write = async (page: SeoPageType, og: string | null) =>
    put(ADMIN_API.seo(page), { ...seo(og), revision: await revisionOf(page) });

  it.each<[SeoPageType, string]>([
    ['home', API.home],
    ['recipes_list', API.seo('recipes_list')],
    ['about', API.seo('about')],
  ])('of %s reaches its page at once, with every field', async (page, url) => {
    const published = async () => {
      const response = await get(url);
      return page === 'home' ? response.seo : response;
    };
    await published();
    const og = await aFile();
    expect((await write(page, og)).statusCode).toBe(200);
    const { revision: _, ...written } = seo(og);
    expect(await published()).toEqual(written);
  });

  it('protects its uploaded picture from removal, also once another one replaces it', async () => {
    const { media } = fixture.application;
    const files = [await aFile(), await aFile(), await aFile()] as const;
    const [plain, absolute, variant] = files;
    const named = [plain, `${PUBLIC_URL}${absolute}`, variant.replace('.webp', '.1200x630.jpg')];
    for (const [index, address] of named.entries()) {
      await write('home', address);
      await expect(media.remove(files[index] ?? '')).rejects.toMatchObject({ code: 'MEDIA_IN_USE' });
      const { unused } = await media.sweep({ dryRun: true });
      expect(unused).not.toContain(files[index]);
    }
    await write('home', null);
    expect(await Promise.all(files.map(isStored))).toEqual([true, true, true]);
  });
});
