import type { ActionRunner } from './actions/action-links';
import type { Attacher } from './attach/attach';
import { currentAddress } from './browser/address';
import { watchDevice } from './browser/device';
import { watchHashTarget } from './browser/hash-target';
import { watchRemovals } from './browser/removals';
import { watchConsentLinks } from './consent/consent-links';

/**
 * What nothing has to wait for: what goes on as long as the page is open, and what its address asks for.
 * @param loadActions what runs the action of the address, where it names one
 */
export function keepPage(
	{ attach, detach, want }: Attacher,
	loadActions: () => Promise<ActionRunner>,
): void {
	// The builder's own attribute, for editors' CSS and scripts.
	watchDevice((device) => {
		document.body.dataset.elementorDeviceMode = device;
	});
	const { search, hash } = currentAddress();
	if (search.includes('theme_template_id=')) {
		import('./browser/show-template').then(({ showTemplate }) => showTemplate());
	}
	if (hash.startsWith('#elementor-action')) {
		// A fetch that was cut off leaves the page as it is.
		loadActions().then(
			(runner) => runner.runFromAddress(),
			() => {},
		);
	}
	const { analytics } = document.body.dataset;
	if (analytics) {
		import('./analytics/begin').then(
			({ beginAnalytics }) => beginAnalytics(analytics),
			() => {},
		);
	}
	watchConsentLinks();
	// What an address names may lie in a closed panel, whose handler has to open it; nothing closed comes near by itself.
	watchHashTarget(want);
	// Foreign script takes elements away without a word.
	watchRemovals(detach, attach);
}
