import { watchEvents } from '../browser/events';
import { isPlainClick } from '../browser/plain-click';
import { CONSENT_LINK } from './consent-link';

/** Lets every link to `#consent-settings` open the visitor's choices; the first press fetches the dialog. */
export function watchConsentLinks(): void {
	watchEvents(['click'], (event) => {
		const { target } = event;
		const link =
			target instanceof Element && target.closest<HTMLElement>(`a[href$="${CONSENT_LINK}"]`);
		if (!link || !isPlainClick(event as MouseEvent)) return;
		event.preventDefault();
		import('./consent-dialog').then(
			(dialog) => dialog.openConsent({ opener: link, isSettings: true }),
			() => {},
		);
	});
}
