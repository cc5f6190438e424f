import { isSessionFailure } from '@tdt/admin/api';
import { bytesText, FocalField, picturesApi, pictureTitle } from '@tdt/admin/editor';
import { cluster, ErrorScreen, exactText, LinkButton, listPath, Skeleton, stack, useScreenName } from '@tdt/admin/kit';
import type { AdminPicture } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useParams } from '@tdt/platform/admin';
import { EditNews, PictureText } from './picture-text.tsx';
import styles from './pictures.module.css';
import { Places } from './places.tsx';
import { DeletePicture, ReplacePicture } from './replace-picture.tsx';
import { usePictureEdit } from './use-picture-edit.ts';

/** One picture of the library. */
export function PictureScreen() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = picturesApi.usePicturesOneQuery(id);
  if (currentData) return <Picture key={id} picture={currentData} />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Impossible de charger l’image" error={error} onRetry={refetch} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  );
}

/** A picture: what every place shows of it, its file, and all its places. */
function Picture({ picture }: { picture: AdminPicture }) {
  const edit = usePictureEdit(picture);
  const { url, places } = picture;
  useScreenName(pictureTitle(picture));
  return (
    <div className={styles.columns}>
      <div className={stack(4, styles.main)}>
        <FocalField
          value={edit.values.focal}
          onChange={(focal) => edit.change({ focal })}
          onBlur={edit.save}
          url={url}
          readOnly={edit.isSaving}
          hasCrops
        />
        <PictureText edit={edit} field="alt" label="Texte alternatif" />
        <PictureText edit={edit} field="credit" label="Crédit" />
        <EditNews edit={edit} />
      </div>
      <div className={stack(4)}>
        <p className={styles.facts}>{factsOf(picture).join(' · ')}</p>
        <Places
          places={places}
          title={places.length === 0 ? 'Inutilisée' : `Utilisée à ces endroits (${places.length})`}
        />
        <ReplacePicture picture={picture} />
        <div className={cluster(3)}>
          <LinkButton to={listPath(ADMIN_PAGES.pictures)}>Retour aux images</LinkButton>
          <DeletePicture picture={picture} />
        </div>
      </div>
    </div>
  );
}

const factsOf = ({ name, width, height, bytes, created_at, created_by }: AdminPicture): string[] =>
  [
    name,
    `${width} × ${height} pixels`,
    bytes === null ? '' : bytesText(bytes),
    `ajoutée le ${exactText(created_at)}${created_by ? ` par ${created_by}` : ''}`,
  ].filter(Boolean);
