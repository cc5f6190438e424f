import { searchEverywhereFor } from '../../testing/hostile-queries.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';

searchEverywhereFor(hostileTexts(2000));
