import { PageContentSchema, SeoSchema } from '@tdt/contracts';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { DEFAULT_TEAM, presentImage } from '@tdt/files/images';
import { expect, it } from 'vitest';
import { UNEDITED } from '../edited-documents.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { createPagesRepository } from './pages.repository.ts';
import { seoId } from './seo-page.ts';

const version = { ...UNEDITED, revision: 1, updated_at: new Date() };
const texts = { title: 'Titre', description: 'Texte', keywords: null, canonical_url: null, og_image_url: null };

it('returns a default picture and nothing else where nothing is stored', async () => {
  const { pages } = await temporaryCookbook();
  expect(PageContentSchema.parse(await pages.content('about_content'))).toEqual({
    page_type: 'about_content',
    couple_image: presentImage(DEFAULT_TEAM),
    description_text: null,
  });
  expect(await pages.seo('home')).toBeNull();
});

it('distinguishes the metadata of pages of one type by their ids', async () => {
  const settings = await temporaryPlace();
  const { pages } = await temporaryCookbook(settings);
  const connection = await openConnection(settings);
  const repository = createPagesRepository(connection, createChanges(connection), {
    seo: noVersions,
    page: noVersions,
  });
  await repository.insertSeo([
    { _id: seoId('recipe', 'a'), page_type: 'recipe', page_id: 'a', ...texts, ...version },
    { _id: seoId('about', null), page_type: 'about', page_id: null, ...texts, title: 'À propos', ...version },
  ]);
  expect(SeoSchema.parse(await pages.seo('recipe', 'a'))).toEqual(texts);
  expect(await pages.seo('recipe', 'b')).toBeNull();
  expect(await pages.seo('recipe')).toBeNull();
  expect(await pages.seo('about')).toMatchObject({ title: 'À propos' });
});
