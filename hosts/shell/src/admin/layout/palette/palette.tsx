import { api } from '@tdt/admin/api';
import { Button, Dialog } from '@tdt/admin/kit';
import type { AdminSearch } from '@tdt/contracts';
import { ADMIN_API, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { useEffect, useId, useState } from 'react';
import { useFrame } from '../frame-texts.ts';
import type { Screen } from '../screens.ts';
import { type EntryGroup, foundEntries, KEYS, ownEntries, type PaletteEntry, SITE } from './entries.ts';
import styles from './palette.module.css';
import { useCombobox } from './use-combobox.ts';

const { useSearchEverythingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query<AdminSearch, string>({ query: (q) => ADMIN_API.search(q), keepUnusedDataFor: 30 }),
  }),
});

const DEBOUNCE_MS = 150;

interface PaletteProps {
  /** Screens that the user can open. */
  screens: readonly Screen[];
  onClose: () => void;
  onShowKeys: () => void;
}

/** Searches recipes, countries, accounts, screens and commands, and goes there. */
export function Palette({ screens, onClose, onShowKeys }: PaletteProps) {
  const { texts, lang } = useFrame();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, isSearching, hasFailed } = useEntries(text, screens);
  const entries = groups.flatMap((group) => group.entries);
  const go = (key: string) => {
    const { to } = entries.find((entry) => entry.key === key) as PaletteEntry;
    onClose();
    if (to === KEYS) onShowKeys();
    // Another document: not for the router.
    else if (to === SITE) window.open(to, '_blank', 'noreferrer');
    else void navigate(to);
  };
  const box = useCombobox({ keys: entries.map(({ key }) => key), onChoose: go });
  return (
    <div lang={lang}>
      <Dialog title={texts.search} isForm onClose={onClose} actions={<Button onClick={onClose}>{texts.close}</Button>}>
        <div className={stack(3)}>
          <input
            {...box.input}
            autoComplete="off"
            className={styles.input}
            aria-label={texts.search}
            placeholder={texts.searchHint}
            maxLength={SEARCH_TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div
            id={box.listId}
            role="listbox"
            className={styles.list}
            aria-label={texts.results}
            aria-busy={isSearching}
          >
            {groups.map((group) => (
              <Group key={group.name} {...group} option={box.option} />
            ))}
          </div>
          <p role="status" className={styles.state}>
            {hasFailed ? texts.searchFailed : groups.length === 0 && !isSearching ? texts.nothingFound : ''}
          </p>
        </div>
      </Dialog>
    </div>
  );
}

function Group({ name, entries, option }: EntryGroup & Pick<ReturnType<typeof useCombobox>, 'option'>) {
  const { texts } = useFrame();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset cannot hold
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.name}>
        {texts.groups[name]}
      </div>
      {entries.map(({ key, label, note, lang }) => (
        <div key={key} {...option(key)} lang={lang} className={styles.item}>
          <span>{label}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      ))}
    </div>
  );
}

/** What a text finds, without empty groups; the server is asked after a pause in typing. */
function useEntries(text: string, screens: readonly Screen[]) {
  const { texts, lang } = useFrame();
  const typed = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData, isFetching, isError } = useSearchEverythingQuery(asked, { skip: asked === '' });
  const by = { q: asked, narrowed: asked === typed ? '' : typed, all: texts.allRecipes };
  const found = typed !== '' && currentData ? foundEntries(currentData, by) : [];
  const groups: EntryGroup[] = [...ownEntries(typed, lang, screens), ...found];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isFetching || asked !== typed,
    hasFailed: isError && typed !== '',
  };
}
