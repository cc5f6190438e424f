/** The pure rules of the site: no I/O, no dependency at run time but the contracts' constants. */

export { formatDuration, isoDuration, parseDuration, sumDurations } from './cooking/durations.ts';
export { type Group, groupIngredients, groupSteps, stepGroup } from './cooking/groups.ts';
export { scaleQuantity } from './cooking/quantities.ts';
export { type RecipeDurations, recipeDurations } from './cooking/recipe-durations.ts';
export { atLeastOneServing, SERVINGS_MIN, servingsLabel } from './cooking/servings.ts';
export { COUNTRY_ALIASES, canonicalCountrySlug } from './countries/aliases.ts';
export { countryTitle, deCountry, enCountry } from './countries/particles.ts';
export { cropSize, type ImageCrop, imageCrops } from './images/crops.ts';
export { imageVariants } from './images/variants.ts';
export {
  type ExitIntentMemory,
  isInvitationForced,
  isQuietPath,
  leavesByTheTop,
  mayInvite,
} from './newsletter/exit-intent.ts';
export {
  type SubscriptionErrors,
  type SubscriptionForm,
  subscriptionErrors,
} from './newsletter/subscription-errors.ts';
export { pick, type Random, sample, seededRandom, shuffle, tilt } from './random.ts';
export { chooseCountryImages, chooseDishImages } from './recipes/choose-images.ts';
export { categoryTitle, difficultyLabel, typeCode, typeLabel, typeOfCode } from './recipes/labels.ts';
export { type ListQuery, NO_QUERY, readQuery, searchOf } from './recipes/list-query.ts';
export { absoluteUrl } from './seo/absolute-url.ts';
export { countryCrumbs, listCrumbs, recipeCrumbs } from './seo/crumbs.ts';
export {
  aboutHead,
  countryHead,
  favouritesHead,
  homeHead,
  legalNoticeHead,
  listHead,
  notFoundHead,
  privacyHead,
  recipeHead,
} from './seo/heads.ts';
export { breadcrumbJsonLd, type Crumb, itemListJsonLd, type JsonLd, websiteJsonLd } from './seo/json-ld.ts';
export { type HeadDefaults, type PageHead, pageHead } from './seo/page-head.ts';
export { recipeJsonLd, stepAnchor } from './seo/recipe-json-ld.ts';
export { serializeForScript } from './seo/serialize-for-script.ts';
export { SITEMAP_FIXED_PAGES, type SitemapEntry, sitemapEntries } from './seo/sitemap.ts';
export { BYTE_ORDER_MARK, csvRow } from './text/csv.ts';
export { formatDateLong, formatDateShort } from './text/dates.ts';
export { excerpt, shorten } from './text/excerpt.ts';
export { containsEveryWord, foldText, keywords, searchWords } from './text/search-words.ts';
export { EMPTY_SLUG, numberedSlug, slugify } from './text/slug.ts';
export { isUuid } from './text/uuid.ts';
