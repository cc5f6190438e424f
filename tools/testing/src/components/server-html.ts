import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.browser';

/** The HTML that the server sends for an element, its lazy parts included. */
export async function serverHtml(element: ReactNode): Promise<string> {
  return new Response((await prerender(element)).prelude).text();
}
