import { searchEverywhereFor } from '../../testing/hostile-queries.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-texts.ts';

searchEverywhereFor(HOSTILE_PIECES);
