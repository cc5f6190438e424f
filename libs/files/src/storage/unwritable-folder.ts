import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { fileFailure } from '@tdt/database/failures';

/**
 * The error of a file below `base` that could not be written. For the operator it contains the uppermost folder that
 * refuses, its owner and the repair.
 */
export async function writeFailure(error: unknown, base: string, file: string): Promise<unknown> {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const folder = await refusingFolder(base, dirname(file));
  const owner = await ownerOf(folder);
  const [me, isMine] = [ownName(), owner === process.getuid?.()];
  const whose = owner === null ? '' : `; it belongs to user ${owner}, the site runs as ${me}`;
  const reason = new Error(`no file can be written to ${folder} (${code}${whose})`, { cause: error });
  const failure = fileFailure(Object.assign(reason, { code }), remedyFor(code, folder, isMine ? null : me));
  // What is no failure of the disk, such as a cut upload, stays as it is.
  return failure === reason ? error : failure;
}

function remedyFor(code: string, folder: string, newOwner: string | null): string {
  if (code === 'EACCES' || code === 'EPERM')
    return newOwner === null ? `Type: chmod -R u+rwX ${folder}` : `Type: chown -R ${newOwner} ${folder}`;
  if (code === 'EROFS') return `Mount the volume of ${folder} for writing`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Raise the number of files that the site may open (ulimit -n, or LimitNOFILE of its service)';
  if (code === 'ENOTDIR' || code === 'EEXIST') return `Remove the file that is in the way at ${folder}`;
  return `Check the disk of ${folder} and the messages of the system (dmesg)`;
}

/** The first folder on the way down to `folder` that lets nothing be written, else the last one that exists. */
async function refusingFolder(base: string, folder: string): Promise<string> {
  let existing = base;
  for (const each of foldersBetween(base, folder)) {
    if ((await stat(each).catch(() => null)) === null) break;
    existing = each;
    const isWritable = await access(each, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) break;
  }
  return existing;
}

const foldersBetween = (base: string, folder: string): string[] =>
  folder === base || dirname(folder) === folder ? [base] : [...foldersBetween(base, dirname(folder)), folder];

const ownerOf = (folder: string): Promise<number | null> =>
  process.platform === 'win32'
    ? Promise.resolve(null)
    : stat(folder).then(
        ({ uid }) => uid,
        () => null,
      );

/** An account without a name, as containers have them, has its number. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'another user');
  }
}
