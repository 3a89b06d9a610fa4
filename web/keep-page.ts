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
 * @param countsVisits true if this page counts the visit, because the site's rules ask for it
 */
export function keepPage(
	{ attach, detach, want }: Attacher,
	loadActions: () => Promise<ActionRunner>,
	countsVisits: boolean,
): void {
	const { dataset } = document.body;
	quietLeaving();
	applySpeculationRules();
	// The builder's own attribute, for editors' CSS and scripts.
	watchDevice((device) => {
		dataset.elementorDeviceMode = device;
	});
	if (countsVisits && dataset.countVisits) countPageVisit();
	const { search, hash } = currentAddress();
	if (search.includes('theme_template_id=')) {
		import('./browser/show-template').then((template) => template.showTemplate());
	}
	if (hash.startsWith('#elementor-action')) {
		// A fetch that was cut off leaves the page as it is.
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
	// The button of the cart waits for an input, but the amount of a filled cart does not wait.
	if (/^[1-9]/.test(`${readEntry('local', CART_ENTRY)}`)) {
		document.querySelectorAll('[data-widget_type^="woocommerce-menu-cart"]').forEach(want);
	}
	// The target of an address may lie in a closed panel, whose handler has to open it; a closed panel never comes near
	// the viewport.
	watchHashTarget(want);
	// Foreign script takes elements away without a word.
	watchRemovals(detach, attach);
}

/** Lets the browser read the page's speculation rules: it prepares a script when the script comes into the page. */
function applySpeculationRules(): void {
	const rules = document.querySelector<HTMLScriptElement>(`[type="${SPECULATION_RULES_TYPE}"]`);
	if (!rules) return;
	rules.type = 'speculationrules';
	document.head.append(rules);
}
