import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryList } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import type { CliResult, RunningSite } from '@tdt/testing';

/** A command that writes, and the records that must exist after its success. */
export interface WritingCommand {
  name: string;
  run(): Promise<CliResult>;
  /** Records that the site must have once the command has reported success. */
  promises: string[];
}

/** Several batches of the command line. */
const COUNTRIES_PER_ROUND = 130;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Countries of this round only; a second run finds them by `code`. */
function countriesOf(round: number) {
  return Array.from({ length: COUNTRIES_PER_ROUND }, (_, index) => {
    const number = round * COUNTRIES_PER_ROUND + index;
    const code = `${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`;
    return {
      code,
      name: `Contrée ${code}`,
      particule_en_au: 'en',
      particule_de_du: 'de la',
      regions: ['Europe'],
      recipe_description: null,
      category_description: null,
      country_bon_appetit: 'Bon appétit',
    };
  });
}

export async function startCountrySeed(site: RunningSite, round: number): Promise<WritingCommand> {
  const countries = countriesOf(round);
  const file = join(site.dataDir, `countries-${round}.json`);
  await writeFile(file, JSON.stringify(countries));
  return {
    name: 'countries seed',
    run: () => site.cli('countries', 'seed', '--file', file),
    promises: countries.map(({ name }) => name),
  };
}

/** `TDT_ADMIN_PASSWORD` must be among the site's settings. */
export function createAdmin(site: RunningSite, round: number): WritingCommand {
  const email = `round-${round}@example.org`;
  return { name: 'admin create', run: () => site.cli('admin', 'create', '--email', email), promises: [email] };
}

/** All stored records that commands may promise: names of countries, e-mails of accounts. */
export async function storedBy(site: RunningSite): Promise<Set<string>> {
  const { status, stdout, stderr } = await site.cli('admin', 'list', '--json');
  if (status !== 0) throw new Error(`admin list ended with ${status}: ${stderr}`);
  const { admins } = JSON.parse(stdout) as { admins: { email: string }[] };
  return new Set([...admins.map(({ email }) => email), ...(await countryNames(site.url))]);
}

/** From the public API. */
async function countryNames(url: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1, total = 1; names.size < total; page += 1) {
    const response = await fetch(`${url}${API.countries}?page_size=100&page=${page}`);
    if (response.status !== 200) throw new Error(`The list of countries responds with ${response.status}.`);
    const list = (await response.json()) as CountryList;
    if (list.items.length === 0) break;
    for (const { name } of list.items) names.add(name);
    total = list.total;
  }
  return names;
}
