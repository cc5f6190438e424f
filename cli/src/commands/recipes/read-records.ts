import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { UsageError } from '../../command.ts';

/** A JSON document is parsed as a whole, in memory; JSON Lines have no limit. */
const LARGEST_DOCUMENT = 64 * 1024 * 1024;

/** One record of a file: a value, or the reason why it cannot be read. */
export type SourceRecord = { place: string; value: unknown } | { place: string; fault: string };

/**
 * Reads the recipes of a file: JSON Lines if its name ends in `.jsonl` or `.ndjson`, else one JSON object or an array.
 * Places are "line 3" or "recipe 3", counted from 1. Throws `UsageError` if the file cannot be read, or is no JSON.
 */
export async function* readRecords(file: string): AsyncGenerator<SourceRecord> {
  const size = await sizeOf(file);
  if (/\.(jsonl|ndjson)$/i.test(file)) {
    yield* readLines(file);
    return;
  }
  if (size > LARGEST_DOCUMENT) {
    throw new UsageError(`The file ${file} is larger than 64 MB. Write one recipe a line, and name it .jsonl.`);
  }
  const document = parseDocument(file, await readFile(file, 'utf8'));
  const records = Array.isArray(document) ? document : [document];
  for (const [index, value] of records.entries()) yield { place: `recipe ${index + 1}`, value };
}

async function* readLines(file: string): AsyncGenerator<SourceRecord> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    const place = `line ${number}`;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    try {
      yield { place, value: JSON.parse(text) };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      yield { place, fault: `The line is not JSON: ${error.message}.` };
    }
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new UsageError(`The file ${file} cannot be read.`, { cause: error });
  });
  if (!found.isFile()) throw new UsageError(`${file} is not a file.`);
  return found.size;
}

function parseDocument(file: string, content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error as Error).message;
    throw new UsageError(`The file ${file} is not JSON: ${reason}. Name JSON Lines .jsonl.`, { cause: error });
  }
}
