/**
 * Headers of an answer whose own address is a secret, as that of a signed link. Nobody is told more than the site's
 * origin, neither other sites nor logs that keep referrers. `no-referrer` would say too little: browsers then send
 * `Origin: null` with the page's own form, which is refused as one of another site.
 */
export const PRIVATE_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' } as const;
