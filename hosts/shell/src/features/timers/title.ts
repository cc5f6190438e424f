let shown = '';

/** Puts a text before the page's title, also after the page has changed it; `undefined` takes it away. */
export function showInTitle(text: string | undefined): void {
  const { title } = document;
  const own = title.startsWith(shown) ? title.slice(shown.length) : title;
  shown = text === undefined ? '' : `${text} · `;
  if (title !== shown + own) document.title = shown + own;
}
