import type { Locator } from '@playwright/test';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { accessibilityViolations, expect } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, test } from './back-office.ts';
import { field, openTab, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph><![if !supportLists]><span>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** As Word puts it on the clipboard. */
const wordRecipe = (title: string) => `<html><head><style>p { mso-pagination: none }</style></head><body>
<p class=MsoTitle>${title}</p><p class=MsoNormal>La tarte des dimanches.</p>
<p class=MsoNormal>Pour 6&nbsp;personnes<span style='mso-tab-count:1'>      </span></p>
<p class=MsoNormal>Préparation&nbsp;: 20&nbsp;min – Cuisson&nbsp;: 40&nbsp;min – Repos&nbsp;: 1&nbsp;h</p>
<h2>Ingrédients</h2><p class=MsoNormal>Pour la pâte&nbsp;:</p>${item('·', '1&nbsp;kg 500 de farine')}
<p class=MsoNormal>Pour la garniture&nbsp;:</p>${item('1.', '4&nbsp;pommes')}
<h2>Préparation</h2>${item('1.', 'Pétrissez la pâte et laissez-la reposer.')}${item('2.', 'Enfournez 40&nbsp;minutes.')}
</body></html>`;

/** What Ctrl+V does. */
const paste = (area: Locator, html: string) =>
  area.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a recipe of Word is pasted whole, looked at and saved with three clicks', async ({ page, patronne }) => {
  const name = `Tarte du dimanche ${Date.now()}`;
  await openScreen(page, ADMIN_PAGES.newRecipe, 'Ajouter une recette');
  await expect(field(page, 'Titre')).toBeFocused();
  let clicks = 0;
  const press = (button: string) => {
    clicks += 1;
    return page.getByRole('button', { name: button }).click();
  };
  await press('Coller une recette');
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' });
  await paste(dialog.getByRole('textbox'), wordRecipe(name));
  await expect(dialog.getByRole('definition')).toHaveText([name, 'La tarte des dimanches.', '6', '20min', '40min']);
  await expect(dialog.getByRole('region', { name: 'Aperçu des étapes' }).getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);
  await press('Reprendre dans le formulaire');
  await press('Enregistrer la recette');
  await expectToast(page, 'Succès', 'Recette créée avec succès');
  expect(clicks).toBeLessThanOrEqual(4);

  await openTab(page, 'Préparation');
  await expect(page.getByRole('button', { name: /^Étape 1/ })).toHaveText(
    'Étape 1Pétrissez la pâte et laissez-la reposer.1h',
  );
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = await storedRecipe(patronne, id);
  expect(stored).toMatchObject({ title: name, servings: 6, preparation_time: '20min', cooking_time: '40min' });
  expect(stored.ingredients.map((row) => [row.group, row.quantity, row.name])).toEqual([
    ['Pour la pâte', '1,5 kg', 'farine'],
    ['Pour la garniture', '4', 'pommes'],
  ]);
  expect(stored.steps.map((step) => [step.description, step.duree_repos])).toEqual([
    ['Pétrissez la pâte et laissez-la reposer.', '1h'],
    ['Enfournez 40 minutes.', null],
  ]);
});
