import type { APIRequestContext } from '@playwright/test';
import type { Page } from '@tdt/testing/browser';

/** Goes to a page by a link of the footer: without loading a document. */
export const goBy = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

export interface DocumentResponse {
  status: number;
  /** Path and query of a redirect. */
  location: string | null;
  html: string;
  /** The words of the document's body, as without JavaScript. */
  text: string;
  /** Where the links of its content lead. */
  links: string[];
}

/** What the server returns to a visitor, or a search engine, that runs no code. Redirects are not followed. */
export async function responseTo(request: APIRequestContext, path: string): Promise<DocumentResponse> {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location } = response.headers();
  const url = location ? new URL(location, response.url()) : null;
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    status: response.status(),
    location: url && url.pathname + url.search,
    html,
    text: plainText(html.replace(/^[\s\S]*?<body/, '<body')),
    links: [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href)),
  };
}

const plainText = (html: string): string =>
  withoutEntities(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const withoutEntities = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A text as `DocumentResponse.text` has it. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
