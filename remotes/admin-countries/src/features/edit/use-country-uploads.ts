import {
  dropPreview,
  type PendingFile,
  type PictureValue,
  type UploadOutcome,
  type Uploads,
  uploadedPicture,
  useUploads,
} from '@tdt/admin/editor';
import { type EditFormState, useReference } from '@tdt/admin/kit';
import { COUNTRY_IMAGE_TYPES, type CountryImageType, countryFolder, NEW_COUNTRY } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { useRef } from 'react';
import type { CountryOutput } from './country-schema.ts';
import type { CountryValues } from './country-values.ts';

/** Of uploads that have ended well: each toast replaces the one before. */
const TOPIC = 'uploads';

type Form = Pick<EditFormState<CountryValues, CountryOutput>, 'getValues' | 'setValue'>;

export interface CountryUploads extends Omit<Uploads, 'during'> {
  /** Uploads the pictures of a type that are new in the form. */
  sendNew(type: CountryImageType, pictures: PictureValue[]): void;
  /** Waits for running uploads and tries failed ones again. Whether every picture is uploaded then. */
  finish(): Promise<boolean>;
}

/** Uploads each picture as soon as it is in the form, and says how that ended. */
export function useCountryUploads(countryId: string | undefined, formOf: () => Form): CountryUploads {
  const { show } = useToasts();
  const reference = useReference();
  /** Keys of pictures that were sent: a failed one is sent again only on demand. */
  const known = useRef(new Set<string>());
  const running = useRef(new Set<Promise<unknown>>());
  const uploads = useUploads((key, stored) => {
    const { getValues, setValue } = formOf();
    const change = { shouldDirty: true };
    for (const type of COUNTRY_IMAGE_TYPES) {
      const pictures = getValues(type);
      const at = pictures.findIndex((one) => one.key === key);
      const picture = pictures[at];
      if (!picture) continue;
      dropPreview(picture);
      if (stored) setValue(`${type}.${at}`, uploadedPicture(picture, stored), change);
      else setValue(type, pictures.toSpliced(at, 1), change);
    }
  });

  const report = (outcomes: UploadOutcome[]) => {
    const sent = outcomes.filter(({ kind }) => kind === 'sent').length;
    const title = sent === 1 ? 'Image téléchargée' : `${sent} images téléchargées`;
    if (sent > 0) show({ kind: 'success', topic: TOPIC, title });
    for (const outcome of outcomes) {
      if (outcome.kind !== 'failed' || outcome.isReported) continue;
      const description = "Impossible de télécharger l'image";
      show({ kind: 'error', topic: description, title: 'Erreur', description, ...reference(outcome.problem) });
    }
  };
  const send = async (files: PendingFile[]) => {
    for (const { key } of files) known.current.add(key);
    const sending = uploads.send(files);
    running.current.add(sending);
    const outcomes = await sending;
    running.current.delete(sending);
    report(outcomes);
    return outcomes;
  };
  const pending = (type: CountryImageType, pictures: PictureValue[]): PendingFile[] => {
    const folder = countryFolder(countryId ?? NEW_COUNTRY, type);
    return pictures.flatMap(({ key, file }) => (file ? [{ key, file, folder }] : []));
  };

  return {
    list: uploads.list,
    send,
    remove(key) {
      known.current.delete(key);
      uploads.remove(key);
    },
    sendNew(type, pictures) {
      const files = pending(type, pictures).filter(({ key }) => !known.current.has(key));
      if (files.length > 0) void send(files);
    },
    async finish() {
      await Promise.all(running.current);
      const files = COUNTRY_IMAGE_TYPES.flatMap((type) => pending(type, formOf().getValues(type)));
      const outcomes = files.length === 0 ? [] : await send(files);
      return outcomes.every(({ kind }) => kind !== 'failed');
    },
  };
}
