import { BSON_ARRAY, BSON_DOCUMENT, decodeElement, elementEnd } from '../bson/codec.ts';

/** The part of a field to keep: everything, some of its fields, or the first array element that passes a test. */
export type Part =
  | { readonly kind: 'whole' }
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'first'; readonly test: (element: unknown) => boolean };

interface Field {
  readonly name: Buffer;
  readonly part: Part;
}

/** Fields by the length of their names in bytes. */
export type Fields = readonly (readonly Field[] | undefined)[];

export function fieldsOf(parts: Iterable<readonly [name: string, part: Part]>): Fields {
  const byLength: Field[][] = [];
  for (const [text, part] of parts) {
    const name = Buffer.from(text);
    byLength[name.length] ??= [];
    byLength[name.length]?.push({ name, part });
  }
  return byLength;
}

/**
 * Projects encoded documents by copying bytes: several times faster than decoding, and all types stay exact. Returns
 * `undefined` for a document with an element of unknown type.
 */
export function byteProjector(fields: Fields): (raw: Buffer) => Buffer | undefined {
  const writer = new Writer();
  return (raw) => {
    writer.begin(raw);
    return writer.document(fields, 0) ? writer.result() : undefined;
  };
}

/** Copies from one document at a time. The output is never longer than the input. */
class Writer {
  #source: Buffer = Buffer.alloc(0);
  #out = Buffer.alloc(16 * 1024);
  #at = 0;

  begin(source: Buffer): void {
    this.#source = source;
    this.#at = 0;
    if (this.#out.length < source.length) this.#out = Buffer.allocUnsafe(source.length * 2);
  }

  result(): Buffer {
    const result = Buffer.allocUnsafe(this.#at);
    this.#out.copy(result, 0, 0, this.#at);
    return result;
  }

  /** Writes the wanted fields of the document at `from`; false if it cannot be read. */
  document(fields: Fields, from: number): boolean {
    const start = this.#open();
    const isRead = this.#eachElement(from, (element, nameEnd, next) => {
      const part = partOf(fields, this.#source, element + 1, nameEnd);
      return part === undefined || this.#part(part, element, nameEnd, next);
    });
    this.#close(start);
    return isRead;
  }

  #part(part: Part, element: number, nameEnd: number, next: number): boolean {
    const type = this.#source[element];
    if (part.kind === 'whole') this.#copy(element, next);
    else if (part.kind === 'first') return type !== BSON_ARRAY || this.#first(part.test, element, nameEnd);
    else if (type === BSON_DOCUMENT || type === BSON_ARRAY) {
      this.#copy(element, nameEnd + 1);
      return type === BSON_ARRAY ? this.#array(part.fields, nameEnd + 1) : this.document(part.fields, nameEnd + 1);
    }
    return true;
  }

  /** Writes the wanted fields of the documents in an array and in nested arrays; omits other elements. */
  #array(fields: Fields, from: number): boolean {
    const start = this.#open();
    let count = 0;
    const isRead = this.#eachElement(from, (element, nameEnd) => {
      const type = this.#source[element];
      if (type !== BSON_DOCUMENT && type !== BSON_ARRAY) return true;
      this.#head(type, count++);
      return type === BSON_ARRAY ? this.#array(fields, nameEnd + 1) : this.document(fields, nameEnd + 1);
    });
    this.#close(start);
    return isRead;
  }

  /** Writes an array with the first element that passes; writes nothing if none does. */
  #first(test: (element: unknown) => boolean, array: number, nameEnd: number): boolean {
    let isFound = false;
    return this.#eachElement(nameEnd + 1, (element, elementNameEnd, next) => {
      if (isFound || !test(decodeElement(this.#source.subarray(element, next)))) return true;
      isFound = true;
      this.#copy(array, nameEnd + 1);
      const start = this.#open();
      this.#head(this.#source[element] as number, 0);
      this.#copy(elementNameEnd + 1, next);
      this.#close(start);
      return true;
    });
  }

  #eachElement(from: number, visit: (element: number, nameEnd: number, next: number) => boolean): boolean {
    const source = this.#source;
    const end = from + source.readInt32LE(from) - 1;
    for (let element = from + 4; element < end; ) {
      let nameEnd = element + 1;
      while (source[nameEnd] !== 0) nameEnd++;
      const next = elementEnd(source, source[element] as number, nameEnd + 1);
      if (next === undefined || !visit(element, nameEnd, next)) return false;
      element = next;
    }
    return true;
  }

  #head(type: number, index: number): void {
    this.#out[this.#at++] = type;
    this.#at += this.#out.write(String(index), this.#at, 'latin1');
    this.#out[this.#at++] = 0;
  }

  #open(): number {
    this.#at += 4;
    return this.#at - 4;
  }

  #close(start: number): void {
    this.#out[this.#at++] = 0;
    this.#out.writeInt32LE(this.#at - start, start);
  }

  #copy(from: number, to: number): void {
    this.#at += this.#source.copy(this.#out, this.#at, from, to);
  }
}

function partOf(fields: Fields, source: Buffer, from: number, to: number): Part | undefined {
  const candidates = fields[to - from];
  if (!candidates) return undefined;
  for (const { name, part } of candidates) if (isAt(name, source, from)) return part;
  return undefined;
}

function isAt(name: Buffer, source: Buffer, from: number): boolean {
  for (let index = 0; index < name.length; index++) if (source[from + index] !== name[index]) return false;
  return true;
}
