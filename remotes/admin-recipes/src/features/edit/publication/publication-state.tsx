import { cluster, PublicLink } from '@tdt/admin/kit';
import type { PublicationInput } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { useEffect, useRef } from 'react';
import styles from './publication.module.css';
import { publicationText, visibilityNow } from './publication-text.ts';

interface PublicationStateProps {
  publication: PublicationInput;
  /** `null`: the recipe is new. */
  id: string | null;
}

/** The stored state of a recipe, and the way to its page while visitors see it; of a new one, that it will be a draft. */
export function PublicationState({ publication, id }: PublicationStateProps) {
  const isNew = id === null;
  const newText = publication.state === 'draft' ? 'Enregistrée, elle sera un brouillon jusqu’à « Publier ».' : '';
  const text = isNew ? newText : publicationText(publication);
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    // The button that changed the state is gone perhaps, and the focus with it.
    if (shown.current !== text && document.activeElement === document.body) line.current?.focus();
    shown.current = text;
  }, [text]);
  if (text === '') return null;
  return (
    <div className={cluster(3, styles.state)}>
      <p ref={line} tabIndex={-1}>
        {text}
      </p>
      {!isNew && visibilityNow(publication) === 'public' && (
        <PublicLink to={PAGES.recipe(id)} label="Voir sur le site (nouvel onglet)">
          Voir sur le site
        </PublicLink>
      )}
    </div>
  );
}
