import { bowrider } from './bowrider';
import { centreConsole } from './centre-console';
import { dayCruiser } from './day-cruiser';
import type { BoatName } from './livery';
import type { Model } from './model';
import { rib } from './rib';
import { runabout } from './runabout';
import { tender } from './tender';

/** The models of the fleet's eight boats; the lengths are those on the fleet's pages. */
export const models: Readonly<Record<BoatName, Model>> = {
	petrel: rib(7.2),
	tern: rib(5.8),
	marlin: centreConsole(7.6),
	sandpiper: bowrider(6.4),
	kingfisher: dayCruiser(9.1),
	avocet: dayCruiser(8.3),
	heron: runabout(7),
	wren: tender(4.2),
};
