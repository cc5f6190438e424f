export {
  finishSwitch,
  lastRestore,
  stagingOf,
  switchCollections,
  tryToReplace,
} from './switch-collections.ts';
