import { describeMalformed } from '../testing/malformed-documents.ts';

describeMalformed(['a number']);
