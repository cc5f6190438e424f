import { cluster, PublicLink } from '@tdt/admin/kit';
import type { PublicationInput } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { useEffect, useRef } from 'react';
import styles from './publication.module.css';
import { publicationText, visibilityNow } from './publication-text.ts';

/** The stored state of a recipe, and the way to its page while visitors see it. */
export function PublicationState({ publication, id }: { publication: PublicationInput; id: string }) {
  const text = publicationText(publication);
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    // The button that changed the state is gone perhaps, and the focus with it.
    if (shown.current !== text && document.activeElement === document.body) line.current?.focus();
    shown.current = text;
  }, [text]);
  return (
    <div className={cluster(3, styles.state)}>
      <p ref={line} tabIndex={-1}>
        {text}
      </p>
      {visibilityNow(publication) === 'public' && (
        <PublicLink to={PAGES.recipe(id)} label="Voir la page (nouvel onglet)">
          Voir la page
        </PublicLink>
      )}
    </div>
  );
}
