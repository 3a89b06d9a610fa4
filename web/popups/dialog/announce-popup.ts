import { after } from '../../browser/timers';
import { announce, openStatus } from '../../ui/announce';

/**
 * The time in milliseconds before the text is set: screen readers miss a text that a live region contains from its
 * beginning.
 */
const REGION_WARM_UP_MS = 100;

/**
 * Announces the name of a popup that does not take the focus.
 * @param signal ends the announcement and removes the text
 */
export function announcePopup(dialog: HTMLElement, signal: AbortSignal): void {
	if (signal.aborted) return;
	const closeStatus = openStatus();
	const cancel = after(REGION_WARM_UP_MS, () => announce(nameOf(dialog)));
	const end = () => {
		cancel();
		announce('');
		closeStatus();
	};
	signal.addEventListener('abort', end, { once: true });
}

function nameOf(dialog: HTMLElement): string {
	const heading = dialog.querySelector(`[id="${dialog.getAttribute('aria-labelledby')}"]`);
	return heading?.textContent?.trim() || dialog.getAttribute('aria-label') || '';
}
