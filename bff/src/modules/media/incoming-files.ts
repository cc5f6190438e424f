import type { MultipartFile } from '@fastify/multipart';
import { AppError, UPLOAD_FILES_MAX, type UploadFolder, uploadBytesMax } from '@tdt/contracts';
import type { IncomingFile } from '@tdt/files';
import type { FastifyRequest } from 'fastify';

/** Other fields are ignored. */
const FIELDS_MAX = 5;
/** Room for what stands between the files of a body. */
const ENVELOPE_BYTES = 64 * 1024;

const tooManyFiles = (cause: unknown): AppError =>
  new AppError(
    'TOO_LARGE',
    { detail: `Au plus ${UPLOAD_FILES_MAX} fichiers à la fois : envoyez-les en plusieurs fois.` },
    { cause },
  );

/**
 * The files of a multipart body as they arrive, one at a time in memory, each with at most one byte more than its
 * folder allows: the storage refuses it then.
 */
export async function* incomingFiles(request: FastifyRequest, folder: UploadFolder): AsyncGenerator<IncomingFile> {
  const largest = uploadBytesMax(folder);
  const { 'content-length': length = 0 } = request.headers;
  if (Number(length) > UPLOAD_FILES_MAX * largest + ENVELOPE_BYTES) throw new AppError('TOO_LARGE');
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const limits = {
    files: UPLOAD_FILES_MAX,
    fileSize: largest + 1,
    fields: FIELDS_MAX,
    parts: UPLOAD_FILES_MAX + FIELDS_MAX,
    fieldSize: 1024,
    fieldNameSize: 64,
    headerPairs: 50,
  };
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      yield { name: part.filename ?? '', bytes: await bytesOf(part) };
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Not `toBuffer` of the part, which keeps each file in memory until the end of the request. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Everything that goes wrong while a body arrives is the sender's fault. */
function refusalOf(error: unknown): AppError {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(error);
  return new AppError(statusCode === 413 ? 'TOO_LARGE' : 'MALFORMED', {}, { cause: error });
}
