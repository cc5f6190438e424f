import { describeRemovalRaces } from '../testing/removal-races.ts';

describeRemovalRaces(20, 20);
