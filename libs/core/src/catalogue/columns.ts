import { DIFFICULTIES, RECIPE_TYPES, TIME_LIMITS } from '@tdt/contracts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** In the place of an id for recipes without a country. */
const NO_COUNTRY = '';

/** The filterable values of every slot as small numbers: type and difficulty by their position in the enumeration. */
export class Columns {
  country = new Uint16Array(1024);
  type = new Uint8Array(1024);
  difficulty = new Uint8Array(1024);
  /** Position of the shortest limit that the total time keeps; one more for longer and unknown times. */
  time = new Uint8Array(1024);
  /** Country ids by their number; `NO_COUNTRY` may be among them. */
  readonly countryIds: string[] = [];
  readonly #countryNumbers = new Map<string, number>();

  /** Number of a country; -1 if no recipe ever had it. */
  countryNumber(id: string): number {
    return this.#countryNumbers.get(id) ?? -1;
  }

  set(slot: number, entry: CatalogueEntry): void {
    if (slot >= this.country.length) this.#grow();
    this.country[slot] = this.#numberFor(entry.countryId ?? NO_COUNTRY);
    this.type[slot] = RECIPE_TYPES.indexOf(entry.type_recipe);
    this.difficulty[slot] = DIFFICULTIES.indexOf(entry.difficulty);
    this.time[slot] = timeNumber(entry.total_minutes);
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
    const country = new Uint16Array(length);
    const type = new Uint8Array(length);
    const difficulty = new Uint8Array(length);
    const time = new Uint8Array(length);
    country.set(this.country);
    type.set(this.type);
    difficulty.set(this.difficulty);
    time.set(this.time);
    Object.assign(this, { country, type, difficulty, time });
  }
}

function timeNumber(minutes: number | null): number {
  const limit = minutes === null ? -1 : TIME_LIMITS.findIndex((most) => minutes <= Number(most));
  return limit < 0 ? TIME_LIMITS.length : limit;
}
