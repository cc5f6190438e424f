/**
 * Version of the facade that remotes are built against. A build states it; the registry refuses a remote whose version
 * is not the live shell's. Raise it whenever something is removed from or changed in this package's exports.
 */
export const PLATFORM_VERSION = '1.1.0';
