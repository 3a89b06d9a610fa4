import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { computedStyle } from '../../browser/computed-style';
import { watchResize } from '../../browser/resize';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { measureAdminBar } from './admin-bar';
import { stick } from './stick';
import { isTopLevel } from './surroundings';

/**
 * The time in milliseconds after the last resize before the handler checks the page again; the value is from the
 * specification.
 */
const RESIZE_DEBOUNCE_MS = 300;

/** The property with which the sheet sets how an element sticks on this device; see `addStickyStyles`. */
const PROPERTY = '--e-sticky';

/**
 * Sets classes and sends events while the sheet makes an element stick to an edge of the viewport. After a resize the
 * handler starts anew if the device, or the sheet's value for it, has changed.
 *
 * @param settings `data-settings`: the side, and whether the element stays in its column. The sheet, which has a rule
 *   for each device, decides whether the element sticks and at which distance. If the sheet has no value, or the
 *   settings are invalid, the element does not stick.
 */
export function attach(element: HTMLElement, settings: unknown): Unsubscribe {
	const { sticky, sticky_parent } = settings as ElementSettings;
	const side = sticky === 'bottom' ? 'bottom' : 'top';
	let config = '';
	let end: Unsubscribe | undefined;
	const look = () => {
		const lengths = computedStyle(element).getPropertyValue(PROPERTY);
		const bar = side === 'top' ? measureAdminBar() : 0;
		const next = [document.body.dataset.elementorDeviceMode, lengths, bar].join();
		if (next === config) return;
		config = next;
		end?.();
		const [offset, effects, anchors] = lengths.split(' ').map(Number) as [number, number, number];
		const staysInParent = sticky_parent === 'yes' && !isTopLevel(element);
		end = lengths ? stick(element, side, offset + bar, effects, anchors, staysInParent) : undefined;
	};
	look();
	const stop = watchResize(RESIZE_DEBOUNCE_MS, look);
	return () => {
		stop();
		end?.();
	};
}
