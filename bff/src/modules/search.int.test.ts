import { ADMIN_API, AdminSearchSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { anEditor, type Editor } from '../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let chef: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
  chef = await anEditor(app, fixture, { isSuper: true });
});

const search = async (q: string, by: Editor = editor) =>
  AdminSearchSchema.parse((await by.call('GET', ADMIN_API.search(q))).json());
const titles = async (q: string) => (await search(q)).recipes.map(({ title }) => title);
const countries = async (q: string) => (await search(q)).countries.map(({ name }) => name);

describe('the search of the back office', () => {
  it('finds recipes by words of their titles in any order, without case and accents', async () => {
    expect((await search('BOEUF bourg')).recipes).toEqual([
      { id: expect.any(String), title: 'Bœuf bourguignon', country: 'France' },
    ]);
    expect(await titles("oignon à l' soupe")).toEqual(["Soupe à l'oignon"]);
    expect(await titles('xylophone')).toEqual([]);
    expect(await titles('?!')).toEqual([]);
    await editor.recipe({ title: 'Sans pays' });
    expect((await search('sans pays')).recipes).toMatchObject([{ title: 'Sans pays', country: null }]);
  });

  it('shows the best five: those that begin with the text, then those edited last', async () => {
    const first = await editor.recipe({ title: 'Quiche' });
    for (const title of ['Grande quiche', 'Petite quiche', 'Mini-quiche', 'Quiche lorraine', 'La quiche'])
      await editor.recipe({ title });
    const found = ['Quiche lorraine', 'Quiche', 'La quiche', 'Mini-quiche', 'Petite quiche'];
    expect(await titles('quiche')).toEqual(found);
    await editor.call('DELETE', ADMIN_API.recipe(first.id));
    expect(await titles('quiche')).toEqual([...found.filter((title) => title !== 'Quiche'), 'Grande quiche']);
  });

  it('finds countries by a part of the name, another name or a former one', async () => {
    expect(await countries('coree')).toEqual(['Corée du Sud']);
    expect(await countries('south korea')).toEqual(['Corée du Sud']);
    const country = await editor.country({ name: 'Haute-Volta' });
    await editor.save(country, { name: 'Burkina Faso' });
    expect((await search('haute-volta')).countries).toEqual([{ id: country.id, name: 'Burkina Faso' }]);
    for (const name of ['Île Rouge', 'Rouge-Cap', 'Mer Rouge', 'Rouge', 'Terre Rouge', 'Val Rouge'])
      await editor.country({ name });
    expect(await countries('rouge')).toEqual(['Rouge', 'Rouge-Cap', 'Île Rouge', 'Mer Rouge', 'Terre Rouge']);
  });

  it('lists accounts for super admins only', async () => {
    const { id, email } = await anAccount(fixture.application);
    expect((await search(email.toUpperCase(), chef)).users).toEqual([{ id, email }]);
    for (let turn = 0; turn < 5; turn += 1) await anAccount(fixture.application);
    expect((await search('exemple.fr', chef)).users).toHaveLength(5);
    expect((await search('exemple.fr')).users).toEqual([]);
  });

  it('is refused without a text, and with another parameter', async () => {
    for (const query of ['', '?q=', '?q=+', `?q=${'x'.repeat(101)}`, '?q=a&limit=9'])
      expect((await editor.call('GET', `/api/admin/search${query}`)).statusCode, query).toBe(422);
  });
});
