/** For tests and tools that run the site in their own process; `server.ts` is the program. */
export { type AppOptions, createApp } from './app.ts';
export { type BffEnv, type BffSettings, bffEnv, bffSettings } from './config.ts';
