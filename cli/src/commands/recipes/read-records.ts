import { readFile, stat } from 'node:fs/promises';
import { UsageError } from '../../command.ts';
import { placeOf } from '../../json-fault.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';
import { readText } from './read-text.ts';
import { isZip, readZip } from './read-zip.ts';

/** Other files than JSON Lines are read as a whole, into memory. */
const LARGEST_DOCUMENT = 64 * 1024 * 1024;

/** One record of a file: a value, or the reason why it cannot be read. */
export type SourceRecord = { place: string; value: unknown } | { place: string; fault: string };

/**
 * Reads the recipes of a file: JSON Lines if its name ends in `.jsonl` or `.ndjson`; else, by its content, one JSON
 * value, an array, JSON-LD, a saved page with JSON-LD, or a zip file of those. Places are "line 3" or "recipe 3",
 * counted from 1, or the path in the zip file. Throws `UsageError` if the file cannot be read, or has no recipe.
 */
export async function* readRecords(file: string): AsyncGenerator<SourceRecord> {
  const size = await sizeOf(file);
  if (/\.(jsonl|ndjson)$/i.test(file)) {
    yield* readJsonLines(file);
    return;
  }
  if (size > LARGEST_DOCUMENT) {
    throw new UsageError(`The file ${file} is larger than 64 MB. Write one recipe a line, and name it .jsonl.`);
  }
  const bytes = await readFile(file);
  if (isZip(bytes)) return yield* readArchive(bytes, file);
  for (const [index, value] of readDocument(readText(bytes), file).entries())
    yield { place: `recipe ${index + 1}`, value };
}

/** A file of the archive that is no JSON is reported; the others are still imported. */
function* readArchive(bytes: Uint8Array, file: string): Generator<SourceRecord> {
  const texts = readZip(bytes, file);
  if (texts.length === 0) throw new UsageError(`The archive ${file} has no JSON file.`);
  for (const { path, text } of texts) {
    try {
      for (const value of readDocument(text, path)) yield { place: path, value };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      yield { place: path, fault: error.message };
    }
  }
}

async function* readJsonLines(file: string): AsyncGenerator<SourceRecord> {
  for await (const { number, bytes } of readLines(file)) {
    const place = `line ${number}`;
    const text = bytes && readText(bytes).trim();
    if (text === '') continue;
    if (text === null) yield { place, fault: 'The line is longer than 64 MB.' };
    else yield parsedLine(place, text);
  }
}

function parsedLine(place: string, text: string): SourceRecord {
  try {
    return { place, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { place, fault: `The line is not JSON${placeOf(error)}.` };
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new UsageError(`The file ${file} cannot be read.`, { cause: error });
  });
  if (!found.isFile()) throw new UsageError(`${file} is not a file.`);
  return found.size;
}
