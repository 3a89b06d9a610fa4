import type { PopupReport } from './reports';

/** Returns the popup's triggers as a text. */
export function triggersOf({
	triggers,
	isArmed,
}: Pick<PopupReport, 'triggers' | 'isArmed'>): string {
	if (!triggers) return 'none, it is only linked to';
	if (triggers.length === 0) return 'none';
	return `${triggers.join(', ')} (${isArmed ? 'armed' : 'not armed'})`;
}
