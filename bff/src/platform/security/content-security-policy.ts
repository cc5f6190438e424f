type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

export interface PublicPagePolicy {
  /** Development servers that remotes come from; `http://…`. */
  servers?: readonly string[];
  /** Inline scripts that may run, by their hash: `sha256-…` in Base64. */
  scripts?: readonly string[];
}

/** Nothing else of what a page says about itself gets into its policy. */
const HASH = /^sha256-[\w+/]{43}=$/;

const toSocket = (server: string): string => server.replace(/^http/, 'ws');

/**
 * Public pages. Scripts and styles come from files, but for inline scripts that are told by their hash: no nonce, so pages
 * can be cached. Pictures and films of recipe steps may be given by URL, embedded films come from YouTube.
 */
export function publicPagePolicy({ servers = [], scripts = [] }: PublicPagePolicy = {}): string {
  const hashes = scripts.filter((script) => HASH.test(script)).map((script) => `'${script}'`);
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...hashes, ...servers],
    'style-src': [SELF, ...servers],
    'img-src': [SELF, 'data:', 'https:'],
    'media-src': [SELF, 'https:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...servers, ...servers.map(toSocket)],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  });
}

export interface AdminPolicy {
  /** Of this one answer: the styles that Ant Design writes into the page carry it. */
  nonce: string;
  /** Development servers that remotes come from; `http://…`. */
  servers?: readonly string[];
}

/** The back office. Scripts come from files of the site; pictures to be uploaded are shown before they are. */
export function adminPolicy({ nonce, servers = [] }: AdminPolicy): string {
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...servers],
    'style-src': [SELF, `'nonce-${nonce}'`, ...servers],
    'img-src': [SELF, 'data:', 'blob:'],
    'media-src': [SELF, 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...servers, ...servers.map(toSocket)],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  });
}

/** API answers are data; nothing in them may run or be framed. */
export const DATA_POLICY = policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });

/** Stored files: should one be opened by itself, it runs nothing and belongs to no origin. */
export const FILE_POLICY = `${policy({ 'default-src': [NONE], 'style-src': ["'unsafe-inline'"] })}; sandbox`;

/** The API's documentation: its own scripts and styles, plus what swagger-ui writes into the page. */
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
