import { api, type CallFailure, codeOf, isSessionFailure, problemOf } from '@tdt/admin/api';
import type { SaveProgress } from '@tdt/admin/kit';
import type { Problem, UploadedFile, UploadedFiles } from '@tdt/contracts';
import { ADMIN_API, type ErrorCode, type UploadFolder } from '@tdt/contracts/plain';
import { useRef, useState } from 'react';

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
const mediaApi = api.injectEndpoints({
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
      invalidatesTags: ['Picture'],
    }),
  }),
});

/** A file of a form that has to be uploaded. */
export interface PendingFile {
  /** Identifies the file in the form. */
  key: string;
  file: File;
  folder: UploadFolder;
}

/** A file as the list of uploads shows it. */
export interface UploadState extends PendingFile {
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much is sent: from 0 to 1. */
  share: number;
  /** Why it failed, if the server said it in words for editors. */
  reason: string | null;
}

/** How an upload ended. `isReported`: because of the session, which the guard reports. */
export type UploadOutcome =
  | { kind: 'sent'; stored: UploadedFile }
  | { kind: 'removed' }
  | { kind: 'failed'; problem: Problem | null; isReported: boolean };

export interface Uploads {
  /** Those of the present or the last round, and earlier ones that failed. Their files may have left the form since. */
  list: UploadState[];
  /** Uploads files, at most two at once. Never throws; outcomes are in the order of the files. */
  send(files: PendingFile[]): Promise<UploadOutcome[]>;
  /** Lists all files that some work sends one part after the other, so that progress counts them from the beginning. */
  during<T>(files: PendingFile[], work: () => Promise<T>): Promise<T>;
  /** Stops the upload of a file and takes it out of the form. */
  remove(key: string): void;
}

const waitingOf = ({ key, file, folder }: PendingFile): UploadState => ({
  key,
  file,
  folder,
  status: 'waiting',
  share: 0,
  reason: null,
});

const isRunning = ({ status }: UploadState): boolean => status === 'waiting' || status === 'sending';

/**
 * How far uploads are, as the bar of a form shows it; `null`: nothing is done.
 * @param activity what the save is doing; '': it does nothing, or only sends
 */
export function uploadProgress(list: UploadState[], activity = ''): SaveProgress | null {
  if (!list.some(isRunning)) return activity ? { text: activity, share: null } : null;
  // What has failed is listed with its reason.
  const counted = list.filter(({ status }) => status !== 'failed');
  const done = counted.filter(({ status }) => status === 'sent').length;
  const bytes = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, share }) => sum + file.size * share, 0);
  return { text: `${activity || 'Envoi des images…'} ${done} sur ${counted.length}`, share: sent / bytes };
}

/** Codes whose detail says in French what to do with the file. */
const FILE_CODES: readonly ErrorCode[] = ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'VALIDATION_FAILED', 'STORAGE_FULL'];
/** Uploads at the same time. */
const LANES = 2;
/** How often a file is sent that finds the server busy, for instance with the same user's other tab. */
const TRIES = 20;
const PAUSE_SECONDS = 3;

/**
 * Uploads files and shows their progress.
 * @param place puts an uploaded file into the form, or takes a file out of it (`null`)
 */
export function useUploads(place: (key: string, stored: UploadedFile | null) => void): Uploads {
  const [upload] = mediaApi.useMediaUploadMutation();
  const [list, setList] = useState<UploadState[]>([]);
  const running = useRef(new Map<string, { abort: () => void }>());
  const removed = useRef(new Set<string>());
  const change = (key: string, state: Partial<UploadState>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...state } : one)));
  const enlist = (files: PendingFile[]) =>
    setList((all) => {
      const kept = all.some(isRunning) ? all : all.filter(({ status }) => status === 'failed');
      const added = new Map(files.map((file) => [file.key, waitingOf(file)]));
      const known = kept.map((one) => added.get(one.key) ?? one);
      return [...known, ...[...added.values()].filter(({ key }) => !kept.some((one) => one.key === key))];
    });

  const sendOne = async (pending: PendingFile, tries = TRIES): Promise<UploadOutcome> => {
    const { key, file, folder } = pending;
    if (removed.current.has(key)) return { kind: 'removed' };
    change(key, { status: 'sending' });
    const request = upload({ folder, file, onProgress: (share) => change(key, { share }) });
    running.current.set(key, request);
    const { data, error } = await request;
    running.current.delete(key);
    if (removed.current.has(key)) return { kind: 'removed' };
    const stored = data?.items[0];
    if (stored) {
      place(key, stored);
      change(key, { status: 'sent', share: 1 });
      return { kind: 'sent', stored };
    }
    if (codeOf(error) === 'TOO_MANY_REQUESTS' && tries > 1) {
      change(key, { status: 'waiting', share: 0 });
      await pause((error as CallFailure).retryAfter ?? PAUSE_SECONDS);
      return sendOne(pending, tries - 1);
    }
    const problem = problemOf(error);
    const reason = problem && FILE_CODES.includes(problem.code) ? problem.detail : null;
    change(key, { status: 'failed', share: 0, reason });
    return { kind: 'failed', problem, isReported: isSessionFailure(error) };
  };

  return {
    list,
    async send(files) {
      for (const { key } of files) removed.current.delete(key);
      enlist(files);
      const outcomes: UploadOutcome[] = [];
      const rest = files.entries();
      const lane = async () => {
        for (const [index, file] of rest) outcomes[index] = await sendOne(file);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      return outcomes;
    },
    async during(files, work) {
      setList(files.map(waitingOf));
      const result = await work();
      // Without those that it has not come to.
      setList((all) => all.filter(({ status }) => status !== 'waiting'));
      return result;
    },
    remove(key) {
      removed.current.add(key);
      running.current.get(key)?.abort();
      place(key, null);
      setList((all) => all.filter((one) => one.key !== key));
    },
  };
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
