/** For tests that create builds without compiling. */
export { sealBuild } from './seal-build.ts';
export { VERSION_PLACEHOLDER } from './stamp.ts';
