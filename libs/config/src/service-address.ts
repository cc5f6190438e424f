import { isIP } from 'node:net';

/** The fault of a setting that `isServiceAddress` refuses. */
export const SERVICE_ADDRESS_RULE =
  'must be an https address without user, query or hash; http is for addresses of a private network';

/**
 * Whether a text is the address of a service that receives secrets and whose responses are trusted. Over plain http
 * both can be read and changed on the way. So http is accepted only for hosts that cannot lie across the internet:
 * private addresses, names without a dot (as containers call each other) and names of private zones.
 */
export function isServiceAddress(text: string): boolean {
  if (/[?#]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname.replace(/^\[|\]$/g, '')));
}

const PRIVATE_IPV4 = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const PRIVATE_IPV6 = /^(::1$|f[cd]|fe[89ab])/;
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

function isPrivateHost(host: string): boolean {
  if (isIP(host) === 4) return PRIVATE_IPV4.test(host);
  return isIP(host) === 6 ? PRIVATE_IPV6.test(host) : PRIVATE_NAME.test(host);
}
