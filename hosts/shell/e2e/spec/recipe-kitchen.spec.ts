import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const quantity = (page: Page, ingredient: string) =>
  page.locator('#ingredients li', { hasText: new RegExp(`^\\s*${ingredient}`) });
const more = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de plus' });
const fewer = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de moins' });

test.beforeEach(({ page }) => leavePicturesOut(page));

test('quantities follow the servings: one decimal after a comma unless whole, other words as they are', async ({
  page,
}) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  const expectQuantities = async (servings: RegExp, chicken: string, garlic: string, water: string, oil: string) => {
    await expect(page.locator('#ingredients output')).toHaveText(servings);
    await expect(quantity(page, 'poulet fermier')).toContainText(new RegExp(`\\s${chicken}$`));
    await expect(quantity(page, 'ail ')).toContainText(new RegExp(`\\s${garlic}$`));
    await expect(quantity(page, 'eau')).toContainText(new RegExp(`\\s${water}$`));
    await expect(quantity(page, 'huile')).toContainText(new RegExp(`\\s${oil}$`));
    await expect(quantity(page, 'sel et poivre')).toContainText(/\sau goût$/);
  };
  await expectQuantities(/^\s*4\s+personnes\s*$/, '1,5 kg', '4 gousses', '30 cl', '4 cuillères à soupe');
  await more(page).click();
  await expectQuantities(/^\s*5\s+personnes\s*$/, '1,9 kg', '5 gousses', '37,5 cl', '5 cuillères à soupe');
  for (let servings = 5; servings < 8; servings += 1) await more(page).click();
  await expectQuantities(/^\s*8\s+personnes\s*$/, '3 kg', '8 gousses', '60 cl', '8 cuillères à soupe');
  for (let servings = 8; servings > 1; servings -= 1) await fewer(page).click();
  await expectQuantities(/^\s*1\s+personne\s*$/, '0,4 kg', '1 gousses', '7,5 cl', '1 cuillères à soupe');
  // Not below one, and without an upper bound.
  await fewer(page).click({ force: true });
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*1\s+personne\s*$/);
  for (let servings = 1; servings < 41; servings += 1) await more(page).click();
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*41\s+personnes\s*$/);
});
