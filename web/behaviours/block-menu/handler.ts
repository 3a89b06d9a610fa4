import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Lets Escape close the menu below an entry of a navigation block that a pointer or the focus opened, while pointer and
 * focus stay (WCAG 1.4.13). The entry can open again after pointer and focus have left it.
 */
export function attach(entry: HTMLElement): Unsubscribe {
	const { dataset } = entry;
	const holdsFocus = () => entry.contains(document.activeElement);
	const isPointedAt = () => entry.matches(':hover');
	const leave = () => {
		if (!holdsFocus()) delete dataset.dismissed;
	};
	const blur = ({ relatedTarget }: FocusEvent) => {
		const stays = relatedTarget instanceof Node && entry.contains(relatedTarget);
		if (!stays && !isPointedAt()) delete dataset.dismissed;
	};
	const stopKeys = watchEvents(['keydown'], (event) => {
		if (event.key === 'Escape' && (holdsFocus() || isPointedAt())) dataset.dismissed = '';
	});
	entry.addEventListener('pointerleave', leave);
	entry.addEventListener('focusout', blur);
	return () => {
		stopKeys();
		entry.removeEventListener('pointerleave', leave);
		entry.removeEventListener('focusout', blur);
		delete dataset.dismissed;
	};
}
