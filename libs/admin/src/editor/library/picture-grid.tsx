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

/** What a picture is called where it is not seen: as what it is used first, else its text, else its file. */
export const pictureTitle = (picture: AdminPictureRow): string =>
  [useText(picture), nameOf(picture)].filter(Boolean).join(' : ');

const nameOf = ({ uses: [first], alt, name }: AdminPictureRow): string =>
  first?.title ?? (alt || name || 'Image sans nom');
const useText = ({ uses: [first] }: AdminPictureRow): string => (first ? PICTURE_USE_NAMES[first.use] : '');

/** A picture, where it is used, and what it lacks. */
export function PictureFace({ picture }: { picture: AdminPictureRow }) {
  const { url, variants, width, height, bytes, alt, use_count: count } = picture;
  const others = count > 1 && `et ${count - 1} ${count > 2 ? 'autres' : 'autre'}`;
  const uses = [useText(picture), others].filter(Boolean).join(' ');
  const facts = [uses, `${width} × ${height}`, bytes !== null && bytesText(bytes)];
  const lacks = [count === 0 && 'Inutilisée', alt === '' && 'Sans texte alternatif'];
  return (
    <>
      <img className={styles.picture} src={variants[0]?.url ?? url} alt="" loading="lazy" />
      <span className={styles.name}>{nameOf(picture)}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      <span className={styles.lacks}>{lacks.filter(Boolean).join(' · ')}</span>
    </>
  );
}
