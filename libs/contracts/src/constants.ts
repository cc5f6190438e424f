/** Values that every side enumerates or counts with. No zod here: public bundles import this module at run time. */

export const DIFFICULTIES = ['facile', 'moyen', 'difficile'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const RECIPE_TYPES = ['entrée', 'plat', 'dessert / goûter'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

/** The recipe types as they stand in URLs and filters. */
export const RECIPE_TYPE_CODES = ['entree', 'plat', 'dessert'] as const;
export type RecipeTypeCode = (typeof RECIPE_TYPE_CODES)[number];

export const RECIPE_IMAGE_TYPES = ['cover', 'plat', 'pays', 'mood'] as const;
export type RecipeImageType = (typeof RECIPE_IMAGE_TYPES)[number];

export const COUNTRY_IMAGE_TYPES = ['polaroid', 'category', 'recipe'] as const;
export type CountryImageType = (typeof COUNTRY_IMAGE_TYPES)[number];

export const STEP_MEDIA_TYPES = ['image', 'video'] as const;
export type StepMediaType = (typeof STEP_MEDIA_TYPES)[number];

export const RECIPE_SORTS = ['-created_at', 'created_at', 'title', '-title'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Longest search text and how many of its words count. */
export const SEARCH_TEXT_MAX = 100;
export const SEARCH_WORDS_MAX = 8;

/** Longest slug; titles have up to 200 characters, and some letters are spelled out as two or three. */
export const SLUG_MAX = 160;
/** What a slug looks like, numbered ones included. */
export const SLUG_PATTERN = /^[a-z0-9-]{1,170}$/;
/** How a number is written in an address. */
export const COUNTING_PATTERN = /^\d{1,15}$/;

export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/** No catalogue has a page beyond this one; a larger number is a mistake or an attack. */
export const PAGE_MAX = 100_000;

/** Home page: how many of the newest recipes the hero is chosen among, mood cards, recipes a category, words of an excerpt. */
export const HERO_POOL = 10;
export const MOOD_COUNT = 6;
export const CATEGORY_RECIPES = 3;
export const EXCERPT_WORDS = 12;
/** Degrees a mood polaroid leans, to either side. */
export const TILT_MIN = 10;
export const TILT_MAX = 15;

/** Recipe page: images that each rotating set needs, and seconds between two. */
export const COUNTRY_IMAGES_MIN = 4;
export const DISH_IMAGES_MIN = 3;
export const ROTATION_SECONDS = 5;

export const LOADING_SKELETONS = 8;
/** Pixels scrolled after which the header turns opaque. */
export const HEADER_SCROLL_PX = 50;
/** Width in pixels under which a screen counts as a phone. */
export const MOBILE_BREAKPOINT_PX = 768;

export const PARTICULE_MAX = 9;
export const DEFAULT_BON_APPETIT = 'Bon appétit';

export const MEDIA_BUCKET = 'recipe-images';
export const IMAGE_FORMATS = ['image/avif', 'image/webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
/** Widths in pixels that pictures are served in; none is made wider than its original. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1200, 1600, 2048] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** Ratios of width to height that pictures are cut in for search engines and shared links. */
export const IMAGE_RATIOS = ['16x9', '4x3', '1x1'] as const;
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
/** Widest cut, in pixels: what shared links are shown in. */
export const CROP_SIDE = 1200;

/** Longest e-mail address and longest part before its @ (RFC 5321). */
export const EMAIL_MAX = 254;
export const EMAIL_LOCAL_MAX = 64;
