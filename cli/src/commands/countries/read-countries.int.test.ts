import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../../command.ts';
import { readCountries } from './read-countries.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-countries-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown) {
  const file = join(folder, 'countries.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readCountries(file);
}

describe('readCountries', () => {
  it('fills in defaults', async () => {
    expect(await read([{ code: 'JP', name: ' Japon ' }])).toEqual([
      {
        code: 'JP',
        name: 'Japon',
        particule_en_au: 'en',
        particule_de_du: 'du',
        adjectif: null,
        regions: [],
        recipe_description: null,
        category_description: null,
        country_bon_appetit: 'Bon appétit',
      },
    ]);
  });

  it('lists every fault and its position', async () => {
    const faulty = [
      { code: 'JP', name: 'Japon' },
      { code: 'jp', name: '' },
      { code: 'FR', name: 'France', particule_en_au: 'bien trop long' },
    ];
    const error = await read(faulty).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(
      /country 2, code: .*\n- country 2, name: .*\n- country 3, particule_en_au: /,
    );
  });

  it('refuses duplicate codes', async () => {
    const twice = [
      { code: 'JP', name: 'Japon' },
      { code: 'JP', name: 'Nippon' },
    ];
    await expect(read(twice)).rejects.toThrow('duplicate codes: JP');
  });

  it.each([
    ['{"code":', 'is not JSON'],
    ['{}', 'is not a list of countries'],
    ['[]', 'contains no country'],
  ])('refuses %s', async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('refuses a missing file', async () => {
    await expect(readCountries(join(folder, 'nothing.json'))).rejects.toThrow('cannot be read');
  });
});
