/** The site's pure rules: no I/O, and no dependency but the contracts' constants. */

export { COUNTRY_ALIASES, canonicalCountrySlug } from './countries/aliases.ts';
export { countryTitle, deCountry, enCountry } from './countries/particles.ts';
export { groupByRegion } from './countries/regions.ts';
export { copyWidth, cropSize, imageVariants } from './images.ts';
export { cookedText, DIARY, type DiaryEntry, entryOf, NOTE_MAX, putEntry } from './kept/diary.ts';
export { parseFavourites } from './kept/favourites.ts';
export { additionsText, type KeptData, leftOutText, mergeKept, readKeptFile, writeKeptFile } from './kept/kept-file.ts';
export { formatKept, type Kept, parseKept } from './kept/stored-values.ts';
export {
  addMinutes,
  isDue,
  millisecondsLeft,
  nextTimer,
  parseTimers,
  startTimer,
  type Timer,
  timerState,
  timerText,
  toggleTimer,
} from './kept/timers.ts';
export {
  isInvitationForced,
  isLeavingAtTop,
  isQuietPath,
  mayInvite,
  UNDISTURBED_ATTRIBUTE,
} from './newsletter/exit-intent.ts';
export {
  type SubscriptionErrors,
  type SubscriptionForm,
  subscriptionErrors,
} from './newsletter/subscription-errors.ts';
export { pick, type Random, sample, seededRandom, tilt } from './random.ts';
export { captionsOf, captionsUrl } from './recipes/captions.ts';
export { chooseCountryImages, chooseDishImages } from './recipes/choose-images.ts';
export {
  allergenLabel,
  categoryTitle,
  dietCaution,
  dietLabel,
  difficultyLabel,
  timeLimitLabel,
  typeCode,
  typeLabel,
  typeOfCode,
} from './recipes/labels.ts';
export { apiSearchOf, type ListQuery, NO_QUERY, readQuery, searchOf } from './recipes/list-query.ts';
export { filterCount, listTitle } from './recipes/list-title.ts';
export { menuSearch, readMenuQuery } from './recipes/menu-query.ts';
export { servingsIn, withServings } from './recipes/servings-address.ts';
export {
  mediaTypeOf,
  stepMediaOf,
  type YoutubeVideo,
  youtubeEmbed,
  youtubeVideo,
} from './recipes/step-media.ts';
export { absoluteUrl } from './seo/absolute-url.ts';
export { countriesHead, countryHead } from './seo/country-heads.ts';
export { homeHead, listHead, notFoundHead, recipeHead } from './seo/heads.ts';
export {
  breadcrumbJsonLd,
  type Crumb,
  countriesCrumbs,
  countryCrumbs,
  itemListJsonLd,
  type JsonLd,
  listCrumbs,
  recipeCrumbs,
  websiteJsonLd,
} from './seo/json-ld.ts';
export { type PageHead, pageHead } from './seo/page-head.ts';
export { isRecipeJsonLd, recipeJsonLd, stepAnchor } from './seo/recipe-json-ld.ts';
export { richResultChecks } from './seo/rich-result.ts';
export { serializeForScript } from './seo/serialize-for-script.ts';
export { aboutHead, favouritesHead, legalNoticeHead, privacyHead } from './seo/site-heads.ts';
export { SITEMAP_FIXED_PAGES, type SitemapEntry, sitemapEntries } from './seo/sitemap.ts';
export { menuCrumbs, menuHead, worldPartCrumbs, worldPartHead } from './seo/travel.ts';
export { listText, readSharedList, sharedListPath } from './shopping/shared-list.ts';
export { type AisleLines, linesByAisle, type ShoppingLine, shoppingLines } from './shopping/shopping-lines.ts';
export {
  addOwnLines,
  dropLines,
  dropRecipe,
  LIST_MAX,
  type ListedRecipe,
  listRecipe,
  mergeLists,
  OWN_LINE_MAX,
  putRecipe,
  readShoppingList,
  SHOPPING_LIST,
  type ShoppingList,
  toggleLine,
} from './shopping/shopping-list.ts';
export { shoppingListHead } from './shopping/shopping-list-head.ts';
export { BYTE_ORDER_MARK, csvRow } from './text/csv.ts';
export { formatDateLong, isDay, localDay } from './text/dates.ts';
export { excerpt, firstCharacters, shorten } from './text/excerpt.ts';
export { printable, printableJson } from './text/printable.ts';
export { addressHint, isUuid, numberedSlug, slugify } from './text/slug.ts';
export { retryText, TOO_MANY } from './text/too-many.ts';
