import type { Triggers } from '@outrigger/rules/popups/popup';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

/** Fires so many seconds after it was armed. */
export const armPageLoad: Arm<NonNullable<Triggers['page_load']>> = ({ delay }, fire) =>
	after(delay * 1000, fire);
