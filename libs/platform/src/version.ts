/**
 * Version of the facade that remotes are built against. A build states it; the registry refuses a remote whose version
 * is not the live shell's. Raise it whenever the exports of this package change: one that goes or changes breaks a remote
 * that was built before, a new one breaks the remote that uses it beside an older shell.
 */
export const PLATFORM_VERSION = '1.6.0';
