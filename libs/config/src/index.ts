/** Reads a program's environment by one zod schema, reports all faults together, and documents the settings. */
export { ConfigError, maskPassword, parseEnv } from './parse-env.ts';
export { settingsFile, settingsTables } from './setting-docs.ts';
export { flag, httpOrigin, int, oneOf } from './values.ts';
