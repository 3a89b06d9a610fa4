import { onActivated } from '../browser/activation';
import type { Unsubscribe } from '../browser/unsubscribe';
import { isAllowed, isDecided, watchConsent } from '../consent/consent';

/**
 * Starts to count once the visitor sees the page and has consented; a visitor without a decision sees the consent
 * dialog. The browser fetches the collector after consent. The collector stops when the visitor withdraws consent.
 *
 * @param collectAddress start of every hit's address: the page's `data-analytics`
 */
export function beginAnalytics(collectAddress: string): void {
	onActivated(() => {
		let end: Unsubscribe | undefined;
		watchConsent('statistics', (isWanted) => {
			if (!isWanted) {
				end?.();
				end = undefined;
				return;
			}
			import('./collector').then(({ startCollector }) => {
				if (isAllowed('statistics')) end ??= startCollector(collectAddress);
			}, ignore);
		});
		if (!isDecided('statistics')) {
			import('../consent/consent-dialog').then(({ askOnce }) => askOnce(), ignore);
		}
	});
}

/** A failed fetch changes nothing on the page; its visit is not counted. */
const ignore = () => {};
