import { adjectiveForms, COUNTRY_ALIASES, COUNTRY_WORDS, foldText, phraseKey, REGION_WORDS } from '@tdt/domain';
import type { CountryDocument } from './country.model.ts';

/**
 * The countries that a word or phrase of a search names, beside the letters of their names: "italien", "japonaises",
 * "usa", "maghreb", "asiatique". By the key of the phrase (`phraseKey`).
 */
export class PlaceWords {
  readonly #ids = new Map<string, Set<string>>();
  /** Single words as they are written, with the countries that they name: for correcting mistyped ones. */
  readonly #spelled = new Map<string, Set<string>>();

  /** `folded`: the name without case, accents or punctuation. */
  constructor(countries: readonly { document: CountryDocument; folded: string }[]) {
    const bySlug = new Map(countries.map(({ document }) => [document.slug, document._id]));
    for (const { document, folded } of countries) {
      for (const word of folded.split(' ')) this.#spell(word, document._id);
      const { regions = [], adjectif } = document;
      for (const region of regions) this.#add(foldText(region), document._id);
      // "christophienne et névicienne"
      for (const feminine of adjectif ? foldText(adjectif).split(' et ') : [])
        for (const adjective of adjectiveForms(feminine)) this.#add(adjective, document._id);
    }
    for (const names of [COUNTRY_ALIASES, COUNTRY_WORDS])
      for (const [name, slug] of Object.entries(names)) this.#add(name.replaceAll('-', ' '), bySlug.get(slug));
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

  /** The words that name any of these countries, names of countries included. */
  spelled(countryIds: readonly string[]): string[] {
    const wanted = new Set(countryIds);
    return [...this.#spelled].flatMap(([word, ids]) => ([...ids].some((id) => wanted.has(id)) ? word : []));
  }

  #add(phrase: string, id: string | undefined): void {
    if (id === undefined) return;
    put(this.#ids, phraseKey(phrase), id);
    for (const word of phrase.split(' ')) this.#spell(word, id);
  }

  #spell(word: string, id: string): void {
    put(this.#spelled, word, id);
  }
}

function put(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key) ?? new Set();
  map.set(key, ids.add(id));
}
