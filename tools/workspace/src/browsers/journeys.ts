import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecipeDetail } from '@tdt/contracts';
import { ADMIN_PAGES, API, PAGES } from '@tdt/contracts/plain';
import { until } from '@tdt/testing';
import type { Size } from './driver.ts';
import { cachedPaths, fontSizeOf, heightOf } from './in-page.ts';
import { type Screen, targetOf } from './screen.ts';

export interface Visit {
  screen: Screen;
  /** Address of the site, without a path. */
  site: string;
  size: Size;
  /** Between browser and site. */
  network: { cut(): Promise<void>; restore(): Promise<void> };
  account: { email: string; password: string };
}

export type Journey = (visit: Visit) => Promise<void>;

const RECIPE = 'okonomiyaki-dosaka-au-chou-et-au-porc';
const [LONG, LONGER] = ['boeuf-bourguignon-au-vin-rouge', 'bibimbap-au-boeuf-et-aux-legumes'];

const isPhone = ({ width }: Size) => width < 600;
const ANY = /./;

/** The main journeys of readers and editors, by name. */
export const JOURNEYS: Record<string, Journey> = {
  async home({ screen, size }) {
    await screen.open(PAGES.home);
    // Engines divide lengths in different ways: only the computed size shows whether one does.
    const title = await screen.read(fontSizeOf, targetOf('heading', ANY));
    assert.equal(Math.round(title), isPhone(size) ? 54 : 107, "the title's size");
    await screen.picture('home');
    await screen.press('link', /^Je voyage /);
    await screen.at(/^\/recipe\//);
    await screen.sees('button', /^Ajouter .* aux favoris$/);
  },

  async list({ screen }) {
    await screen.open(PAGES.recipes);
    await screen.picture('list');
    await screen.fill('combobox', /./, 'okonomyaki');
    await screen.press('option', /^Okonomiyaki/);
    await screen.at(/^\/recipe\/okonomiyaki/);
    await screen.sees('heading', /Okonomiyaki/);
  },

  async recipe({ screen }) {
    await screen.open(PAGES.recipe(RECIPE));
    await screen.picture('recipe');
    await screen.press('button', 'Une personne de plus');
    await screen.reads('group', 'Nombre de personnes', /5\s+personnes/);
    await screen.at(/personnes=5/);
    await screen.picture('ingredients');
  },

  async 'list of purchases'({ screen }) {
    for (const slug of [LONG, LONGER]) {
      await screen.open(PAGES.recipe(slug));
      await screen.press('button', 'Ajouter à la liste de courses');
      await screen.sees('link', 'Voir la liste');
    }
    await screen.press('link', 'Voir la liste');
    await screen.at(/^\/liste-de-courses$/);
    await screen.press('checkbox', /^ail .*Bibimbap/);
    await screen.picture('purchases');
    // Engines report no largest paint where a reload restores the place in the page: the start must not wait for one.
    await screen.run('scrollTo(0, 600)');
    const milliseconds = await screen.reload();
    assert.ok(milliseconds < 2000, `a reload of the scrolled page reacts after ${milliseconds} ms`);
    assert.equal(await screen.run("document.querySelectorAll('main input:checked').length"), 1);
  },

  async 'cook mode'({ screen }) {
    await screen.open(PAGES.recipe(RECIPE));
    await screen.press('link', 'Cuisiner');
    await screen.sees('heading', 'Mise en place');
    await screen.picture('preparation');
    await screen.press('link', 'Suivant');
    await screen.sees('heading', /^Étape 1 sur /);
    await screen.picture('step');
    await screen.press('link', 'Suivant');
    await screen.sees('heading', /^Étape 2 sur /);
    await screen.reload();
    await screen.sees('heading', /^Étape 2 sur /);
  },

  async newsletter({ screen, size, network }) {
    await screen.open(PAGES.about);
    await screen.press('button', /newsletter/);
    await screen.fill('field', 'Prénom', 'Ada');
    await screen.fill('field', 'Nom', 'Lovelace');
    await screen.fill('field', 'Adresse email', `ada-${Date.now()}@example.org`);
    await screen.picture('newsletter');
    await network.cut();
    await screen.press('button', "S'inscrire");
    await screen.sees('list', 'Notifications');
    await screen.picture('toast');
    await expectLow(screen, size);
    await network.restore();
    // Beside the toast, which takes no press.
    await screen.press('button', "S'inscrire");
    await screen.sees('heading', 'Inscription réussie !');
    await screen.picture('subscribed');
  },

  async offline({ screen, network }) {
    await screen.open(PAGES.recipe(RECIPE));
    await screen.press('button', 'Ajouter à la liste de courses');
    await screen.press('button', /^Ajouter .* aux favoris$/);
    const wanted = [PAGES.shoppingList, PAGES.favourites, PAGES.recipe(RECIPE)];
    await until(`${wanted.join(', ')} are cached`, async () => {
      const cached = await screen.read(cachedPaths);
      const missing = wanted.filter((path) => !cached.includes(path));
      if (missing.length > 0) throw new Error(`without ${missing.join(', ')}`);
      // Their files come after them.
      await delay(500);
      return (await screen.read(cachedPaths)).length === cached.length;
    });
    await network.cut();
    await screen.open(PAGES.shoppingList);
    await screen.sees('checkbox', /farine de blé/);
    await screen.picture('purchases');
    await screen.open(PAGES.favourites);
    await screen.press('link', /^Okonomiyaki/);
    await screen.at(/^\/recipe\/okonomiyaki/);
    await screen.sees('heading', /Okonomiyaki/);
    await screen.openPlain(PAGES.countries);
    await screen.sees('heading', 'Vous êtes hors ligne');
    await screen.picture('nothing-cached');
    await network.restore();
    await screen.open(PAGES.countries);
    await screen.sees('heading', /pays/i);
  },

  async 'sign-in and a save'({ screen, size, site, account }) {
    const { id } = await read<RecipeDetail>(`${site}${API.recipe(RECIPE)}`);
    await screen.openPlain(ADMIN_PAGES.recipe(id));
    await screen.fill('field', 'Email', account.email);
    await screen.fill('field', 'Password', account.password);
    await screen.picture('sign-in');
    await screen.press('button', 'Sign in');
    await screen.at(/^\/admin\/recipes\/./);
    const description = `Des crêpes japonaises, le ${Date.now()}.`;
    await screen.fill('field', 'Description', description);
    await screen.press('button', 'Enregistrer la recette');
    await screen.reads('list', 'Notifications', /Recette mise à jour avec succès/);
    await screen.picture('saved');
    await expectLow(screen, size);
    const stored = await read<RecipeDetail>(`${site}${API.recipe(RECIPE)}`);
    assert.equal(stored.description, description);
  },

  async pages({ screen }) {
    for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
      await screen.open(path);
      await screen.sees('heading', ANY);
      await screen.picture(name);
    }
  },

  async 'pages left early'({ screen }) {
    await screen.open(PAGES.home);
    for (const milliseconds of [0, 50, 150, 400]) {
      for (const path of [PAGES.recipes, PAGES.recipe(RECIPE), PAGES.shoppingList, PAGES.home]) {
        // It returns nothing if the page is gone by then.
        await screen.run(`void location.assign('${path}')`).catch(() => {});
        await delay(milliseconds);
      }
    }
    await delay(1000);
    await screen.open(PAGES.home);
  },
};

const PUBLIC_PAGES = {
  home: PAGES.home,
  list: PAGES.recipes,
  recipe: PAGES.recipe(RECIPE),
  countries: PAGES.countries,
  country: PAGES.country('japon'),
  menu: PAGES.menu('japon'),
  continent: PAGES.worldPart('continent', 'asie'),
  favourites: PAGES.favourites,
  purchases: PAGES.shoppingList,
  about: PAGES.about,
  legal: PAGES.legalNotice,
  privacy: PAGES.privacy,
  unknown: '/inconnue',
};

const read = async <T>(address: string): Promise<T> => (await fetch(address)).json() as Promise<T>;

/** A toast must not lie over the page. */
async function expectLow(screen: Screen, size: Size): Promise<void> {
  const height = await screen.read(heightOf, targetOf('list', 'Notifications'));
  assert.ok(height > 0 && height < size.height / 3, `toasts are ${height} pixels high`);
}
