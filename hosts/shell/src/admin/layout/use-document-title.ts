import { useSite } from '@tdt/platform';
import { useEffect } from 'react';

/** Names the tab. Not by a `<title>`: the document has one already, and the first of two counts. */
export function useDocumentTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = `${title} | Administration | ${name}`;
  }, [title, name]);
}
