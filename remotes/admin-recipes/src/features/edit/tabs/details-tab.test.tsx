import { fireEvent, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { renderTab } from '../../../testing/render-tab.tsx';
import type { RecipeValues } from '../recipe-values.ts';
import { DetailsTab } from './details-tab.tsx';

const open = (values: Partial<RecipeValues>) =>
  renderTab(DetailsTab, values, { '/api/admin/country-names': { items: [] } });

test('begins in the title of a recipe that has none yet', () => {
  const { unmount } = open({ title: '' });
  expect(screen.getByLabelText('Titre')).toHaveFocus();
  unmount();
  open({ title: 'Tarte' });
  expect(screen.getByLabelText('Titre')).not.toHaveFocus();
});

const TEXT = `Tarte aux pommes
Pour 4 à 6 personnes
Préparation : 20 min

Ingrédients
4 pommes
sel

Étapes
1. Épluchez les pommes.

Conseils
Servez tiède.`;

async function paste(values: Partial<RecipeValues>) {
  const opened = open(values);
  await opened.user.click(screen.getByRole('button', { name: 'Coller une recette' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Coller une recette' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: TEXT } });
  await dialog.findByRole('table');
  return { ...opened, dialog, take: dialog.getByRole('button', { name: 'Reprendre dans le formulaire' }) };
}

test('shows what a pasted recipe says, lacks and leaves open, then fills the form without a save', async () => {
  const { user, dialog, take, values, saved } = await paste({
    title: '',
    description: '',
    servings: '',
    steps: [],
  });
  expect(dialog.getByText('Le texte donne plusieurs nombres de portions : 4 est repris.')).toBeVisible();
  const found = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(found).toEqual(['Tarte aux pommes', 'non trouvé', '4', '20min', 'non trouvé']);
  expect(dialog.getByText('Non repris : 1 ligne')).toBeVisible();
  expect(within(dialog.getByRole('region', { name: 'Aperçu des étapes' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(take);
  expect(values()).toMatchObject({ title: 'Tarte aux pommes', servings: '4', preparation_time: '20min' });
  expect(values().ingredients.map(({ name }) => name)).toEqual(['pommes', 'pommes', 'sel']);
  expect(values().steps.map(({ description }) => description)).toEqual(['Épluchez les pommes.']);
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte aux pommes');
  expect(saved).toEqual([]);
});

test('keeps what is typed, unless the editor replaces it', async () => {
  const { user, dialog, take, values } = await paste({ title: 'Ma tarte', servings: '8' });
  await user.click(dialog.getByRole('checkbox', { name: 'Remplacer « 8 »' }));
  await user.click(take);
  expect(values()).toMatchObject({ title: 'Ma tarte', servings: '4' });
});
