type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";
const YOUTUBE = ['https://www.youtube-nocookie.com'];

export interface PublicPagePolicy {
  /** Development servers that remotes come from; `http://…`. */
  servers?: readonly string[];
  /** Inline scripts that may run, by their hash: `sha256-…` in Base64. */
  scripts?: readonly string[];
  /** Whether pages of this site may show it in a frame. */
  isFramedHere?: boolean;
}

/** Only hashes of this form get from a page into its policy. */
const HASH = /^sha256-[\w+/]{43}=$/;

const toSocket = (server: string): string => server.replace(/^http/, 'ws');

/**
 * The policy of public pages. Scripts and styles come from files, except for inline scripts with a listed hash; without
 * a nonce, pages can be cached. Pictures and videos of recipe steps may have any https URL, their captions are part of the
 * page (`data:`); embedded videos come from YouTube.
 */
export function publicPagePolicy({ servers = [], scripts = [], isFramedHere = false }: PublicPagePolicy = {}): string {
  const hashes = scripts.filter((script) => HASH.test(script)).map((script) => `'${script}'`);
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...hashes, ...servers],
    'style-src': [SELF, ...servers],
    'img-src': [SELF, 'data:', 'https:'],
    'media-src': [SELF, 'data:', 'https:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...servers, ...servers.map(toSocket)],
    'frame-src': YOUTUBE,
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [isFramedHere ? SELF : NONE],
  });
}

export interface AdminPolicy {
  /** For one response only. The styles that Ant Design writes into the page carry it. */
  nonce: string;
  /** Development servers that remotes come from; `http://…`. */
  servers?: readonly string[];
}

/**
 * The policy of the back office. Scripts are files of the site; `blob:` shows files before they are uploaded, a frame of
 * this site the preview of a recipe. Media of steps have the addresses that public pages accept.
 */
export function adminPolicy({ nonce, servers = [] }: AdminPolicy): string {
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...servers],
    'style-src': [SELF, `'nonce-${nonce}'`, ...servers],
    'img-src': [SELF, 'data:', 'blob:', 'https:'],
    'media-src': [SELF, 'blob:', 'https:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...servers, ...servers.map(toSocket)],
    'frame-src': [SELF, ...YOUTUBE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  });
}

/** For API responses, which are data: nothing in them may run or be framed. */
export const DATA_POLICY = policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });

/** For stored files: one that is opened by itself runs nothing and belongs to no origin. */
export const FILE_POLICY = `${policy({ 'default-src': [NONE], 'style-src': ["'unsafe-inline'"] })}; sandbox`;

/** For the API's documentation: its own files, and the styles that swagger-ui writes into the page. */
export const DOCUMENTATION_POLICY = policy({
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
});

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
