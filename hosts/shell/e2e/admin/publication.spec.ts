import { ADMIN_API, ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { expect, violationsOnAnyScreen } from '@tdt/testing/browser';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, ownHeaders, test, title } from './back-office.ts';
import { field, openTab, save } from './recipe-editor.ts';

test.use({ account: PATRONNE });

test('an editor drafts, publishes, schedules, withdraws and duplicates a recipe, and visitors see only what is public', async ({
  page,
  browser,
}) => {
  const name = `Tourte du carnet ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const visitor = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  const visit = async (path: string) => (await visitor.goto(path))?.status();

  await test.step('a draft with a title only is for nobody else', async () => {
    await openScreen(page, ADMIN_PAGES.newRecipe, 'Ajouter une recette');
    await field(page, 'Titre').fill(name);
    await press('Enregistrer le brouillon');
    await expectToast(page, 'Succès', 'Brouillon enregistré');
    await expect(title(page)).toHaveText('Modifier la recette');
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    expect(await visit(PAGES.recipe(slug))).toBe(404);
  });

  await test.step('it is published once it is whole', async () => {
    await press('Publier');
    await expectToast(page, 'Erreur', 'La description est obligatoire.');
    await field(page, 'Description').fill('Une tourte de campagne.');
    await field(page, 'Nombre de portions').fill('6');
    await openTab(page, 'Ingrédients (contient des erreurs)');
    await field(page, 'Quantité', 'Ingrédient 1').fill('500 g');
    await field(page, 'Nom', 'Ingrédient 1').fill('pommes de terre');
    await openTab(page, 'Préparation (contient des erreurs)');
    await field(page, 'Description', 'Étape 1').fill('Enfournez une heure.');
    await save(page);
    await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
    expect(await visit(PAGES.recipe(slug))).toBe(404);
    await press('Publier');
    await expectToast(page, 'Succès', 'Recette publiée');
    expect(await visit(PAGES.recipe(slug))).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
  });

  await test.step('changes of it wait beside it until a save publishes them', async () => {
    await openTab(page, 'Détails');
    await description.fill('Une tourte de fête.');
    await press('Enregistrer le brouillon');
    await expectToast(page, 'Succès', 'Modifications enregistrées, que les visiteurs ne voient pas encore');
    await expect(page.getByText(`Modifications en attente de ${PATRONNE.email}`)).toBeVisible();
    await visit(PAGES.recipe(slug));
    await expect(visitor.getByText('Une tourte de campagne.')).toBeVisible();
    await page.reload();
    await press('Continuer');
    await expect(description).toHaveValue('Une tourte de fête.');
    await save(page);
    await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
    await expect(page.getByText('Modifications en attente')).toHaveCount(0);
    await visit(PAGES.recipe(slug));
    await expect(visitor.getByText('Une tourte de fête.')).toBeVisible();
  });

  await test.step('it is scheduled', async () => {
    await press('Programmer');
    const dialog = page.getByRole('dialog', { name: 'Programmer la recette' });
    await expect(dialog.getByLabel('Publier le')).toBeFocused();
    await dialog.getByLabel('Publier le').fill('2999-12-07T08:00');
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expectToast(page, 'Succès', 'Recette programmée');
    await expect(page.getByText('Programmée pour le 7 décembre 2999 à 8 h 00')).toBeVisible();
    expect(await visit(PAGES.recipe(slug))).toBe(404);
    await press('Liens d’aperçu');
    await press('Créer un lien');
    await expect(page.getByText('Jamais ouvert.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await press('Publier');
    await expect(page.getByText('Publiée', { exact: true })).toBeVisible();
    expect(await visit(PAGES.recipe(slug))).toBe(200);
  });

  await test.step('a withdrawn one is gone', async () => {
    await press('Retirer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
    await expectToast(page, 'Succès', 'Recette retirée');
    expect(await visit(PAGES.recipe(slug))).toBe(410);
    await expect(visitor.getByText('Recette non trouvée').first()).toBeVisible();
  });

  await test.step('its duplicate is a draft', async () => {
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(name)}`, 'Recipes');
    await expect(page.getByRole('row', { name }).getByText('Withdrawn').filter({ visible: true })).toHaveCount(1);
    await press(`Duplicate ${name}`);
    await expect(field(page, 'Titre')).toHaveValue(`${name} (copie)`);
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    expect(await visit(PAGES.recipe(`${slug}-copie`))).toBe(404);
  });
});

test.describe('the calendar', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows what an editor has scheduled, leads to it, and fits on phone and desktop', async ({ page, patronne }) => {
    const name = `Potée ${Date.now()}`;
    const publication = { state: 'published', from: '2031-03-10T07:00:00Z', until: '2031-03-20T07:00:00Z' } as const;
    const data = aRecipeInput({ title: name, publication });
    expect((await patronne.post(ADMIN_API.recipes, { data, headers: ownHeaders() })).status()).toBe(201);
    await openScreen(page, ADMIN_PAGES.recipes, 'Recipes');
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(title(page)).toHaveText('Calendrier des recettes');
    await openScreen(page, `${ADMIN_PAGES.recipeCalendar}?mois=2031-03`, 'Calendrier des recettes');
    await expect(page.getByRole('link', { name })).toHaveCount(2);
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('listitem').filter({ hasText: 'jeudi 20' }).getByRole('link', { name }).click();
    await expect(title(page)).toHaveText('Modifier la recette');
  });
});
