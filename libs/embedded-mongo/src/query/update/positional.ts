import type { Collation } from '../../bson/collation.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { badValue, failedToParse } from '../../errors.ts';
import { compileFilter } from '../match/compile.ts';
import type { Predicate } from '../match/types.ts';
import { valuesAt } from '../paths.ts';

/** Resolves `$`, `$[]` and `$[id]` in update paths to array positions. */
export class PositionalPaths {
  readonly #doc: Doc;
  readonly #filter: Doc;
  readonly #collation: Collation | undefined;
  readonly #arrayFilters: ReadonlyMap<string, Predicate>;
  readonly #used = new Set<string>();

  constructor(doc: Doc, filter: Doc, arrayFilters: readonly Doc[], collation: Collation | undefined) {
    this.#doc = doc;
    this.#filter = filter;
    this.#collation = collation;
    this.#arrayFilters = compileArrayFilters(arrayFilters, collation);
  }

  /** All concrete paths of an update path; none if no element meets the array filter. */
  expand(path: string): string[][] {
    if (!path.includes('$')) return [path.split('.')];
    let places: { value: unknown; segments: string[] }[] = [{ value: this.#doc, segments: [] }];
    for (const segment of path.split('.'))
      places = places.flatMap(({ value, segments }) =>
        this.#step(value, segments, segment, path).map((next) => ({
          value: childOf(value, next),
          segments: [...segments, next],
        })),
      );
    return places.map(({ segments }) => segments);
  }

  /** Throws for an unused array filter, like MongoDB: it is probably a typo. */
  checkAllUsed(): void {
    for (const id of this.#arrayFilters.keys())
      if (!this.#used.has(id))
        throw failedToParse(`The array filter for identifier '${id}' was not used in the update`);
  }

  #step(value: unknown, segments: string[], segment: string, path: string): string[] {
    const id = /^\$\[(\w*)\]$/.exec(segment)?.[1];
    if (segment === '$') return [this.#matchedPosition(segments.join('.'))];
    if (id === undefined) return [segment];
    if (id) this.#used.add(id);
    const predicate = this.#arrayFilters.get(id);
    if (id && !predicate) throw badValue(`No array filter found for identifier '${id}' in path '${path}'`);
    if (!Array.isArray(value))
      throw badValue(`The path '${segments.join('.')}' must exist in the document in order to apply array updates.`);
    return value.flatMap((element, position) => (!predicate || predicate({ [id]: element }) ? [String(position)] : []));
  }

  /** The first element that meets one of the filter's conditions on this array. */
  #matchedPosition(path: string): string {
    const array = valuesAt(this.#doc, path)[0];
    if (Array.isArray(array))
      for (const condition of conditionsOn(this.#filter, path)) {
        const predicate = compileFilter(condition, { collation: this.#collation });
        const position = array.findIndex((element) => predicate(nest(path, [element])));
        if (position >= 0) return String(position);
      }
    throw badValue('The positional operator did not find the match needed from the query.');
  }
}

/** Compiles array filters such as `{ 'e.grams': { $gt: 5 } }`, by their identifier `e`. */
function compileArrayFilters(filters: readonly Doc[], collation: Collation | undefined): Map<string, Predicate> {
  const clauses = new Map<string, Doc[]>();
  for (const filter of filters) {
    const id = identifierOf(filter);
    if (!id) throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    clauses.set(id, [...(clauses.get(id) ?? []), filter]);
  }
  return new Map([...clauses].map(([id, all]) => [id, compileFilter({ $and: all }, { collation })]));
}

function identifierOf(filter: Doc): string | undefined {
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith('$')) return key.split('.')[0];
    for (const clause of Array.isArray(value) ? value : []) if (isDoc(clause)) return identifierOf(clause);
  }
  return undefined;
}

/** The parts of a filter that concern an array or its elements, each as a filter of its own. */
function conditionsOn(filter: Doc, path: string): Doc[] {
  const concerns = (key: string) => key === path || key.startsWith(`${path}.`);
  return Object.entries(filter).flatMap(([key, condition]): Doc[] => {
    if (concerns(key)) return [{ [key]: condition }];
    if (key !== '$and' && key !== '$or') return [];
    return (condition as Doc[]).flatMap((clause) => conditionsOn(clause, path));
  });
}

const nest = (path: string, value: unknown): Doc =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Doc;

function childOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return value[Number(segment)];
  return isDoc(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}
