import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../language/screen-language.tsx';
import styles from './data-table.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and the next page; nothing if there is only one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const texts = useTexts();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={texts.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-current="page">{texts.pageOf(page, pages)}</span>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={texts.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
