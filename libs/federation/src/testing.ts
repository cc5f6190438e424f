export { builtRemote, builtShell } from './testing/built-project.ts';
