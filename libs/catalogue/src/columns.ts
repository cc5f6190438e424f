import { DIETS, DIFFICULTIES, RECIPE_TYPES, TIME_LIMITS } from '@tdt/contracts';
import { DEMANDS, type Demand } from '@tdt/cuisine/ingredients';
import type { IndexedEntry } from './catalogue-entry.ts';

/** In the place of an id for recipes without a country. */
const NO_COUNTRY = '';
/** More than any time that a search may name. */
export const NO_MINUTES = 0xffff;

/** The filterable values of every slot as small numbers: type and difficulty by their position in the enumeration. */
export class Columns {
  country = new Uint16Array(1024);
  type = new Uint8Array(1024);
  difficulty = new Uint8Array(1024);
  /** Position of the shortest limit that the total time meets; one more for longer and unknown times. */
  time = new Uint8Array(1024);
  /** The total time, `NO_MINUTES` for unknown and longer ones: searches contain times of their own. */
  minutes = new Uint16Array(1024);
  /** The diets and allergens that it suits and is without, as a `demandMask`, and `UNDERSTOOD`. */
  demands = new Uint32Array(1024);
  /** Country ids by their number; `NO_COUNTRY` may be among them. */
  readonly countryIds: string[] = [];
  readonly #countryNumbers = new Map<string, number>();

  /** Number of a country; -1 if no recipe ever had it. */
  countryNumber(id: string): number {
    return this.#countryNumbers.get(id) ?? -1;
  }

  set(slot: number, { entry, demands, isUnderstood }: Pick<IndexedEntry, 'entry' | 'demands' | 'isUnderstood'>): void {
    if (slot >= this.country.length) this.#grow();
    this.country[slot] = this.#numberFor(entry.countryId ?? NO_COUNTRY);
    this.type[slot] = RECIPE_TYPES.indexOf(entry.type_recipe);
    this.difficulty[slot] = DIFFICULTIES.indexOf(entry.difficulty);
    this.time[slot] = timeNumber(entry.total_minutes);
    this.minutes[slot] = Math.min(entry.total_minutes ?? NO_MINUTES, NO_MINUTES);
    this.demands[slot] = demandMask(demands) | (isUnderstood ? UNDERSTOOD : 0);
  }

  #numberFor(id: string): number {
    const known = this.#countryNumbers.get(id);
    if (known !== undefined) return known;
    const number = this.countryIds.push(id) - 1;
    this.#countryNumbers.set(id, number);
    return number;
  }

  #grow(): void {
    const length = this.country.length * 2;
    this.country = filled(new Uint16Array(length), this.country);
    this.type = filled(new Uint8Array(length), this.type);
    this.difficulty = filled(new Uint8Array(length), this.difficulty);
    this.time = filled(new Uint8Array(length), this.time);
    this.minutes = filled(new Uint16Array(length), this.minutes);
    this.demands = filled(new Uint32Array(length), this.demands);
  }
}

/** A longer column with the numbers of a shorter one. */
function filled<C extends Uint8Array | Uint16Array | Uint32Array>(longer: C, column: C): C {
  longer.set(column);
  return longer;
}

/** Diets and allergens as bits, by their positions: the diets are the lowest. */
export const demandMask = (demands: readonly Demand[]): number =>
  demands.reduce((mask, demand) => mask | (1 << DEMANDS.indexOf(demand)), 0);

/** A bit beside those of the diets and allergens: the table knows every ingredient. */
export const UNDERSTOOD = 1 << 30;

/** All diets. */
export const DIET_MASK = demandMask(DIETS);

function timeNumber(minutes: number | null): number {
  const limit = minutes === null ? -1 : TIME_LIMITS.findIndex((most) => minutes <= Number(most));
  return limit < 0 ? TIME_LIMITS.length : limit;
}
