/** One zod schema a program, parsed once, all faults reported together. */
export { ConfigError } from './config-error.ts';
export { maskPassword } from './mask-password.ts';
export { parseEnv } from './parse-env.ts';
export { flag, httpOrigin, int, oneOf } from './values.ts';
