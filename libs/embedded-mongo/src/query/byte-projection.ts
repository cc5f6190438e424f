import { BSON_ARRAY, BSON_DOCUMENT, elementEnd } from '../bson/codec.ts';

/** The fields that a projection names: the whole of one (`true`), or some of its fields. */
export type Tree = Map<string, Tree | true>;

interface Field {
  readonly name: Buffer;
  /** `undefined`: the whole field. */
  readonly inner: Fields | undefined;
}

/** Fields by the length of their names in bytes. */
type Fields = readonly (readonly Field[] | undefined)[];

function fieldsOf(tree: Tree): Fields {
  const byLength: Field[][] = [];
  for (const [text, branch] of tree) {
    const name = Buffer.from(text);
    byLength[name.length] ??= [];
    byLength[name.length]?.push({ name, inner: branch === true ? undefined : fieldsOf(branch) });
  }
  return byLength;
}

/**
 * Projects encoded documents by copying bytes: several times faster than decoding, and all types stay exact.
 * @param isInclusion whether the result has the fields of the tree and no others, or all others
 */
export function byteProjector(tree: Tree, isInclusion: boolean): (raw: Buffer) => Buffer {
  const fields = fieldsOf(tree);
  const writer = new Writer(isInclusion);
  return (raw) => writer.project(raw, fields);
}

/** Copies from one document at a time. The output is never longer than the input. */
class Writer {
  readonly #isInclusion: boolean;
  #source: Buffer = Buffer.alloc(0);
  #out = Buffer.alloc(16 * 1024);
  #at = 0;

  constructor(isInclusion: boolean) {
    this.#isInclusion = isInclusion;
  }

  project(source: Buffer, fields: Fields): Buffer {
    this.#source = source;
    this.#at = 0;
    if (this.#out.length < source.length) this.#out = Buffer.allocUnsafe(source.length * 2);
    this.#document(fields, 0);
    return Buffer.from(this.#out.subarray(0, this.#at));
  }

  /** Writes what is wanted of the document at `from`. */
  #document(fields: Fields, from: number): void {
    const start = this.#open();
    this.#eachElement(from, (type, element, nameEnd, next) => {
      const field = fieldAt(fields, this.#source, element + 1, nameEnd);
      const isPartial = field?.inner && (type === BSON_DOCUMENT || type === BSON_ARRAY);
      if (isPartial) {
        this.#copy(element, nameEnd + 1);
        this.#part(type, field.inner, nameEnd + 1);
      } else if ((field !== undefined && !field.inner) === this.#isInclusion) this.#copy(element, next);
    });
    this.#close(start);
  }

  /** Writes what is wanted of the documents in an array and in nested arrays; an inclusion omits other elements. */
  #array(fields: Fields, from: number): void {
    const start = this.#open();
    let count = 0;
    this.#eachElement(from, (type, _element, nameEnd, next) => {
      const isPartial = type === BSON_DOCUMENT || type === BSON_ARRAY;
      if (!isPartial && this.#isInclusion) return;
      this.#head(type, count++);
      if (isPartial) this.#part(type, fields, nameEnd + 1);
      else this.#copy(nameEnd + 1, next);
    });
    this.#close(start);
  }

  #part(type: number, fields: Fields, from: number): void {
    if (type === BSON_ARRAY) this.#array(fields, from);
    else this.#document(fields, from);
  }

  #eachElement(from: number, visit: (type: number, element: number, nameEnd: number, next: number) => void): void {
    const source = this.#source;
    const end = from + source.readInt32LE(from) - 1;
    for (let element = from + 4; element < end; ) {
      const type = source[element] as number;
      let nameEnd = element + 1;
      while (source[nameEnd] !== 0) nameEnd++;
      const next = elementEnd(source, type, nameEnd + 1);
      visit(type, element, nameEnd, next);
      element = next;
    }
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

function fieldAt(fields: Fields, source: Buffer, from: number, to: number): Field | undefined {
  return fields[to - from]?.find(({ name }) => isAt(name, source, from));
}

function isAt(name: Buffer, source: Buffer, from: number): boolean {
  for (let index = 0; index < name.length; index++) if (source[from + index] !== name[index]) return false;
  return true;
}
