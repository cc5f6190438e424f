import { describeRemovalRaces } from '../testing/removal-races.ts';

describeRemovalRaces(200, 20);
