import { fireEvent, renderRemote, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { renderTab } from '../../../testing/render-tab.tsx';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { type IngredientValue, newRecipe, type RecipeValues } from '../recipe-values.ts';
import { IngredientsTab } from './ingredients-tab.tsx';

const MESSAGE = "Veuillez remplir tous les noms d'ingrédients et les quantités.";
const ingredient = (quantity: string, name: string, group = ''): IngredientValue => ({
  id: `${quantity} ${name}`,
  quantity,
  name,
  group,
});
const open = (ingredients: IngredientValue[], values: Partial<RecipeValues> = {}) =>
  renderTab(IngredientsTab, { ingredients, ...values });

const row = (number: number) => within(screen.getByRole('group', { name: `Ingrédient ${number}` }));
const quantity = (number: number) => row(number).getByLabelText('Quantité');
const name = (number: number) => row(number).getByLabelText('Nom');
const button = (text: string) => screen.getByRole('button', { name: text });
const rowsOf = ({ ingredients }: RecipeValues) =>
  ingredients.map((row) => [row.quantity, row.name, row.group].join(' | '));

test('adds an ingredient in the group of the last one, with the focus in it', async () => {
  const { user, values } = open([ingredient('200 g', 'farine', 'Pâte')], { groups: [{ name: 'Pâte' }] });
  await user.click(button('Ajouter un ingrédient'));
  expect(quantity(2)).toHaveFocus();
  expect(rowsOf(values())).toEqual(['200 g | farine | Pâte', ' |  | Pâte']);
});

test('Enter goes to the next ingredient, adds one after the last, and does not save', async () => {
  const { user, saved } = open([ingredient('2', 'œufs'), ingredient('1', 'citron')]);
  await user.click(name(1));
  await user.keyboard('{Enter}');
  expect(name(2)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(quantity(3)).toHaveFocus();
  expect(saved).toEqual([]);
});

test('says which ingredients decide on diets and allergens, and takes corrections', async () => {
  const { user, values } = open([ingredient('200 g', 'riz'), ingredient('20 g', 'parmesan'), ingredient('', 'truc')]);
  const choice = (label: string) => screen.getByRole('combobox', { name: label });
  expect(choice('Végétarien')).toHaveDisplayValue('Automatique : non affiché');
  expect(choice('Végétarien')).toHaveAccessibleDescription('Exclu par : parmesan');
  expect(choice('Sans gluten')).toHaveAccessibleDescription('À vérifier : truc');
  expect(choice('Allergène : lait')).toHaveDisplayValue('Automatique : contient');
  await user.selectOptions(choice('Végan'), 'Oui');
  expect(choice('Végétarien')).toHaveDisplayValue('Automatique : oui');
  await user.selectOptions(choice('Ajouter un allergène'), 'soja');
  await user.selectOptions(choice('Allergène : lait'), 'Ne contient pas');
  expect(values().diet_corrections).toEqual({ vegan: true, lait: false, soja: true });
  await user.selectOptions(choice('Végan'), 'Automatique : non affiché');
  await user.selectOptions(choice('Allergène : soja'), 'Automatique : non trouvé');
  expect(screen.queryByRole('combobox', { name: 'Allergène : soja' })).toBeNull();
  expect(values().diet_corrections).toEqual({ lait: false });
});

test('offers the groups of the recipe, and the removed one that a row stands in', () => {
  open([ingredient('1', 'œuf', 'Sauce')], { groups: [{ name: 'Pâte' }, { name: 'Garniture' }] });
  const select = row(1).getByLabelText('Groupe');
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Sans groupe',
    'Pâte',
    'Garniture',
    'Sauce (supprimé)',
  ]);
  expect(select).toHaveValue('Sauce');
});

test('shows one message at each row that lacks its name or quantity', async () => {
  const { user, saved } = open([ingredient('', ''), ingredient('2', 'œufs'), ingredient('1', '')]);
  await user.click(button('Enregistrer'));
  await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
  expect(quantity(1)).toHaveAccessibleDescription(MESSAGE);
  expect(quantity(1)).toHaveFocus();
  expect(name(3)).toBeInvalid();
  expect(quantity(3)).toBeValid();
  expect(saved).toEqual([]);
});

test('asks for an ingredient where there is none', async () => {
  const { user } = open([]);
  await user.click(button('Enregistrer'));
  expect(await screen.findByText('Veuillez ajouter au moins un ingrédient.')).toBeVisible();
  expect(button('Ajouter un ingrédient')).toHaveFocus();
});

test('warns of ingredients without a quantity, which "au goût" completes, and of repeated ones', async () => {
  const { user, values } = open([ingredient('', 'sel'), ingredient('2', 'œufs'), ingredient('1', 'Œufs')]);
  expect(screen.getByText('Ingrédient sans quantité : ligne 1.')).toBeVisible();
  expect(screen.getByText('Ingrédient déjà présent dans son groupe : ligne 3.')).toBeVisible();
  await user.click(button('Écrire « au goût »'));
  expect(rowsOf(values())[0]).toBe('au goût | sel | ');
  expect(screen.queryByText(/sans quantité/)).toBeNull();
  fireEvent.change(name(3), { target: { value: 'lait' } });
  expect(screen.queryByText(/déjà présent/)).toBeNull();
});

const dialog = () => within(screen.getByRole('dialog', { name: "Coller une liste d'ingrédients" }));
const fill = (text: string) => fireEvent.change(dialog().getByRole('textbox'), { target: { value: text } });

test('shows the rows of a pasted list before they are taken in place of empty rows, with their groups', async () => {
  const { user, values } = open([ingredient('1', 'citron'), ingredient('', '')], { groups: [{ name: 'Pâte' }] });
  await user.click(button('Coller une liste'));
  await screen.findByRole('dialog');
  fill("pâte :\n- 200 g de farine\n2 œufs\nSauce :\n1 c. à s. d'huile\nsel");
  const preview = within(await dialog().findByRole('table'));
  const cells = preview.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(['200 g', 'farine', 'pâte']);
  expect(cells.slice(-3)).toEqual(['sans quantité', 'sel', 'Sauce']);
  await user.click(dialog().getByRole('button', { name: 'Ajouter 4 ingrédients' }));
  expect(rowsOf(values())).toEqual([
    '1 | citron | ',
    '200 g | farine | Pâte',
    '2 | œufs | Pâte',
    '1 cuillère à soupe | huile | Sauce',
    ' | sel | Sauce',
  ]);
  expect(values().groups).toEqual([{ name: 'Pâte' }, { name: 'Sauce' }]);
  expect(name(5)).toHaveValue('sel');
});

test('takes several lines that are pasted into a field for a list, one line for text', async () => {
  const { user } = open([ingredient('', '')]);
  await user.click(name(1));
  await user.paste('beurre');
  expect(name(1)).toHaveValue('beurre');
  await user.paste('200 g de farine\n2 œufs');
  await screen.findByRole('dialog');
  expect(dialog().getByRole('textbox')).toHaveValue('200 g de farine\n2 œufs');
  await user.click(dialog().getByRole('button', { name: 'Annuler' }));
  expect(name(1)).toHaveValue('beurre');
});

test('refuses a list that is too long for the recipe', async () => {
  const path = '/';
  const values = { ...newRecipe(), ingredients: Array.from({ length: 199 }, (_, at) => ingredient('1', `sel ${at}`)) };
  const element = (
    <PasteDialog kind="ingredients" initial={'2 œufs\nsel'} values={values} onTake={() => {}} onClose={() => {}} />
  );
  renderRemote([{ path, element }], { path });
  expect(dialog().getByRole('alert')).toHaveTextContent('de place que pour 1 ingrédient de plus : la liste en a 2.');
  expect(dialog().getByRole('button', { name: 'Ajouter 2 ingrédients' })).toBeDisabled();
});
