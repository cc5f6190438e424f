export { captionsOf, captionsUrl } from './captions.ts';
export { chooseCountryImages, chooseDishImages } from './choose-images.ts';
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
} from './labels.ts';
export { servingsIn, withServings } from './servings-address.ts';
export { mediaTypeOf, stepMediaOf, type YoutubeVideo, youtubeEmbed, youtubeVideo } from './step-media.ts';
