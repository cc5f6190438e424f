import { afterAll } from 'vitest';
import { endFile } from './at-file-end.ts';

// Vitest evaluates set-up files again for each test file.
afterAll(endFile);
