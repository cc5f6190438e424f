import { shell } from '../../bson/shell.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { CommandError, notSupported } from '../../errors.ts';
import { isArrayIndex, own } from '../paths.ts';

/** A field of a document being updated. Its path has names and array positions, no `$`. */
export class Field {
  readonly #root: Doc;
  readonly segments: readonly string[];

  constructor(root: Doc, segments: readonly string[]) {
    this.#root = root;
    this.segments = segments;
  }

  get path(): string {
    return this.segments.join('.');
  }

  /** `undefined` if there is nothing at the path. */
  get value(): unknown {
    return this.segments.reduce<unknown>(child, this.#root);
  }

  /** Sets the value and creates missing parents; a scalar parent is error 28. */
  set(value: unknown): void {
    let parent: unknown = this.#root;
    this.segments.forEach((segment, depth) => {
      const isLast = depth === this.segments.length - 1;
      this.#checkParent(parent, depth);
      if (!isLast && child(parent, segment) === undefined) assign(parent as Doc, segment, {});
      if (isLast) assign(parent as Doc, segment, value);
      parent = child(parent, segment);
    });
  }

  /** Removes the field. An array element becomes null, so that the others keep their positions. */
  unset(): void {
    const parent = this.segments.slice(0, -1).reduce<unknown>(child, this.#root);
    const last = this.segments.at(-1) as string;
    if (Array.isArray(parent) && isArrayIndex(last) && Number(last) < parent.length) parent[Number(last)] = null;
    else if (isDoc(parent)) delete parent[last];
  }

  #checkParent(parent: unknown, depth: number): void {
    const segment = this.segments[depth] as string;
    if (isDoc(parent) || (Array.isArray(parent) && isArrayIndex(segment))) return;
    const element = `{${this.segments[depth - 1]}: ${shell(parent)}}`;
    throw new CommandError(28, 'PathNotViable', `Cannot create field '${segment}' in element ${element}`);
  }
}

function child(parent: unknown, segment: string): unknown {
  if (Array.isArray(parent)) return isArrayIndex(segment) ? parent[Number(segment)] : undefined;
  return isDoc(parent) ? own(parent, segment) : undefined;
}

/** Nulls before a new array element at most; in MongoDB 1,500,000, which take seconds here. */
const MAX_FILLED = 10_000;

/** The last field of documents, if it is a number that an update has added. */
const lastNumbers = new WeakMap<object, number>();

function assign(parent: Doc | unknown[], segment: string, value: unknown): void {
  if (Array.isArray(parent)) {
    const missing = Number(segment) - parent.length;
    if (missing > 1_500_000) throw new CommandError(34, 'CannotBackfillArray', `can't backfill ${missing} elements`);
    if (missing > MAX_FILLED)
      throw notSupported(`An array position more than ${MAX_FILLED} after the end ('${segment}')`);
    while (parent.length < Number(segment)) parent.push(null);
    parent[Number(segment)] = value;
  } else {
    // Defined, not assigned: a field named __proto__ is data here.
    const isNew = !Object.hasOwn(parent, segment);
    Object.defineProperty(parent, segment, { value, writable: true, enumerable: true, configurable: true });
    // JavaScript moves such names to the front. Reading all names of a document each time would take quadratic time.
    const number = isArrayIndex(segment) ? Number(segment) : Number.POSITIVE_INFINITY;
    const isLast = !(number < Infinity) || number > (lastNumbers.get(parent) ?? Infinity);
    if (isNew && !isLast && Object.keys(parent).at(-1) !== segment)
      throw notSupported(`A new field '${segment}' after others: numbers as names of fields`);
    if (isNew) lastNumbers.set(parent, number);
  }
}
