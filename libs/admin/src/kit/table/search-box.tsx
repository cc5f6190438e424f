import { SearchOutlined } from '@ant-design/icons';
import { SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import styles from './data-table.module.css';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  /** Placeholder and name: "Search users...". */
  label: string;
  q: string;
  onSearch: (q: string) => void;
}

/** Searches after a pause in typing, or at once on Enter. */
export function SearchBox({ label, q, onSearch }: SearchBoxProps) {
  const { typed, setTyped, send } = useTypedSearch(q, onSearch);
  return (
    <search className={styles.search}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={send}
      />
    </search>
  );
}

/**
 * The text of a search box, which is sent after a pause in typing. If the address changes otherwise (Back, a link that
 * clears the search), the box follows. Text that is typed before a sent search reaches the address stays.
 */
function useTypedSearch(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState<string | null>(null);
  if (q !== known) {
    setKnown(q);
    setSent(null);
    if (q !== sent) setTyped(q);
  }
  const words = typed.trim();
  const send = () => {
    if (words === q) return;
    setSent(words);
    search(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text restarts the pause, a rendering does not
  useEffect(() => {
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, q]);
  return { typed, setTyped, send };
}
