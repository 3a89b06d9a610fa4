import type { Triggers } from '@outrigger/rules/popups/popup';
import { hidesAdvertisements } from '../../browser/ad-blocking';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

/** Fires, so many seconds after it was armed, where something hides advertisements. */
export const armAdblockDetection: Arm<NonNullable<Triggers['adblock_detection']>> = (
	{ delay },
	fire,
) =>
	after(delay * 1000, () => {
		if (hidesAdvertisements()) fire();
	});
