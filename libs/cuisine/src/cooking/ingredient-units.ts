/** Short forms of spoons, and what is written for them. */
const SPOON = String.raw`(?:c\.?|cuil\.?|cuillères?|cuill?\.?|cuillerées?)`;
const SPOONS: readonly [pattern: RegExp, unit: string][] = [
  [new RegExp(String.raw`^${SPOON}\s*(?:à|a)\.?\s*(?:s\.?|soupe)(?![\p{L}])`, 'iu'), 'cuillère à soupe'],
  [new RegExp(String.raw`^${SPOON}\s*(?:à|a)\.?\s*(?:c\.?|café|cafe|thé)(?![\p{L}])`, 'iu'), 'cuillère à café'],
  [/^(?:càs|cas|cs|c\.s\.?)(?!\p{L})/iu, 'cuillère à soupe'],
  [/^(?:càc|cac|cc|c\.c\.?)(?!\p{L})/iu, 'cuillère à café'],
];
const SPOON_WORDS = /^(?:\s+(?:bien\s+)?(?:rases?|bombées?|pleines?))/iu;

/** Units of measure: what follows them is the ingredient, with or without "de". */
const MEASURES =
  /^(?:kilogrammes?|kilos?|kg|milligrammes?|mg|grammes?|gr|g|millilitres?|ml|centilitres?|cl|décilitres?|dl|litres?|l|cm|mm)(?![\p{L}])\.?/iu;

/** Things that ingredients are counted in, as single words; `s` and `x` of the plural are accepted. */
const CONTAINERS = `assiette barquette bocal boîte boite bol botte bouquet bouteille branche brin brique briquette
  canette cube dizaine dosette douzaine feuille fiole gousse goutte louche morceau paquet part pincée pointe poignée
  portion pot quartier rondelle rouleau sachet tablette tasse tige tranche trait verre zeste`.split(/\s+/);
const ADJECTIVES = '(?:petite?s?|grande?s?|gros|grosses?|belles?|beaux?|bonnes?|bons?|généreuses?|fines?)';
const CONTAINER = new RegExp(
  String.raw`^(?:${ADJECTIVES}\s+)?(?:${CONTAINERS.map((word) => `${word}s?`).join('|')}|morceaux|rouleaux|bocaux)(?!\p{L}|\s+garni)`,
  'iu',
);

/** Words that are a unit of some ingredients only: "1 filet d'huile", but "2 filets de saumon". */
const SOMETIMES: readonly RegExp[] = [
  /^filets?(?=\s+(?:d['’]\s*huile|de\s+(?:vinaigre|jus|citron|sauce|miel|sirop)))/iu,
  /^(?:noix|noisettes?)(?=\s+de\s+(?:beurre|margarine|saindoux))/iu,
  /^carrés?(?=\s+de\s+(?:chocolat|sucre))/iu,
  /^têtes?(?=\s+d['’]\s*ail)/iu,
  /^bâtons?(?=\s+de\s+(?:cannelle|citronnelle|réglisse))/iu,
  /^jus(?=\s+(?:de|d['’])\s*\d)/iu,
];

/** The unit that a text begins with, as it is written in recipes, and its length in the text. */
export interface LeadingUnit {
  unit: string;
  length: number;
}

/** "g de farine" -> "g"; "c. à s. bombées de sucre" -> "cuillère à soupe bombées". `null` if there is none. */
export function leadingUnit(text: string): LeadingUnit | null {
  for (const [pattern, spoon] of SPOONS) {
    const short = pattern.exec(text)?.[0];
    if (short === undefined) continue;
    const words = SPOON_WORDS.exec(text.slice(short.length))?.[0] ?? '';
    return { unit: spoon + words, length: short.length + words.length };
  }
  const [measure] = MEASURES.exec(text) ?? [];
  if (measure !== undefined) return { unit: measure.replace(/^(?:gr|grammes?)\.?$/iu, 'g'), length: measure.length };
  const found = [CONTAINER, ...SOMETIMES].map((pattern) => pattern.exec(text)?.[0]).find((unit) => unit !== undefined);
  return found === undefined ? null : { unit: found, length: found.length };
}
