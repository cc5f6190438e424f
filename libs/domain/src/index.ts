/** The site's pure rules: no I/O, and no dependency but the contracts' constants. */

export { COUNTRY_ALIASES, canonicalCountrySlug } from './countries/aliases.ts';
export { countryTitle, deCountry, enCountry } from './countries/particles.ts';
export { groupByRegion } from './countries/regions.ts';
export { copyWidth, cropSize, imageVariants } from './images.ts';
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
