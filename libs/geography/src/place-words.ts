import { adjectiveForms, COUNTRY_WORDS, foldText, phraseKey, REGION_WORDS } from '@tdt/cuisine/words';
import { COUNTRY_ALIASES } from '@tdt/domain';
import type { CountryDocument } from './country.model.ts';

/**
 * The countries that a word or phrase of a search stands for, beside the letters of their names: "italien",
 * "japonaises", "usa", "maghreb", "asiatique". By the key of the phrase (`phraseKey`).
 */
export class PlaceWords {
  readonly #ids = new Map<string, Set<string>>();
  /** Single folded words, with the countries that they name: for correcting mistyped ones. */
  readonly #spelled = new Map<string, Set<string>>();
  /** The same as they are written, in lower case. */
  readonly #written = new Map<string, string>();

  constructor(countries: readonly { document: CountryDocument }[]) {
    const bySlug = new Map(countries.map(({ document }) => [document.slug, document._id]));
    for (const { document } of countries) {
      this.#spell(document.name, document._id);
      const { regions = [], adjectif } = document;
      for (const region of regions) this.#add(region, document._id);
      // "christophienne et névicienne"
      for (const feminine of adjectif?.split(' et ') ?? [])
        for (const adjective of adjectiveForms(feminine)) this.#add(adjective, document._id);
    }
    for (const names of [COUNTRY_ALIASES, COUNTRY_WORDS])
      for (const [name, slug] of Object.entries(names)) this.#add(name, bySlug.get(slug));
    for (const [word, regions] of Object.entries(REGION_WORDS))
      for (const region of regions) for (const id of this.of(phraseKey(region))) this.#add(word, id);
  }

  has(key: string): boolean {
    return this.#ids.has(key);
  }

  /** Ids of the countries. */
  of(key: string): readonly string[] {
    return [...(this.#ids.get(key) ?? [])];
  }

  /** The words that stand for any of these countries, names of countries included. */
  spelled(countryIds: readonly string[]): string[] {
    const wanted = new Set(countryIds);
    return [...this.#spelled].flatMap(([word, ids]) => ([...ids].some((id) => wanted.has(id)) ? word : []));
  }

  /** A folded word with its accents; `undefined` if it stands for no country. */
  written(folded: string): string | undefined {
    return this.#written.get(folded);
  }

  #add(phrase: string, id: string | undefined): void {
    if (id === undefined) return;
    put(this.#ids, phraseKey(foldText(phrase)), id);
    this.#spell(phrase, id);
  }

  #spell(phrase: string, id: string): void {
    for (const word of phrase.toLowerCase().split(/[\s'’-]+/)) {
      put(this.#spelled, foldText(word), id);
      if (!this.#written.has(foldText(word))) this.#written.set(foldText(word), word);
    }
  }
}

function put(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key) ?? new Set();
  map.set(key, ids.add(id));
}
