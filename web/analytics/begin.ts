import { onActivated } from '../browser/activation';
import { isDecided, watchConsent } from '../consent/consent';
import type { Collector } from './collector';

/**
 * Begins to count, once somebody looks at the page and allows it; asks those who have not been asked. What counts is
 * fetched only then, and ends with the consent.
 *
 * @param stored the page's `data-analytics`: measurement id and collect address
 */
export function beginAnalytics(stored: string): void {
	const { id, to }: { id: string; to: string } = JSON.parse(stored);
	onActivated(() => {
		let collector: Collector | undefined;
		let isWanted = false;
		watchConsent('statistics', (isAllowed) => {
			isWanted = isAllowed;
			if (!isAllowed) {
				collector?.end();
				collector = undefined;
				return;
			}
			import('./collector').then(({ startCollector }) => {
				if (isWanted) collector ??= startCollector(id, to);
			}, ignore);
		});
		if (!isDecided('statistics')) {
			import('../consent/consent-dialog').then(({ askOnce }) => askOnce(), ignore);
		}
	});
}

/** A fetch that was cut off leaves the page as it is: nothing is counted. */
const ignore = () => {};
