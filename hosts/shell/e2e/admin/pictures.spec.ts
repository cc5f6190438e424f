import { crc32, deflateSync } from 'node:zlib';
import { accessibilityViolations, expect } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, test } from './back-office.ts';
import { newRecipe, openEditor, openTab, save, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG in grey, not compressed. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 0 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

test('a picture of more than 5 MB is drawn again, smaller, and what cannot be is refused at its field', async ({
  page,
  patronne,
}) => {
  const recipe = await newRecipe(patronne);
  await openEditor(page, recipe.id);
  await openTab(page, 'Images');
  const chooser = page.getByLabel(/^(Choisir une |Remplacer l')image/);
  await chooser.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: png(3000, 2000) });
  await expect(page.getByText(/^2048 × 1366 pixels · .+ · grande\.webp/)).toBeVisible();
  const moving = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: moving });
  await expect(page.getByText('a.jpg est un GIF : exportez-le en JPG ou en PNG, puis renvoyez-le.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await save(page);
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  expect((await storedRecipe(patronne, recipe.id)).images).toMatchObject([{ width: 2048, height: 1366 }]);
});
