import { PAGES, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import type { ListQuery } from '@tdt/domain/lists';
import { cluster, Icon, IconButton, icons, stack } from '@tdt/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './search-form.module.css';
import type { CompletionListProps } from './suggestions/suggestions.tsx';
import { useSearchText } from './use-search-text.ts';

/** Id of the form of the search field and the filters; without JavaScript the browser submits it. */
export const FORM_ID = 'recherche';

export function SearchForm({ query }: { query: ListQuery }) {
  const { field, text, setText, search, submit, cancel } = useSearchText(query);
  const [first] = useState(text);
  const [CompletionList, setList] = useState<ComponentType<CompletionListProps> | null>(null);
  const loadSuggestions = () =>
    import(/* webpackChunkName: "suggestions" */ './suggestions/suggestions.tsx').then(
      (loaded) => setList(() => loaded.CompletionList),
      () => {},
    );

  // Without JavaScript there are no suggestions, and it is a plain field.
  useEffect(() => {
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-expanded', 'false');
  }, [field]);

  return (
    <search>
      <form
        id={FORM_ID}
        action={PAGES.recipes}
        method="get"
        className={stack(3, styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor="q" className={styles.label}>
          Un plat, un pays, un ingrédient
        </label>
        <span className={cluster(3, styles.field)}>
          <Icon path={icons.search} className={styles.icon} />
          <input
            ref={field}
            id="q"
            name="q"
            // Not "search", which cannot be a combobox: https://www.w3.org/TR/html-aria/#el-input-search
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_TEXT_MAX}
            placeholder="Tajine, Japon, citron vert…"
            className={styles.input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              // The focus may be older than this page's scripts.
              loadSuggestions();
            }}
            onFocus={loadSuggestions}
          />
          {text && (
            <IconButton
              label="Effacer la recherche"
              path={icons.close}
              className={styles.clear}
              data-hide="no-script"
              onClick={() => {
                search('');
                field.current?.focus();
              }}
            />
          )}
          <button type="submit" className={styles.submit}>
            Rechercher
          </button>
        </span>
        {CompletionList && (
          <CompletionList field={field} text={text} isTyped={text !== first} onSearch={search} onLeave={cancel} />
        )}
      </form>
    </search>
  );
}
