import { basename } from 'node:path';
import type { Route } from '@playwright/test';
import { ADMIN_API } from '@tdt/contracts/plain';
import { accessibilityViolations, expect, type Page } from '@tdt/testing/browser';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { AIDE, PATRONNE } from './accounts.ts';
import { expectToast, newAccount, ownHeaders, signIn, test } from './back-office.ts';
import { COVER, DISHES, field, newRecipe, openEditor, openTab, save, storedRecipe } from './recipe-editor.ts';

const SAVED = ['Succès', 'Recette mise à jour avec succès'] as const;

test.describe('two editors of one recipe', () => {
  test.use({ account: PATRONNE });

  test('merge what only one has changed, and choose where both have', async ({
    page,
    patronne,
    browser,
    signInOnce,
  }) => {
    const recipe = await newRecipe(patronne, { title: `Aligot ${Date.now()}` });
    const colleague = await browser.newContext({ storageState: await signInOnce(AIDE) });
    await openEditor(await colleague.newPage(), recipe.id);
    await openEditor(page, recipe.id);
    await expect(page.getByText(`${AIDE.email} a cette recette ouverte.`)).toBeVisible();
    await colleague.close();
    await field(page, 'Titre').fill(`${recipe.title} de ma mère`);
    await field(page, 'Description').fill('La mienne.');
    await openTab(page, 'Ingrédients');
    await page.getByRole('button', { name: 'Ajouter un ingrédient' }).click();
    await field(page, 'Quantité', 'Ingrédient 2').fill('2 gousses');
    await field(page, 'Nom', 'Ingrédient 2').fill('ail');
    await openTab(page, 'Images');
    await page.getByLabel('Choisir une image').setInputFiles(COVER);

    const [step] = recipe.steps;
    const theirs = editedRecipe(recipe, {
      title: `${recipe.title} de ta mère`,
      description: 'La leur.',
      cooking_time: '2 heures',
      steps: [{ ...aStep(step?.description), id: step?.id }, aStep('Servez chaud.')],
    });
    const put = await patronne.put(ADMIN_API.recipe(recipe.id), { data: theirs, headers: ownHeaders() });
    expect(put.status(), await put.text()).toBe(200);

    await save(page);
    const dialog = page.getByRole('dialog', { name: "Modifié par quelqu'un d'autre" });
    await expect(dialog.getByText('Vos modifications, conservées : Ingrédients, Image principale')).toBeVisible();
    await expect(dialog.getByText('Ses modifications, reprises : Temps de cuisson, Étapes')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const choice = (name: string) => dialog.getByRole('group', { name, exact: true });
    await expect(choice('Titre').getByText(`${recipe.title} de ta mère`)).toBeVisible();
    await choice('Titre')
      .getByRole('radio', { name: /La mienne/ })
      .check();
    const merge = dialog.getByRole('button', { name: 'Fusionner et enregistrer' });
    await expect(merge).toBeDisabled();
    await choice('Description')
      .getByRole('radio', { name: /La leur/ })
      .check();
    await merge.click();
    await expectToast(page, ...SAVED);
    await expect(dialog).toHaveCount(0);

    const stored = await storedRecipe(patronne, recipe.id);
    expect(stored).toMatchObject({ title: `${recipe.title} de ma mère`, description: 'La leur.', revision: 3 });
    expect(stored).toMatchObject({ cooking_time: '2 heures', images: [{ image_type: 'cover' }] });
    expect(stored.ingredients.map(({ name }) => name)).toEqual(['pommes de terre', 'ail']);
    expect(stored.steps.map(({ description }) => description)).toEqual(['Enfournez.', 'Servez chaud.']);
    await openTab(page, 'Préparation');
    await page.getByRole('button', { name: /^Étape 2/ }).click();
    await expect(field(page, 'Description', 'Étape 2'), 'the editor shows what is stored').toHaveValue('Servez chaud.');
  });
});

const aStep = (description = '') => ({
  description,
  group: null,
  duree_preparation: null,
  duree_cuisson: null,
  duree_repos: null,
});

test('a save whose session expires between two uploads resumes after a sign-in, and sends each picture once', async ({
  page,
  patronne,
}) => {
  const editor = await newAccount(patronne);
  const recipe = await newRecipe(patronne);
  await signIn(page.request, editor);
  await openEditor(page, recipe.id);
  await field(page, 'Titre').fill(`${recipe.title} doré`);
  await openTab(page, 'Images');
  await page.getByLabel('Choisir une image').setInputFiles(COVER);
  await openTab(page, 'Images plat');
  await page.getByLabel('Ajouter des images').setInputFiles(DISHES);
  await expect(page.getByRole('group', { name: 'Image 3' })).toBeVisible();

  const accepted: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(ADMIN_API.media)) accepted.push(response.status());
  });
  const { held } = await holdSecondUpload(page);
  await save(page);
  const upload = await held;
  await page.request.post(ADMIN_API.logout, { headers: ownHeaders() });
  await upload.continue();

  const login = page.getByRole('alertdialog', { name: 'Votre session a expiré' });
  await expect(login.getByLabel('E-mail')).toHaveValue(editor.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(editor.password);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expectToast(page, ...SAVED);
  await expect(login).toHaveCount(0);
  expect(accepted.filter((status) => status === 201)).toHaveLength(4);
  const { title, images } = await storedRecipe(patronne, recipe.id);
  expect(title).toBe(`${recipe.title} doré`);
  expect(images.map(({ image_type }) => image_type)).toEqual(['cover', 'plat', 'plat', 'plat']);
});

/** Holds the second upload back. `held` resolves to it once it is made. */
async function holdSecondUpload(page: Page): Promise<{ held: Promise<Route> }> {
  const { promise: held, resolve } = Promise.withResolvers<Route>();
  let count = 0;
  await page.route(`**${ADMIN_API.media}?**`, async (route) => {
    count += 1;
    if (count === 2) resolve(route);
    else await route.continue();
  });
  return { held };
}

/** Names of the files in the drafts that the browser keeps. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('keyval-store');
        // It is for the site to make the database.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('keyval').objectStore('keyval').getAll();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(drafts.result.flatMap(({ values }) => values.cover?.file?.name ?? []));
          };
        };
      }),
  );

test.describe('a tab closed with something unsaved', () => {
  test.use({ account: PATRONNE });

  test('is offered again, with its texts and its picture', async ({ page, context, patronne }) => {
    const recipe = await newRecipe(patronne);
    await openEditor(page, recipe.id);
    await field(page, 'Titre').fill(`${recipe.title} en cours`);
    await openTab(page, 'Images');
    await page.getByLabel('Choisir une image').setInputFiles(COVER);
    await expect.poll(() => keptFiles(page)).toEqual([basename(COVER)]);
    // As after a crash: the browser asks nothing.
    await page.close();

    const next = await context.newPage();
    await openEditor(next, recipe.id);
    const offer = next.getByRole('alertdialog', { name: 'Reprendre votre saisie ?' });
    await expect(offer).toBeVisible();
    expect(await accessibilityViolations(next)).toEqual([]);
    await offer.getByRole('button', { name: 'Reprendre' }).click();
    await expect(field(next, 'Titre')).toHaveValue(`${recipe.title} en cours`);
    await openTab(next, 'Images');
    const preview = next.getByRole('slider', { name: 'Point focal' }).locator('img');
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await save(next);
    await expectToast(next, ...SAVED);
    const stored = await storedRecipe(patronne, recipe.id);
    expect(stored).toMatchObject({ title: `${recipe.title} en cours`, images: [{ image_type: 'cover' }] });
    await openEditor(next, recipe.id);
    await expect(offer).toHaveCount(0);
  });
});
