import { BAD_VALUES, type BadValue } from '../testing/malformed.ts';
import { describeMalformed } from '../testing/malformed-documents.ts';

describeMalformed(Object.keys(BAD_VALUES) as BadValue[]);
