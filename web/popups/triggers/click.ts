import type { Triggers } from '@outrigger/rules/popups/popup';
import type { Arm } from './trigger';

/** Fires at the click with exactly this number, anywhere on the page; clicks that something stopped count as well. */
export const armClick: Arm<NonNullable<Triggers['click']>> = ({ times }, fire) => {
	let count = 0;
	const listener = () => {
		count += 1;
		if (count === times) fire();
	};
	document.body.addEventListener('click', listener, { capture: true });
	return () => document.body.removeEventListener('click', listener, { capture: true });
};
