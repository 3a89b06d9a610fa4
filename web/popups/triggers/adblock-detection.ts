import type { Triggers } from '../../../domain/popups/popup';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

const ID_LENGTH = 6;

/**
 * Fires, so many seconds after it was armed, where something takes away or hides an element that looks like an
 * advertisement. The element itself is invisible, unread, and gone at once.
 */
export const armAdblockDetection: Arm<NonNullable<Triggers['adblock_detection']>> = (
	{ delay },
	fire,
) =>
	after(delay * 1000, () => {
		if (isBaitHidden()) fire();
	});

function isBaitHidden(): boolean {
	const bait = document.createElement('div');
	bait.id = `elementor-adblock-detection-${Math.random()
		.toString(36)
		.slice(2, 2 + ID_LENGTH)
		.padEnd(ID_LENGTH, '0')}`;
	bait.className = 'ad-box';
	bait.textContent = '\u00a0';
	Object.assign(bait.style, { position: 'fixed', visibility: 'hidden' });
	document.body.append(bait);
	const found = document.getElementById(bait.id);
	const isHidden = !found || getComputedStyle(found).display === 'none';
	bait.remove();
	return isHidden;
}
