import { openDocuments, temporaryDatabase } from '@tdt/testing';
import { onTestFinished } from 'vitest';
import { anEditor, type Editor } from './editor.ts';
import { signUp } from './newsletter.ts';
import { appFor, openSeeded, settingsOf } from './test-app.ts';

const picture = (url: string) => ({
  url,
  width: 900,
  height: 600,
  placeholder: '',
  alt: 'Un plat',
  focal: { x: 2, y: 3 },
});

/** A site with documents in which as many fields as possible are filled. */
export async function siteOfFullDocuments() {
  // Of another name than those whose queries must use indexes: lists in fields of an index keep it from sorting.
  const MONGODB_URI = temporaryDatabase().replace('/test-', '/malformed-');
  const fixture = await openSeeded({ MONGODB_URI });
  const app = await appFor(fixture, { CACHE_SECONDS: '0' });
  const editor = await anEditor(app, fixture, { isSuper: true });
  const { application } = fixture;
  const country = await editor.country({
    images: [{ ...picture(await editor.file('cover')), image_type: 'polaroid' }],
    category_description: 'Des baies.',
  });
  const recipe = await editor.recipe(await richRecipe(editor, country.id));
  const metadata = {
    title: 'Titre',
    description: 'Texte',
    keywords: 'mots',
    canonical_url: '/',
    og_image_url: '/media/a.webp',
  };
  await application.pages.saveSeo({ pageType: 'recipe', pageId: recipe.id }, { ...metadata, revision: 0 });
  await application.pages.saveSeo({ pageType: 'home', pageId: null }, { ...metadata, revision: 0 });
  await application.pages.saveContent('about_content', {
    couple_image: picture(await editor.file('about')),
    description_text: 'Nous.',
    revision: 0,
  });
  await application.newsletter.subscribe(signUp({ birthdate: '1980-02-03', email: 'ana@example.org' }));
  await application.sitemap.publish();
  const { db, close } = await openDocuments(MONGODB_URI);
  onTestFinished(close);
  return { fixture, db, country, recipe, settings: settingsOf({ DATA_DIR: fixture.dataDir, MONGODB_URI }) };
}

async function richRecipe(editor: Editor, country_id: string) {
  return {
    title: 'Plokkfiskur',
    country_id,
    cultural_context: 'Un plat du jeudi.',
    cultural_context_title: 'Jeudi',
    ingredients_title: 'Au marché',
    steps_title: 'Aux fourneaux',
    groups: ['Poisson'],
    prep_tips: ['Gardez du bouillon.'],
    diet_corrections: { vegan: false },
    ingredients: [{ name: 'cabillaud', quantity: '500 g', group: 'Poisson' }],
    steps: [
      {
        description: 'Pochez le cabillaud.',
        group: 'Poisson',
        duree_preparation: '10 minutes',
        duree_cuisson: '20 minutes',
        duree_repos: '1 heure',
        media: { type: 'image' as const, url: await editor.file('recipe-steps-images') },
      },
    ],
    images: [
      { ...picture(await editor.file('cover')), image_type: 'cover' as const },
      { ...picture(await editor.file('plat')), image_type: 'plat' as const },
    ],
  };
}
