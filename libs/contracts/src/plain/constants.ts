/** Values that client and server share: enumerations, limits, sizes. */

export const DIFFICULTIES = ['facile', 'moyen', 'difficile'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const RECIPE_TYPES = ['entrée', 'plat', 'dessert / goûter'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

/** The recipe types as URLs and filters spell them. */
export const RECIPE_TYPE_CODES = ['entree', 'plat', 'dessert'] as const;
export type RecipeTypeCode = (typeof RECIPE_TYPE_CODES)[number];

/** Diets that recipes are marked with and filtered by. */
export const DIETS = [
  'vegetarien',
  'vegan',
  'sans-gluten',
  'sans-lactose',
  'sans-porc',
  'sans-fruits-a-coque',
  'sans-oeuf',
] as const;
export type Diet = (typeof DIETS)[number];

/** The allergens of annex II of regulation (EU) 1169/2011, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaces',
  'oeufs',
  'poissons',
  'arachides',
  'soja',
  'lait',
  'fruits-a-coque',
  'celeri',
  'moutarde',
  'sesame',
  'sulfites',
  'lupin',
  'mollusques',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const RECIPE_IMAGE_TYPES = ['cover', 'plat', 'pays', 'mood'] as const;
export type RecipeImageType = (typeof RECIPE_IMAGE_TYPES)[number];

export const COUNTRY_IMAGE_TYPES = ['polaroid', 'category', 'recipe'] as const;
export type CountryImageType = (typeof COUNTRY_IMAGE_TYPES)[number];

export const STEP_MEDIA_TYPES = ['image', 'video'] as const;

/** Pages whose SEO metadata can be stored. */
export const SEO_PAGE_TYPES = ['home', 'recipes_list', 'about', 'recipe'] as const;
export type SeoPageType = (typeof SEO_PAGE_TYPES)[number];

/** Pages whose content can be stored. */
export const CONTENT_PAGE_TYPES = ['about_content'] as const;
export type ContentPageType = (typeof CONTENT_PAGE_TYPES)[number];

/** What has a history. The id of metadata is that of its page: `home`, or `recipe:` and the recipe's. */
export const VERSION_KINDS = ['recipe', 'country', 'page', 'seo'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

export const RECIPE_SORTS = ['-created_at', 'created_at', 'title', '-title', 'total_minutes'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Orders of the list as its address names them; without one, the best matches of a search or the newest come first. */
export const LIST_SORTS = ['recent', 'rapide', 'az'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Longest total times that lists can be filtered by, in minutes, rests included. */
export const TIME_LIMITS = ['30', '60', '120'] as const;
export type TimeLimit = (typeof TIME_LIMITS)[number];

/** Longest search text, and the number of its words that are used. */
export const SEARCH_TEXT_MAX = 100;
export const SEARCH_WORDS_MAX = 12;

/** Longest slug. A title has up to 200 characters, and some letters become two or three in a slug. */
export const SLUG_MAX = 160;
/** A slug, with or without the number that makes it unique. */
export const SLUG_PATTERN = /^[a-z0-9-]{1,170}$/;
/** A positive number in a URL: digits only. */
export const COUNTING_PATTERN = /^\d{1,15}$/;

export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/** Menus that a country offers at most. */
export const MENUS_MAX = 12;
/** Highest page number that is accepted. */
export const PAGE_MAX = 100_000;

/** Home page: newest recipes the hero is chosen from, mood cards, recipes per category, words of an excerpt. */
export const HERO_POOL = 10;
export const MOOD_COUNT = 6;
export const CATEGORY_RECIPES = 3;
export const EXCERPT_WORDS = 12;
/** Tilt of a mood polaroid in degrees, to either side. */
export const TILT_MIN = 10;
export const TILT_MAX = 15;

/** Recipe page: fewest images of each rotating set, and seconds between two images. */
export const COUNTRY_IMAGES_MIN = 4;
export const DISH_IMAGES_MIN = 3;
export const ROTATION_SECONDS = 5;

export const LOADING_SKELETONS = 8;
/** The header turns opaque after so many pixels of scrolling. */
export const HEADER_SCROLL_PX = 50;

export const PARTICULE_MAX = 9;
export const DEFAULT_BON_APPETIT = 'Bon appétit';

export const MEDIA_BUCKET = 'recipe-images';
export const IMAGE_FORMATS = ['image/avif', 'image/webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
/** Widths of served pictures in pixels. No picture is made wider than its original. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1200, 1600, 2048] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** Aspect ratios of the crops for search engines. */
export const IMAGE_RATIOS = ['16x9', '4x3', '1x1'] as const;
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
/** Widest crop in pixels. */
export const CROP_SIDE = 1200;
/** Size in pixels of the JPEG for previews of shared links, which every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** What pages without a picture of their own are shared with: the default cover, which every site has. */
export const DEFAULT_SHARED = '/media/recipe-images/default/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp';
