import { AppError } from '@tdt/contracts';
import { StorageUnreachable } from '@tdt/database/failures';

/** An unexpected answer of the service. Contains no part of the request, which is signed. */
export class S3Failure extends Error {
  readonly status: number;
  /** The service's own word, such as `NoSuchBucket`; `''` where it gave none. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`status ${status}${code && ` ${code}`}`);
    this.name = 'S3Failure';
    this.status = status;
    this.code = code;
  }
}

/** No answer, or no further part of it, in time. */
export class S3Timeout extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
    this.name = 'S3Timeout';
  }
}

/** An incomplete answer, or one that does not fit the request. */
export class S3BrokenAnswer extends Error {
  override name = 'S3BrokenAnswer';
}

/** A body that was cut off too often. */
export class S3GivenUp extends Error {
  constructor(times: number, cause: unknown) {
    super(`an answer broke off ${times} times`, { cause });
    this.name = 'S3GivenUp';
  }
}

const NETWORK =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|EADDRNOTAVAIL|HPE_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|ERR_STREAM_PREMATURE)/;

const isNetworkError = (error: Error): boolean => NETWORK.test(String((error as NodeJS.ErrnoException).code ?? ''));

/** Whether the failure is temporary: the same request may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof S3Failure) return isOverloaded(error);
  return (
    error instanceof S3Timeout || error instanceof S3BrokenAnswer || (error instanceof Error && isNetworkError(error))
  );
}

const isOverloaded = ({ status, code }: S3Failure): boolean =>
  status === 429 || code === 'RequestTimeout' || (status >= 500 && status !== 501 && status !== 507);

/** Names of AWS, MinIO, Ceph and others for "no room left". */
const isFull = ({ status, code }: S3Failure): boolean =>
  status === 507 || /quota|storage_?full|insufficientstorage/i.test(code);

/** What an operator should check, by the service's error code. */
const ADVICE: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'check S3_SECRET_ACCESS_KEY',
  InvalidAccessKeyId: 'check S3_ACCESS_KEY_ID',
  AccessDenied: 'the key needs to list the bucket and to get, put and delete its objects',
  NoSuchBucket: 'check S3_BUCKET',
  RequestTimeTooSkewed: 'the clocks of this machine and of the service differ',
  AuthorizationHeaderMalformed: 'check S3_REGION',
  PermanentRedirect: 'check S3_REGION and S3_ENDPOINT',
  /** Our own code: the service confirmed a write without storing anything. */
  NotS3: 'no S3-compatible service answers there; check S3_ENDPOINT',
};

/** Answers that refuse this configuration: nothing works until an operator changes it. */
const isRefusal = ({ status, code }: S3Failure): boolean =>
  Object.hasOwn(ADVICE, code) || [301, 307, 401, 403].includes(status);

/**
 * The error for the application: `STORAGE_FULL`, or `StorageUnreachable` with its cause for the operator; other errors
 * are returned as they are. `where` names the bucket and its service, without any key.
 */
export function storageError(error: unknown, where: string): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (error instanceof S3Failure) {
    if (isFull(error)) return new AppError('STORAGE_FULL', {}, { cause: error });
    const advice = ADVICE[error.code];
    if (isRefusal(error)) return unreachable(`${where} refuses: ${error.message}${advice ? `; ${advice}` : ''}`, error);
  }
  return isPassing(error) || error instanceof S3GivenUp ? unreachable(`${where}: ${error.message}`, error) : error;
}

const unreachable = (message: string, cause: Error): StorageUnreachable =>
  new StorageUnreachable(new Error(message, { cause }));
