import type { Triggers } from '@outrigger/rules/popups/popup';
import { watchInView } from '../../browser/in-view';
import { findFirst } from '../find-first';
import type { Arm } from './trigger';

/** Fires when the first element that the selector finds comes into view; without one, or with none, never. */
export const armScrollingTo: Arm<NonNullable<Triggers['scrolling_to']>> = ({ selector }, fire) => {
	const element = findFirst(selector);
	if (!element) return () => {};
	return watchInView(element, (isInView) => isInView && fire());
};
