/** Reads a program's environment by one zod schema and reports all faults together. */
export { ConfigError, maskPassword, parseEnv } from './parse-env.ts';
export { flag, httpOrigin, int, oneOf } from './values.ts';
