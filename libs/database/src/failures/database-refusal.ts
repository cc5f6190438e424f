import { chainOf } from './error-chain.ts';

/** Codes of TLS for "the other side speaks something else". */
const NO_TLS = /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|ERR_SSL_UNEXPECTED_MESSAGE|EPROTO)$/;
const CUT_TLS = /before secure TLS connection was established/;
const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/;

/** Codes of MongoDB. */
const UNAUTHORIZED = 13;
const WRONG_PASSWORD = [18, 8000];
/** The driver's sentence about a server that it cannot talk to. */
const TOO_OLD = /requires at least \d+ \(MongoDB ([\d.]+)\)/;

/**
 * Why a database that is there refuses this installation: the end of a sentence about it, for the operator, with what
 * to change. `null`: it does not respond at all. Without any value of the address, which holds the password.
 */
export function databaseRefusal(error: unknown): string | null {
  for (const { code, message } of chainOf(error)) {
    const oldest = TOO_OLD.exec(message)?.[1];
    if (oldest) return `is too old: this site needs MongoDB ${oldest} or newer`;
    if (WRONG_PASSWORD.includes(code as number))
      return 'refuses the user or the password: correct them in MONGODB_URI (and authSource, where the user is defined)';
    if (code === UNAUTHORIZED)
      return 'does not let this user work: name a user in MONGODB_URI that has the role readWrite there';
    const name = String(code ?? '');
    if (CERTIFICATE.test(name))
      return `has a certificate that this machine does not accept (${name}): name its authority by tlsCAFile in MONGODB_URI`;
    if (NO_TLS.test(name) || CUT_TLS.test(message))
      return 'speaks no TLS: remove tls=true (or ssl=true) from MONGODB_URI, or set up TLS there';
  }
  return null;
}
