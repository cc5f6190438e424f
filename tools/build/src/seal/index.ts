/** For tests that make builds without compiling: seals a folder, and the placeholder that sealing replaces. */
export { sealBuild } from './seal-build.ts';
export { VERSION_PLACEHOLDER } from './stamp.ts';
