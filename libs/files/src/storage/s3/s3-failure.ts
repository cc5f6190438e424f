import { AppError } from '@tdt/contracts';
import { StorageUnreachable } from '@tdt/database/failures';

/** An unexpected response of the service. Contains no part of the request, which is signed. */
class S3Failure extends Error {
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

/** What the SDK throws: the service's error, or Node's when there is no response. */
interface SdkError extends Error {
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Status of the response that the SDK regards as an error; 0 where there was none. */
export const statusOf = (error: unknown): number => (error as SdkError).$metadata?.httpStatusCode ?? 0;

/** A missing object is a result, a missing bucket is not. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as SdkError).name !== 'NoSuchBucket';

const NETWORK =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|EADDRNOTAVAIL|HPE_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|ERR_STREAM_PREMATURE)/;

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
  ExpiredToken: 'the temporary key of this machine has expired',
  InvalidToken: 'the temporary key of this machine is not valid there',
  NoSuchBucket: 'check S3_BUCKET',
  RequestTimeTooSkewed: 'the clocks of this machine and of the service differ',
  AuthorizationHeaderMalformed: 'check S3_REGION',
  PermanentRedirect: 'check S3_REGION and S3_ENDPOINT',
  /** Our own code: a successful response that does not come from S3. */
  NotS3: 'no S3-compatible service responds there; check S3_ENDPOINT',
};

/** Responses that refuse this configuration: nothing works until an operator changes it. */
const isRefusal = ({ status, code }: S3Failure): boolean =>
  Object.hasOwn(ADVICE, code) || [301, 307, 401, 403].includes(status);

/** Turns errors of the SDK into those of the application. */
interface FailureTable {
  /**
   * `STORAGE_FULL`, `StorageUnreachable` with its cause for the operator, or an error without any part of the request.
   */
  translate(error: unknown): unknown;
  /** For a success that no S3 service sends: a web server that confirms everything does. */
  notS3(): StorageUnreachable;
}

/** `where` identifies the bucket and its service, without any key. */
export function failureTable(where: string, silenceMs: number): FailureTable {
  const unreachable = (what: string, cause: Error): StorageUnreachable =>
    new StorageUnreachable(new Error(`${where}${what}`, { cause }));

  function refusal(failure: S3Failure): StorageUnreachable {
    const advice = ADVICE[failure.code];
    return unreachable(` refuses: ${failure.message}${advice ? `; ${advice}` : ''}`, failure);
  }

  function ofResponse(failure: S3Failure): Error {
    if (isFull(failure)) return new AppError('STORAGE_FULL', {}, { cause: failure });
    if (isRefusal(failure)) return refusal(failure);
    return isOverloaded(failure) ? unreachable(`: ${failure.message}`, failure) : failure;
  }

  const notS3 = () => refusal(new S3Failure(200, 'NotS3'));

  return {
    notS3,
    translate(error) {
      if (!(error instanceof Error) || error instanceof AppError) return error;
      const { name, message, code } = error as SdkError;
      const status = statusOf(error);
      if (status >= 300) return ofResponse(new S3Failure(status, wordOf(name)));
      // A success that the SDK cannot read.
      if (status > 0) return notS3();
      if (NETWORK.test(String(code ?? ''))) return unreachable(`: ${message}`, error);
      if (name === 'TimeoutError') return unreachable(`: no response within ${silenceMs / 1000} s`, error);
      if (name.endsWith('ProviderError')) {
        const advice = 'set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role';
        return unreachable(` has no key: ${message}; ${advice}`, error);
      }
      return error;
    },
  };
}

/** It becomes part of messages, so only a word is accepted. The SDK has names of its own for responses without one. */
const wordOf = (name: string): string =>
  /^[A-Za-z][A-Za-z0-9]{1,59}$/.test(name) && !/^(Error|Unknown|UnknownError|NotFound|S3ServiceException)$/.test(name)
    ? name
    : '';
