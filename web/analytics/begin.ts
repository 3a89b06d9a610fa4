import { onActivated } from '../browser/activation';
import type { Unsubscribe } from '../browser/unsubscribe';
import { isAllowed, isDecided, watchConsent } from '../consent/consent';

/**
 * Begins to count, once somebody looks at the page and allows it; asks those who have not been asked. What counts is
 * fetched only then, and ends with the consent.
 *
 * @param collectAddress what hits begin with: the page's `data-analytics`
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

/** A fetch that was cut off leaves the page as it is: nothing is counted. */
const ignore = () => {};
