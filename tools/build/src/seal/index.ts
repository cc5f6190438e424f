/** What finishes every build, for those who make one without compiling. */
export { VERSION_PLACEHOLDER } from '../placeholder.ts';
export { sealBuild } from './seal-build.ts';
