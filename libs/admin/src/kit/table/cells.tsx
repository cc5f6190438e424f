import { ExportOutlined } from '@ant-design/icons';
import { Link } from '@tdt/platform';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './cells.module.css';

interface ThumbnailProps {
  picture: { url: string; variants: readonly { url: string }[] } | null;
  /** Read aloud in place of a picture. */
  none: string;
  width: number;
  /** The editor of what it shows, if it leads there. */
  to?: string | undefined;
}

/** A picture in its smallest size; its placeholder is not worth its bytes here. */
export function Thumbnail({ picture, none, width, to }: ThumbnailProps) {
  if (!picture)
    return (
      <span className={styles.none} style={{ width }}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
          <path d="M2 3h12v10H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6h.01" fill="none" stroke="currentColor" />
        </svg>
        <span>{none}</span>
      </span>
    );
  const smallest = picture.variants[0]?.url ?? picture.url;
  const image = { className: styles.picture, src: smallest, width, height: 48, loading: 'lazy' } as const;
  if (to === undefined) return <img {...image} alt="" />;
  // For the mouse only: the title beside it is the same link.
  return (
    <Link to={to} tabIndex={-1} aria-hidden>
      <img {...image} alt="" />
    </Link>
  );
}

/** The title of a row, which leads to its editor. */
export const TitleLink = ({ to, lang, children }: { to: string; lang?: 'fr'; children: ReactNode }) => (
  <Link to={to} lang={lang} className={styles.title}>
    {children}
  </Link>
);

/** An e-mail address that breaks after its @ where one line is too short, not within a word. */
export function EmailAddress({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <>
      <span>{email.slice(0, domain)}</span>
      <wbr />
      <span>{email.slice(domain)}</span>
    </>
  );
}

interface PublicLinkProps {
  to: string;
  label: string;
  children?: string;
}

/** A button that opens a public page in a new tab. */
export const PublicLink = ({ to, label, children }: PublicLinkProps) => (
  <Button
    type="text"
    href={to}
    target="_blank"
    rel="noreferrer"
    icon={<ExportOutlined aria-hidden />}
    aria-label={label}
  >
    {children}
  </Button>
);
