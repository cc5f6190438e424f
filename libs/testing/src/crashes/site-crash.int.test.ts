import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryList } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { engineStatus } from '@tdt/embedded-mongo';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../site/start-site.ts';

const ROUNDS = 5;
const COUNTRIES_PER_ROUND = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Countries that no other round has; `code` is what a second run would find them by. */
const countriesOf = (round: number) =>
  Array.from({ length: COUNTRIES_PER_ROUND }, (_, index) => ({
    code: `${LETTERS[round]}${LETTERS[index]}`,
    name: `Contrée ${LETTERS[round]}${LETTERS[index]}`,
    particule_en_au: 'en',
    particule_de_du: 'de la',
    regions: ['Europe'],
    recipe_description: null,
    category_description: null,
    country_bon_appetit: 'Bon appétit',
  }));

test(`a BFF and an engine that are killed ${ROUNDS} times lose nothing that the command line stored`, async () => {
  const site = await startSite({ demo: false });
  onTestFinished(() => site.stop());
  const expected = new Set<string>();

  for (let round = 0; round < ROUNDS; round += 1) {
    const countries = countriesOf(round);
    const file = join(site.dataDir, `countries-${round}.json`);
    await writeFile(file, JSON.stringify(countries));
    const stored = site.cli('countries', 'seed', '--file', file);
    await site.kill();
    const { status, stderr } = await stored;
    expect(status, stderr).toBe(0);
    for (const { name } of countries) expected.add(name);

    const { pid } = await engineStatus(join(site.dataDir, 'engine'));
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await site.restart();
    const response = await fetch(`${site.url}${API.countries}?page_size=100`);
    expect(response.status).toBe(200);
    const { items } = (await response.json()) as CountryList;
    expect(new Set(items.map(({ name }) => name))).toEqual(expected);
  }
}, 240_000);
