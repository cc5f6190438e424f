import { readFile } from 'node:fs/promises';
import { type CountrySeed, CountrySeedSchema } from '@tdt/contracts';
import { z } from 'zod';
import { UsageError } from '../../command.ts';
import { placeOf } from '../../json-fault.ts';

/** More faults do not help: such a file is of another kind. */
const FAULTS_SHOWN = 10;

/**
 * Reads a JSON file: an array of `CountrySeedSchema`. Throws `UsageError`, with the position of every fault, if it is
 * invalid.
 */
export async function readCountries(file: string): Promise<CountrySeed[]> {
  const json = parse(file, await text(file));
  const countries = z.array(CountrySeedSchema).min(1, { error: 'contains no country' }).safeParse(json);
  if (!countries.success) throw refusal(file, countries.error.issues.map(describe));
  const twice = repeated(countries.data.map(({ code }) => code));
  if (twice.length > 0) throw refusal(file, [`duplicate codes: ${twice.join(', ')}`]);
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
    throw new UsageError(`The file ${file} is not JSON${placeOf(error)}.`, { cause: error });
  }
}

/** "country 3, name: must not be empty", counting from 1. */
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
