import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sealBuild } from '@tdt/build/seal';
import type { AdminCountry, AdminRecipe, CountryInput, NewSubscription, UploadedFile } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import type { Application } from '@tdt/site';
import type { BrevoStandIn } from '@tdt/testing/brevo';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import { type EditorSession, signIn } from '../instances/editor-session.ts';
import { ADMIN, EDITOR, PASSWORD, PUBLIC_URL, REMOTE } from './release-1.ts';

/** What the site is asked for by. */
export interface Filled {
  recipes: AdminRecipe[];
  formerSlug: string;
  countries: AdminCountry[];
  subscribers: string[];
  pictures: string[];
}

/** Stores a bit of everything: through the API at `url`, or through the application where there is none. */
export async function fillSite(url: string, application: Application, brevo: BrevoStandIn): Promise<Filled> {
  await application.users.create({ email: EDITOR, password: PASSWORD, is_super_admin: true });
  await application.users.create({ email: ADMIN, password: PASSWORD, is_super_admin: false });
  const editor = await signIn(url, PUBLIC_URL, EDITOR, PASSWORD);
  await signIn(url, PUBLIC_URL, ADMIN, PASSWORD);
  const refused = await signIn(url, PUBLIC_URL, ADMIN, 'another password').catch(() => null);
  if (refused) throw new Error('A wrong password was accepted.');
  const content = await fillContent(url, editor);
  const subscribers = await fillNewsletter(application, brevo);
  for (const text of REMOTE.builds) await deploy(application, text);
  await editor.call(url, 'POST', ADMIN_API.sitemapPublish, {});
  return { ...content, subscribers };
}

const saved = ({ url, width, height, placeholder }: UploadedFile, alt: string) => ({
  ...{ url, width, height, placeholder, alt },
  focal: { x: 3, y: 8 },
});

const country = (fields: Partial<CountryInput>): CountryInput => ({
  name: 'Japon',
  particule_en_au: 'au',
  particule_de_du: 'du',
  adjectif: 'japonaise',
  country_bon_appetit: 'Itadakimasu',
  regions: ['Asie'],
  recipe_description: 'Une cuisine de saison.',
  category_description: null,
  images: [],
  ...fields,
});

async function fillContent(url: string, editor: EditorSession) {
  const picture = await editor.upload(url);
  const polaroid = { ...saved(picture, 'Kyoto en automne'), image_type: 'polaroid' as const };
  const post = <Result>(path: string, body: object) => editor.call<Result>(url, 'POST', path, body);
  const countries = [
    await post<AdminCountry>(ADMIN_API.countries, country({ images: [polaroid] })),
    await post<AdminCountry>(ADMIN_API.countries, country({ name: 'Norvège', adjectif: null, regions: ['Europe'] })),
  ];
  const images = [{ ...saved(picture, 'Un gratin doré'), image_type: 'cover' as const }];
  const first = await editor.create(url, aRecipeInput({ title: 'Gratin de Camille', images }));
  const renamed = editedRecipe(first, {
    title: 'Gratin à la mode de Camille',
    country_id: countries[0]?.id ?? null,
    groups: ['Le plat', 'La sauce'],
    prep_tips: ['Préparez la sauce la veille.'],
    cultural_context: 'Un plat de fête.',
  });
  const recipes = [
    await editor.call<AdminRecipe>(url, 'PUT', ADMIN_API.recipe(first.id), renamed),
    await editor.create(url, aRecipeInput({ title: 'Soupe de midi', type_recipe: 'entrée', difficulty: 'difficile' })),
  ];
  const seo = { keywords: 'gratin', canonical_url: null, og_image_url: picture.url, revision: 0 };
  const put = (path: string, body: object) => editor.call(url, 'PUT', path, body);
  await put(ADMIN_API.seo('about'), { ...seo, title: 'Qui nous sommes', description: 'Deux cuisiniers.' });
  await put(ADMIN_API.seo('recipe', first.id), { ...seo, title: 'Le gratin', description: 'De Camille.' });
  const about = { couple_image: saved(picture, 'Nous deux'), description_text: 'Nous cuisinons.', revision: 0 };
  await put(ADMIN_API.pageContent('about_content'), about);
  return { recipes, formerSlug: first.slug, countries, pictures: [picture.url] };
}

/** Subscribers in each state, also of their synchronisation. */
async function fillNewsletter({ newsletter }: Application, brevo: BrevoStandIn): Promise<string[]> {
  const ids: string[] = [];
  const emailOf = (name: string) => `${name.toLowerCase()}@lecteurs.example`;
  const tokenIn = (link: string) => [...new URL(link).searchParams.values()].join();
  const subscribe = async (name: string, fields: Partial<NewSubscription> = {}) => {
    const form = { first_name: name, last_name: 'Lima', email: emailOf(name), birthdate: '1990-12-10' };
    const { id } = await newsletter.subscribe({ ...form, opted_in: true, source: 'website_exit_intent', ...fields });
    ids.push(id);
    await newsletter.sync(emailOf(name));
    return newsletter.links(id);
  };
  const join = async (name: string) => {
    const links = await subscribe(name);
    await newsletter.confirm(tokenIn(links.confirm));
    await newsletter.sync(emailOf(name));
    return links;
  };
  await join('Active');
  await newsletter.unsubscribe(tokenIn((await join('Left')).unsubscribe));
  await join('Bounced');
  await newsletter.receive([{ kind: 'hard_bounce', email: emailOf('Bounced'), at: new Date() }]);
  await subscribe('Waiting');
  await subscribe('Silent', { opted_in: false });
  brevo.respondAlways('invalid');
  await join('Refused');
  brevo.respondAlways(null);
  return ids;
}

/** Deploys a build of the remote as an operator does. */
async function deploy({ remotes }: Application, text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  const bundle = `
    const { jsx } = require('react/jsx-runtime');
    exports.routes = [{ path: '${REMOTE.page}', Component: () => jsx('h1', { children: '${text}' }) }];`;
  const files = {
    'web/remoteEntry.js': `/* ${text} */`,
    'web/js/remote.js': '/* module */',
    'node/remote.cjs': bundle,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const facts: Parameters<typeof sealBuild>[1] = {
    name: REMOTE.name,
    kind: 'remote',
    layout: 'public',
    mounts: [REMOTE.page],
    preload: [],
  };
  await sealBuild(folder, facts, { js: ['web/js/remote.js'], css: [], pages: [] });
  await remotes.deploy(REMOTE.name, folder);
  await rm(folder, { recursive: true });
}
