/** Of the browser, where alone this runs. */
declare const document: { head: { append(link: Link): void } };

interface Link {
  onerror: ((event: Event) => void) | null;
}

/**
 * Puts the link of a style sheet into the document, and gives the file up when it has not come in the time that a script
 * gets (`chunkLoadTimeout`), which the run time alone would never do. Its source goes into the build as it stands here.
 * A link that has loaded or failed has no handler any more.
 */
export function insertInTime(link: Link): void {
  document.head.append(link);
  setTimeout(() => link.onerror?.(new Event('error')), 15_000);
}
