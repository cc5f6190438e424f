/** Checks one value: what is wrong with it, `null` when nothing is. */
type Check = (value: unknown) => string | null;

interface Rules {
  /** Without these a page gets no rich result, or a poorer one although we have the value. */
  required: Record<string, Check>;
  /** Right where they are held. Anything else is unknown, and a fault. */
  optional?: Record<string, Check>;
}

const text: Check = (value) =>
  typeof value === 'string' && value.trim() === value && value !== '' && !/<\w/.test(value) ? null : 'is no plain text';
const url: Check = (value) => (URL.canParse(String(value)) && /^https?:/.test(String(value)) ? null : 'is no address');
const duration: Check = (value) =>
  /^PT(\d+H)?(\d+M)?$/.test(String(value)) && value !== 'PT' ? null : 'is no duration';
const instant: Check = (value) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)) ? null : 'is no instant');
const count: Check = (value) => (Number.isInteger(value) && Number(value) > 0 ? null : 'is no number from 1');
const just =
  (expected: unknown): Check =>
  (value) =>
    value === expected ? null : `is not ${expected}`;

/** A list that is not empty, each item of which passes. */
const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'is no list, or an empty one';
    return value.flatMap((item) => check(item) ?? [])[0] ?? null;
  };

const node =
  (...types: string[]): Check =>
  (value) => {
    const type = (value as { '@type'?: string } | null)?.['@type'] ?? 'nothing';
    if (!types.includes(type)) return `is ${type}, not ${types.join(' or ')}`;
    return faultsOf(value as object).join('; ') || null;
  };

/** The three ratios, each its own picture. */
const threePictures: Check = (value) => {
  const found = Array.isArray(value) ? value.map((each) => /\.(16x9|4x3|1x1)\.webp$/.exec(String(each))?.[1]) : [];
  return listOf(url)(value) ?? (found.join() === '16x9,4x3,1x1' ? null : 'is not one picture in each ratio');
};

/** Positions count from 1. */
const numbered: Check = (value) =>
  listOf(node('ListItem'))(value) ??
  ((value as { position: number }[]).every(({ position }, index) => position === index + 1) ? null : 'is out of order');

/**
 * The documented properties (https://developers.google.com/search/docs/appearance/structured-data/recipe, …/breadcrumb,
 * …/carousel, https://developers.google.com/search/docs/appearance/site-names), with those that Google recommends and
 * every recipe holds among the required ones. Left out on purpose, since they would be made up: aggregateRating,
 * nutrition, video.
 */
const RULES: Record<string, Rules> = {
  Recipe: {
    required: {
      name: text,
      image: threePictures,
      author: node('Organization'),
      datePublished: instant,
      description: text,
      recipeCategory: text,
      recipeCuisine: (value) => (/^[a-zà-ÿ][a-zà-ÿ -]+$/.test(String(value)) ? null : 'is no adjective'),
      recipeIngredient: listOf(text),
      recipeInstructions: listOf(node('HowToStep', 'HowToSection')),
      recipeYield: (value) =>
        /^\d+,\d+ personnes?$/.test(String(value)) ? null : 'does not begin with a plain number',
      totalTime: duration,
      prepTime: duration,
      cookTime: duration,
    },
    optional: {
      '@id': url,
      url,
      mainEntityOfPage: url,
      inLanguage: just('fr'),
      publisher: node('Organization'),
      dateModified: instant,
      keywords: text,
      suitableForDiet: listOf(url),
    },
  },
  HowToSection: { required: { name: text, itemListElement: listOf(node('HowToStep')) } },
  HowToStep: { required: { name: text, text, url }, optional: { image: url } },
  Organization: { required: { name: text, url } },
  BreadcrumbList: { required: { itemListElement: numbered } },
  ItemList: { required: { itemListElement: numbered, numberOfItems: count } },
  ListItem: { required: { position: count, name: text }, optional: { item: url, url } },
  WebSite: {
    required: { name: text, url },
    optional: { description: text, inLanguage: just('fr'), potentialAction: node('SearchAction') },
  },
  SearchAction: {
    required: { target: node('EntryPoint'), 'query-input': just('required name=search_term_string') },
  },
  EntryPoint: {
    required: {
      urlTemplate: (value) => (/\{search_term_string\}$/.test(String(value)) ? null : 'has no place to fill'),
    },
  },
};

/** What is wrong with a piece of structured data by Google's documented rules, one line each. */
export function faultsOf(document: object): string[] {
  const { '@type': type = 'nothing', '@context': _context, ...properties } = document as Record<string, unknown>;
  const rules = RULES[String(type)];
  if (!rules) return [`${type}: no such type is expected`];
  const checks = { ...rules.optional, ...rules.required };
  const missing = Object.keys(rules.required).filter((name) => !(name in properties));
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const fault = checks[name] ? checks[name](value) : 'is unknown';
    return fault === null ? [] : `${type}.${name} ${fault}`;
  });
  return [...missing.map((name) => `${type}.${name} is missing`), ...wrong];
}
