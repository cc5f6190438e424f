import { DataTable, type ListView } from '@tdt/admin/kit';
import type { AdminPictureRow } from '@tdt/contracts';
import { PICTURE_USE_NAMES } from '@tdt/contracts/plain';
import type { KeyboardEvent, ReactNode } from 'react';
import { bytesText } from '../pictures/bytes-text.ts';
import styles from './library.module.css';

interface PictureGridProps {
  list: ListView<AdminPictureRow, 'newest'>;
  /** A picture's link or button, which has this class. */
  children: (picture: AdminPictureRow, className: string | undefined) => ReactNode;
}

/** A list of pictures with its search, filters and pages. Arrow keys lead from one picture to the next. */
export const PictureGrid = ({ list, children }: PictureGridProps) => (
  <DataTable
    label="Images"
    columns={[]}
    list={list}
    searchLabel="Rechercher une image..."
    emptyText="Aucune image trouvée"
    countText={(total) => `${total} ${total > 1 ? 'images' : 'image'}`}
  >
    <ul className={styles.grid} aria-label="Images" onKeyDown={moveFocus}>
      {list.data?.items.map((picture) => (
        <li key={picture.id}>{children(picture, styles.face)}</li>
      ))}
    </ul>
  </DataTable>
);

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = items.indexOf(event.target as HTMLElement);
  const row = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0));
  const columns = row < 0 ? items.length : row;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const next = items[at + (steps[event.key] ?? Number.NaN)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What a picture is called: where it is used first, else its text, else its file. */
export function pictureTitle({ uses: [first], alt, name }: AdminPictureRow): string {
  return first ? `${PICTURE_USE_NAMES[first.use]} : ${first.title}` : alt || name || 'Image sans nom';
}

/** A picture, where it is used, and what it lacks. */
export function PictureFace({ picture }: { picture: AdminPictureRow }) {
  const { url, variants, width, height, bytes, alt, use_count } = picture;
  const facts = [`${width} × ${height}`, bytes !== null && bytesText(bytes)].filter(Boolean).join(' · ');
  const lacks = [use_count === 0 && 'Inutilisée', alt === '' && 'Sans texte alternatif'].filter(Boolean).join(' · ');
  return (
    <>
      <img className={styles.picture} src={variants[0]?.url ?? url} alt="" loading="lazy" />
      <span className={styles.name}>{pictureTitle(picture)}</span>
      {use_count > 1 && (
        <span className={styles.facts}>{`et ${use_count - 1} ${use_count > 2 ? 'autres' : 'autre'}`}</span>
      )}
      <span className={styles.facts}>{facts}</span>
      {lacks && <span className={styles.lacks}>{lacks}</span>}
    </>
  );
}
