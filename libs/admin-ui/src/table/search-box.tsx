import { SearchOutlined } from '@ant-design/icons';
import { SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import { Input } from 'antd';
import styles from './data-table.module.css';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchBoxProps {
  /** Placeholder and name: "Search users...". */
  label: string;
  q: string;
  onSearch: (q: string) => void;
}

/** Searches after a pause, or at once on Enter. */
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
