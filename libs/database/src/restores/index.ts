export {
  finishSwitch,
  stagingOf,
  switchCollections,
  tryToReplace,
} from './switch-collections.ts';
