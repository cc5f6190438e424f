/**
 * Version of the platform that remotes are built against. A build states it, and the registry refuses a remote whose
 * version is not the live shell's. Raise it with every change of this package's exports: a removed or changed export
 * breaks remotes built before, a new one breaks its users under an older shell.
 */
export const PLATFORM_VERSION = '1.20.0';
