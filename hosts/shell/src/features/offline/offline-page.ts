import styles from './offline-page.css?inline';
import { isRecipe } from './requests.ts';

/** A page that can be read without network. */
interface KeptPage {
  path: string;
  /** As HTML. */
  title: string;
  /** Address of a cached picture. */
  picture: string | undefined;
}

interface OfflinePage {
  /** Name of the site, as HTML. */
  site: string;
  /** Style sheets of the site: colours and fonts. */
  sheets: readonly string[];
  pages: readonly KeptPage[];
}

/** A text of a document without its elements. It is escaped there, and stays so. */
const textOf = (html: string, pattern: RegExp): string =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<[^<>]*>/g, '')
    .replace(/[<>]/g, '') ?? '';

export const siteNameOf = (html: string): string => textOf(html, /<meta property="og:site_name" content="([^"]*)"/);

/** What a document is about, in few words. */
export const titleOf = (html: string): string =>
  textOf(html, /<h1[^<>]*>((?:(?!<h1).)*?)<\/h1>/s) || textOf(html, /<title>([^<]*)<\/title>/);

/** Address of the picture that previews of a page show. */
export const sharedPictureOf = (html: string): string => textOf(html, /<meta property="og:image" content="([^"]*)"/);

/** Nothing runs in the page. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
};

/** What the worker responds with for a page that is not cached. */
export const offlineResponse = (page: OfflinePage): Response =>
  new Response(offlinePage(page), { status: 503, headers: HEADERS });

export function offlinePage({ site, sheets, pages }: OfflinePage): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const recipes = pages.filter(({ path }) => isRecipe(path));
  const others = pages.filter(({ path }) => !isRecipe(path));
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Vous êtes hors ligne${site && ` | ${site}`}</title>
${links}<style>${styles}</style>
<header><a href="/">${site || 'Accueil'}</a></header>
<main>
<div class="band">
<p class="kicker">Mode avion</p>
<h1>Vous êtes hors ligne</h1>
<p>Sans réseau, cette page ne peut pas s'ouvrir.${pages.length > 0 ? ' Voici celles que votre navigateur a gardées.' : ''}</p>
<a class="button" href="">Réessayer</a>
</div>
${section('Recettes à bord', recipes)}${section('Autres pages à bord', others)}</main>
`;
}

function section(title: string, pages: readonly KeptPage[]): string {
  const items = pages.map(({ path, title, picture }) => {
    const image = picture ? `<img src="${picture}" alt="">` : '';
    return `<li><a href="${path}">${image}<span>${title}</span></a></li>\n`;
  });
  return items.length === 0 ? '' : `<section>\n<h2>${title}</h2>\n<ul>\n${items.join('')}</ul>\n</section>\n`;
}
