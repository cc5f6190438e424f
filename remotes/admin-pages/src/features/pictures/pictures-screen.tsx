import { PictureFace, PictureGrid, pictureTitle, usePictureList } from '@tdt/admin/editor';
import { stack } from '@tdt/admin/kit';
import type { AdminPictureRow } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { LibraryUpload } from './library-upload.tsx';
import { EditNews, PictureText } from './picture-text.tsx';
import { usePictureEdit } from './use-picture-edit.ts';

/** All pictures of the site. With the filter of those without alternative text, texts are written in a row. */
export function PicturesScreen() {
  const list = usePictureList();
  const isWriting = list.state.filters.no_alt === 'true';
  return (
    <div className={stack(4)}>
      <LibraryUpload />
      <PictureGrid list={list}>
        {(picture, className) => (
          <>
            {/* While texts are written, Tab leads from field to field. */}
            <Link to={ADMIN_PAGES.picture(picture.id)} className={className} tabIndex={isWriting ? -1 : 0}>
              <PictureFace picture={picture} />
            </Link>
            {isWriting && <AltText picture={picture} />}
          </>
        )}
      </PictureGrid>
    </div>
  );
}

function AltText({ picture }: { picture: AdminPictureRow }) {
  const edit = usePictureEdit(picture);
  return (
    <>
      <PictureText edit={edit} field="alt" label={`Texte alternatif – ${pictureTitle(picture)}`} isBare />
      <EditNews edit={edit} />
    </>
  );
}
