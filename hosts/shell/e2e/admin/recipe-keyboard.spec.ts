import type { Locator } from '@playwright/test';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { accessibilityViolations, expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, test, title } from './back-office.ts';
import { COVER, DISHES, field, openTab } from './recipe-editor.ts';

test.use({ account: PATRONNE });

test('the editor works by keyboard only, and none of its parts has an accessibility violation', async ({ page }) => {
  await openScreen(page, ADMIN_PAGES.newRecipe, 'Ajouter une recette');
  await expect(field(page, 'Titre')).toBeVisible();
  await typeInto(page, field(page, 'Titre'), `Riz au lait ${Date.now()}`);
  await typeInto(page, field(page, 'Description'), 'À la vanille.');
  await typeInto(page, field(page, 'Nombre de portions'), '4');
  await goTo(page, 'Ingrédients', 2);
  await typeInto(page, field(page, 'Quantité', 'Ingrédient 1'), '100 g');
  await typeInto(page, field(page, 'Nom', 'Ingrédient 1'), 'riz rond');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Quantité', 'Ingrédient 2')).toBeFocused();
  await page.keyboard.type('1 litre');
  await typeInto(page, field(page, 'Nom', 'Ingrédient 2'), 'lait');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Nom', 'Ingrédient 1')).toHaveValue('lait');
  await expect(field(page, 'Nom', 'Ingrédient 1'), 'the focus moves with the row').toBeFocused();
  await goTo(page, 'Préparation', 1);
  await typeInto(page, field(page, 'Description', 'Étape 1'), 'Cuisez une heure à feu doux.');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Succès', 'Recette créée avec succès');
  await expect(title(page)).toHaveText('Modifier la recette');

  await openTab(page, 'Groupes');
  await field(page, 'Nom du groupe').fill('Riz');
  await page.keyboard.press('Enter');
  await openTab(page, 'Préparation');
  await page.getByRole('button', { name: /^Étape 1/ }).click();
  await page.getByRole('button', { name: "Ajouter un média à l'étape 1" }).click();
  await openTab(page, 'Textes');
  await page.getByRole('button', { name: 'Ajouter un conseil' }).click();
  await openTab(page, 'Images');
  await page.getByLabel('Choisir une image').setInputFiles(COVER);
  await openTab(page, 'Images plat');
  await page.getByLabel('Ajouter des images').setInputFiles(DISHES);
  await expect(page.getByRole('group', { name: 'Image 3' })).toBeVisible();
  await openTab(page, 'Ingrédients');
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  const pasted = page.getByRole('dialog', { name: "Coller une liste d'ingrédients" });
  await pasted.getByRole('textbox').fill('2 œufs');
  await expect(pasted.getByRole('table')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await showAllParts(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Goes to a control by Tab. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}

async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Opens the tab that is so many tabs further. */
async function goTo(page: Page, name: string, steps: number): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }).first(), 'Shift+Tab');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Shows the panels of all tabs, below each other: one look at all of them instead of one each. */
const showAllParts = (page: Page) =>
  page.getByRole('tabpanel', { includeHidden: true }).evaluateAll((panels) => {
    for (const panel of panels) {
      for (const name of ['hidden', 'class', 'style']) panel.removeAttribute(name);
    }
  });
