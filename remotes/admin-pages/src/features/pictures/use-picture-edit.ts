import { codeOf, problemOf } from '@tdt/admin/api';
import { picturesApi } from '@tdt/admin/editor';
import type { AdminPictureRow } from '@tdt/contracts';
import { useToasts, useWhenOnline } from '@tdt/platform';
import { useBeforeUnload } from '@tdt/platform/admin';
import { useEffect, useId, useRef, useState } from 'react';

type Changes = Partial<Pick<AdminPictureRow, 'alt' | 'credit' | 'focal'>>;

/** What is typed and not saved, by picture: it is there again where the editor comes back to it. */
const unsaved = new Map<string, Changes>();

const SAVING = 'Enregistrement…';
const FAILED = 'Pas enregistré : le serveur ne répond pas.';

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

export type PictureEdit = ReturnType<typeof usePictureEdit>;

/** What an editor changes of a picture, saved field by field on what others have saved since it was loaded. */
export function usePictureEdit(loaded: AdminPictureRow) {
  const newsId = useId();
  const { show } = useToasts();
  const isShown = useRef(true);
  const [update] = picturesApi.usePicturesUpdateMutation();
  const [load] = picturesApi.useLazyPicturesOneQuery();
  const [known, setKnown] = useState(loaded);
  const [changes, setChanges] = useState(() => unsaved.get(loaded.id) ?? {});
  const [news, setNews] = useState('');
  const keep = (next: Changes) => {
    setChanges(next);
    if (Object.keys(next).length > 0) unsaved.set(loaded.id, next);
    else unsaved.delete(loaded.id);
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const base = known.revision > loaded.revision ? known : loaded;
  const fields = (Object.keys(changes) as (keyof Changes)[]).filter((field) => differs(changes[field], base[field]));

  const send = async (on: AdminPictureRow): Promise<string> => {
    const { id, alt, credit, focal, revision } = on;
    const { data, error } = await update({ id, alt, credit, focal, ...changes, revision });
    if (data) {
      setKnown(data.picture);
      keep({});
      const left = data.unchanged.map(({ title }) => title).join(', ');
      return left ? `Enregistré, sauf là où quelqu’un enregistre : ${left}. Réessayez plus tard.` : 'Enregistré';
    }
    const problem = problemOf(error);
    if (codeOf(error) !== 'REVISION_CONFLICT') return problem?.errors?.[0]?.message ?? problem?.detail ?? FAILED;
    const { data: now } = await load(id);
    if (!now) return FAILED;
    const theirs = fields.filter((field) => differs(now[field], on[field]) && differs(now[field], changes[field]));
    if (theirs.length === 0) return send(now);
    setKnown(now);
    const texts = theirs.map((field) => (field === 'focal' ? 'un autre point focal' : `« ${now[field]} »`));
    return `Entre-temps, quelqu’un a enregistré ${texts.join(', ')}. Quittez le champ à nouveau pour garder le vôtre, ou appuyez sur Échap.`;
  };
  const isSaving = news === SAVING;
  const isUnsaved = fields.length > 0;
  const isFailed = isUnsaved && news !== '' && !isSaving;
  const save = () => {
    if (isSaving || !isUnsaved) return;
    setNews(SAVING);
    void send(base).then((outcome) => {
      setNews(outcome);
      if (!isShown.current && unsaved.has(loaded.id))
        show({ kind: 'error', title: 'Texte d’une image non enregistré', description: outcome });
    });
  };
  useWhenOnline(isFailed ? save : null);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return {
    values: { ...base, ...changes },
    change(change: Changes) {
      keep({ ...changes, ...change });
      setNews('');
    },
    save,
    undo() {
      keep({});
      setNews('');
    },
    news,
    newsId,
    isSaving,
    isFailed,
  };
}
