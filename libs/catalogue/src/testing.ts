export { listOf } from './testing/list-of.ts';
