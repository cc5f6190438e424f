/** Reads a program's environment by one zod schema, reports all faults together, and documents the settings. */

export { isLocalSite, isLoopback } from './local-site.ts';
export type { Logger } from './logger.ts';
export { ConfigError, maskPassword, parseEnv } from './parse-env.ts';
export { deriveKey, openSecret } from './secrets/open-secret.ts';
export { isSameText } from './secrets/same-text.ts';
export { createTokenSeal } from './secrets/sealed-token.ts';
export { secretSetting } from './secrets/secret-setting.ts';
export { isServiceAddress, SERVICE_ADDRESS_RULE } from './service-address.ts';
export { settingsFile, settingsTables } from './setting-docs.ts';
export { proxiesEnv, readProxies } from './trusted-proxies.ts';
export { flag, httpOrigin, int, oneOf } from './values.ts';
