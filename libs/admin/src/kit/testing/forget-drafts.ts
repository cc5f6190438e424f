import { afterEach } from 'vitest';
import { forgetDrafts } from '../form/drafts.ts';

/** What one test typed is not in the forms of the next, which may be of another file. */
afterEach(forgetDrafts);
