import { readFile } from 'node:fs/promises';
import { DEFAULT_BON_APPETIT, PARTICULE_MAX } from '@tdt/contracts/constants';
import type { CountrySeed } from '@tdt/core';
import { z } from 'zod';
import { UsageError } from '../../command.ts';

/** As many faults as help; a file with more is another kind of file. */
const FAULTS_SHOWN = 10;

const particle = z.string().trim().max(PARTICULE_MAX);
const description = z.string().trim().nullable().default(null);

/** One country of the file. Only code and name are required. */
const CountrySchema = z.object({
  code: z.string().regex(/^[A-Z]{2}$/, { error: 'must be an ISO 3166-1 code of two capitals' }),
  name: z.string().trim().min(1, { error: 'must not be empty' }).max(80),
  particule_en_au: particle.default('en'),
  particule_de_du: particle.default('du'),
  regions: z.array(z.string().trim().min(1)).default([]),
  recipe_description: description,
  category_description: description,
  country_bon_appetit: z.string().trim().min(1).default(DEFAULT_BON_APPETIT),
});

/**
 * Countries from a JSON file: an array of objects with the fields of the specification and the country's `code`. Throws
 * `UsageError` with every fault and its place when the file cannot be read as such.
 */
export async function readCountries(file: string): Promise<CountrySeed[]> {
  const json = parse(file, await text(file));
  const countries = z.array(CountrySchema).min(1, { error: 'holds no country' }).safeParse(json);
  if (!countries.success) throw refusal(file, countries.error.issues.map(describe));
  const twice = repeated(countries.data.map(({ code }) => code));
  if (twice.length > 0) throw refusal(file, [`the codes ${twice.join(', ')} stand there twice`]);
  return countries.data;
}

async function text(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`The file ${file} cannot be read.`, { cause: error });
  }
}

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`The file ${file} is not JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** "country 3, name: must not be empty"; counted from 1. */
function describe({ path, message }: z.core.$ZodIssue): string {
  const [index, ...field] = path;
  return typeof index === 'number'
    ? `country ${index + 1}${field.length ? `, ${field.join('.')}` : ''}: ${message}`
    : message;
}

function refusal(file: string, faults: string[]): UsageError {
  const shown = faults.slice(0, FAULTS_SHOWN);
  const more = faults.length - shown.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return new UsageError(`The file ${file} is not a list of countries:\n- ${[...shown, ...rest].join('\n- ')}`);
}

const repeated = (codes: readonly string[]): string[] => [
  ...new Set(codes.filter((code, index) => codes.indexOf(code) !== index)),
];
