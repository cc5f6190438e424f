import { AppError } from '@tdt/contracts';

/**
 * The storage does not answer, or refuses this installation. An HTTP front door answers 503, a command ends with its own
 * status; the cause says in English, for the operator, what was tried and what to look at. Told apart from the database
 * by its name.
 */
export class StorageUnreachable extends AppError {
  constructor(cause: Error) {
    super('NOT_READY', { detail: 'Le stockage des fichiers ne répond pas.', retryAfter: 5 }, { cause });
    this.name = 'StorageUnreachable';
  }
}
