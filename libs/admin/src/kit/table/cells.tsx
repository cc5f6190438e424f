import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './cells.module.css';

interface ThumbnailProps {
  picture: { url: string; variants: readonly { url: string }[] } | null;
  /** Text without a picture. */
  none: string;
  width: number;
}

/** A picture in its smallest size; its placeholder is not worth its bytes here. */
export function Thumbnail({ picture, none, width }: ThumbnailProps) {
  if (!picture) return <span className={styles.none}>{none}</span>;
  const smallest = picture.variants[0]?.url ?? picture.url;
  return <img className={styles.picture} src={smallest} width={width} height={48} alt="" loading="lazy" />;
}

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
