import { SPECULATION_RULES_TYPE } from '@outrigger/rules/address/speculation-rules';
import type { ActionRunner } from './actions/action-links';
import type { Attacher } from './attach/attach';
import { currentAddress } from './browser/address';
import { watchDevice } from './browser/device';
import { watchHashTarget } from './browser/hash-target';
import { quietLeaving } from './browser/quiet-leaving';
import { watchRemovals } from './browser/removals';
import { readEntry } from './browser/storage';
import { watchConsentLinks } from './consent/consent-links';
import { countPageVisit } from './popups/visits';
import { CART_ENTRY } from './wordpress/cart-entry';

/**
 * Work that blocks nothing: listeners that run as long as the page is open, and the action in the page's address.
 * @param loadActions loads the runner of the address's action, if it names one
 * @param countsVisits true if this page counts the visit, because rules of the site's popups need the count
 */
export function keepPage(
	{ attach, detach, want }: Attacher,
	loadActions: () => Promise<ActionRunner>,
	countsVisits: boolean,
): void {
	const { dataset } = document.body;
	quietLeaving();
	applySpeculationRules();
	// The builder's own attribute, which editors' CSS and scripts read.
	watchDevice((device) => {
		dataset.elementorDeviceMode = device;
	});
	if (countsVisits && dataset.countVisits) countPageVisit();
	const { search, hash } = currentAddress();
	if (search.includes('theme_template_id=')) {
		import('./browser/show-template').then((template) => template.showTemplate());
	}
	if (hash.startsWith('#elementor-action')) {
		// If the browser cut the fetch off, the page stays as it is.
		loadActions().then(
			(runner) => runner.runFromAddress(),
			() => {},
		);
	}
	const { analytics } = dataset;
	if (analytics) {
		import('./analytics/begin').then(
			(module) => module.beginAnalytics(analytics),
			() => {},
		);
	}
	watchConsentLinks();
	// The handler of the cart's button waits for the first input, but the number of items in a filled cart must be
	// shown without waiting.
	if (/^[1-9]/.test(`${readEntry('local', CART_ENTRY)}`)) {
		document.querySelectorAll('[data-widget_type^="woocommerce-menu-cart"]').forEach(want);
	}
	// The target of an address may be in a closed panel, and the panel's handler has to open it. A closed panel is
	// never near the viewport, so its handler is requested here.
	watchHashTarget(want);
	// Scripts of other authors remove elements without a notice, so the page watches removals.
	watchRemovals(detach, attach);
}

/**
 * Lets the browser apply the page's speculation rules: a browser reads them when their script element enters the page.
 */
function applySpeculationRules(): void {
	const rules = document.querySelector<HTMLScriptElement>(`[type="${SPECULATION_RULES_TYPE}"]`);
	if (!rules) return;
	rules.type = 'speculationrules';
	document.head.append(rules);
}
