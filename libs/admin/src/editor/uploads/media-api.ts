import { api } from '@tdt/admin/api';
import type { UploadedFiles } from '@tdt/contracts';
import { ADMIN_API, type UploadFolder } from '@tdt/contracts/plain';

/** One file for the server. */
interface Upload {
  folder: UploadFolder;
  file: File;
  onProgress: (share: number) => void;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Uploads of files. */
export const mediaApi = api.injectEndpoints({
  // Each remote bundles this: the one that is opened next adds the same again.
  overrideExisting: true,
  endpoints: (build) => ({
    mediaUpload: build.mutation<UploadedFiles, Upload>({
      query: ({ folder, file, onProgress }) => ({
        url: ADMIN_API.media,
        method: 'POST',
        params: { folder },
        body: formOf(file),
        onProgress,
      }),
    }),
  }),
});
