import { AppError } from '@tdt/contracts';

/**
 * The storage does not answer, or refuses this installation. An HTTP front door answers 503, a command ends with its
 * own status. The cause tells the operator, in English, what was tried and what to check. Its name distinguishes it
 * from an outage of the database.
 */
export class StorageUnreachable extends AppError {
  constructor(cause: Error) {
    super('NOT_READY', { detail: 'Le stockage des fichiers ne répond pas.', retryAfter: 5 }, { cause });
    this.name = 'StorageUnreachable';
  }
}
