import { DIFFICULTIES, RECIPE_TYPE_CODES } from '@tdt/contracts';
import type { SearchTerm } from '@tdt/cuisine/search';
import { wordForms } from '@tdt/cuisine/words';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type Columns, demandMask, NO_MINUTES, UNDERSTOOD } from './columns.ts';
import type { WordIndex } from './word-index.ts';

/** The recipes that have a term. */
export interface FoundTerm {
  /** Those that contain its words. */
  containing: BitSet;
  /** Those that have what it says: those that contain its words or other names of it, or those of its meaning only. */
  having: BitSet;
  /**
   * Where they have it: as a whole word of an ingredient, in the name of the country, in the title, as a whole word of
   * the title or by its meaning. Each set contains the next one; none has what is found in the middle of a word.
   */
  places: readonly [asWord: BitSet, inCountry: BitSet, inTitle: BitSet, asTitleWord: BitSet];
}

interface Parts {
  entries: readonly (CatalogueEntry | undefined)[];
  columns: Columns;
  words: WordIndex;
  titleWords: WordIndex;
  /** Returns the folded name of a country. */
  nameOf: (countryId: string) => string;
}

/** Finds the recipes of one term after another. Removed recipes may be among them. */
export class TermFinder {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** All slots are below `capacity`; `countryIds` are the countries that the term stands for. */
  find(term: SearchTerm, countryIds: readonly string[], capacity: number): FoundTerm {
    const { words, titleWords } = this.#parts;
    const forms = term.words.map(wordForms);
    const wholeIn = (index: WordIndex) => forms.map((each) => index.exactly(each, capacity));

    const containing = common(
      term.words.map((word, place) =>
        this.#ofCountries((name) => name.includes(word), [], capacity)
          .unite(words.matching(word, capacity))
          .unite(words.exactly(forms[place] ?? [], capacity)),
      ),
      capacity,
    );
    if (term.isStrict) {
      const having = this.#denied(term, capacity);
      containing.keep(having);
      return { containing, having, places: [having, having, having, having] };
    }

    const asTitleWord = term.meaning ? this.#meant(term.meaning, capacity) : common(wholeIn(titleWords), capacity);

    const inTitle = common(
      term.words.map((word) => titleWords.beginning(word, capacity)),
      capacity,
    ).unite(asTitleWord);
    for (const name of term.others) inTitle.unite(named(titleWords, name, capacity));

    const namesCountry = (name: string) =>
      term.words.length > 0 && term.words.every((word) => ` ${name}`.includes(` ${word}`));
    const inCountry = this.#ofCountries(namesCountry, countryIds, capacity).unite(inTitle);

    const asWord = common(wholeIn(words), capacity).unite(inCountry);
    for (const name of term.others) asWord.unite(named(words, name, capacity));

    // What contains a word by chance does not have its meaning: "persil plat" is no main dish.
    const having = term.meaning ? asTitleWord : containing.copy().unite(asWord);
    return { containing, having, places: [asWord, inCountry, inTitle, asTitleWord] };
  }

  /**
   * The dishes without a food: by the tables of ingredients if they know it, and those that do not name it or what
   * holds it, if they know every ingredient; also those whose title says so. A word that no recipe has, and that may be
   * no food or mistyped, finds nothing.
   */
  #denied({ meaning, words, absent, doubt }: SearchTerm, capacity: number): BitSet {
    const meant = meaning && this.#meant(meaning, capacity);
    const naming = new BitSet(capacity);
    for (const name of absent) naming.unite(named(this.#parts.words, name, capacity));
    if (meant) {
      meant.keep(naming.opposite());
      return meant;
    }
    const denial = words.join(' ');
    const found = new BitSet(capacity);
    named(this.#parts.titleWords, denial, capacity).forEach((slot) => {
      if (this.#parts.entries[slot]?.foldedTitle.includes(denial)) found.add(slot);
    });
    if (absent.length === 0 || (doubt && naming.isEmpty)) return found;
    const surely = this.#where(this.#parts.columns.demands, (value) => (value & UNDERSTOOD) !== 0, capacity);
    surely.keep(naming.opposite());
    return found.unite(surely);
  }

  /** Those of the countries, and of others whose folded name passes. */
  #ofCountries(passes: (name: string) => boolean, countryIds: readonly string[], capacity: number): BitSet {
    const { columns, nameOf } = this.#parts;
    const wanted = columns.countryIds.map((id) => countryIds.includes(id) || passes(nameOf(id)));
    if (!wanted.includes(true)) return new BitSet(capacity);
    return this.#where(columns.country, (country) => wanted[country] === true, capacity);
  }

  #meant({ type, difficulty, demands, minutes }: NonNullable<SearchTerm['meaning']>, capacity: number): BitSet {
    const { columns } = this.#parts;
    if (type) {
      const wanted = RECIPE_TYPE_CODES.indexOf(type);
      return this.#where(columns.type, (value) => value === wanted, capacity);
    }
    if (difficulty) {
      const wanted = DIFFICULTIES.indexOf(difficulty);
      return this.#where(columns.difficulty, (value) => value === wanted, capacity);
    }
    if (demands) {
      const wanted = demandMask(demands);
      return this.#where(columns.demands, (value) => (value & wanted) === wanted, capacity);
    }
    const most = Math.min(minutes ?? 0, NO_MINUTES - 1);
    return this.#where(columns.minutes, (value) => value <= most, capacity);
  }

  #where(column: Uint8Array | Uint16Array | Uint32Array, passes: (value: number) => boolean, capacity: number): BitSet {
    const found = new BitSet(capacity);
    const { length } = this.#parts.entries;
    for (let slot = 0; slot < length; slot += 1) if (passes(column[slot] as number)) found.add(slot);
    return found;
  }
}

/** What is in every set; nothing without any. */
function common(sets: readonly BitSet[], capacity: number): BitSet {
  const [first = new BitSet(capacity), ...others] = sets;
  for (const other of others) first.keep(other);
  return first;
}

/** The slots with every word of a name, as whole words. */
const named = (index: WordIndex, name: string, capacity: number): BitSet =>
  common(
    name.split(' ').map((word) => index.exactly(wordForms(word), capacity)),
    capacity,
  );
