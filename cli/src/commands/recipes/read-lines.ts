import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { utf16Of } from './read-text.ts';

export const LINE_BYTES_MAX = 64 * 1024 * 1024;

const LINE_END = 10;

/** One line of a file without its end, counted from 1; `null`: it is longer than `LINE_BYTES_MAX`. */
export interface Line {
  number: number;
  bytes: Buffer | null;
}

/** The lines of a file one after another. The content of one that is too long is dropped. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 1;
  let pieces: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer): void => {
    length += piece.length;
    if (length > LINE_BYTES_MAX) pieces = [];
    else pieces.push(piece);
  };
  const line = (): Line => ({ number, bytes: length > LINE_BYTES_MAX ? null : Buffer.concat(pieces) });
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      take(chunk.subarray(start, end));
      yield line();
      [number, pieces, length, start] = [number + 1, [], 0, end + 1];
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield line();
}

/** The bytes of a file; of one in UTF-16 those of its text in UTF-8, in which one byte ends a line. */
async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (decoder === undefined) {
      const utf16 = utf16Of(chunk);
      decoder = utf16 === undefined ? null : new TextDecoder(utf16);
    }
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}
