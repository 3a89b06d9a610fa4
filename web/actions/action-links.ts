import { currentAddress, goToAddress } from '../browser/address';
import { watchEvents } from '../browser/events';

/** Links that are actions: as stored, with an encoded `#`, or with a real address for visitors without script. */
const ACTION_LINKS =
	'a[href^="#elementor-action"],a[href^="%23elementor-action"],[data-elementor-action]';

/** What runs actions, fetched when it is first wanted. */
export interface ActionRunner {
	/** Runs what a link names. */
	run: (link: Element, event: Event) => void;
	/** Fetches what that will need. */
	prepare: (link: Element) => void;
	/** Runs what the page's own address names, where an element of the page declares exactly that. */
	runFromAddress: () => void;
}

/**
 * Makes links that are actions do what they say, wherever in the page they stand and whenever they came there. What
 * runs them is fetched when one of them is pointed at, focused or touched; no click is lost meanwhile.
 */
export function watchActionLinks(load: () => Promise<ActionRunner>): void {
	const linkOf = ({ target }: Event) =>
		target instanceof Element ? target.closest(ACTION_LINKS) : null;
	const prepare = (event: Event) => {
		const link = linkOf(event);
		if (link) load().then((runner) => runner.prepare(link), ignore);
	};
	watchEvents(['pointerover', 'pointerdown', 'focusin'], prepare, { capture: true, passive: true });
	watchEvents(['click'], (event) => {
		const link = linkOf(event);
		if (!link || event.defaultPrevented || isForNewTab(event, link)) return;
		event.preventDefault();
		load().then(
			(runner) => runner.run(link, event),
			() => follow(link),
		);
	});
	if (currentAddress().hash.startsWith('#elementor-action')) {
		load().then((runner) => runner.runFromAddress(), ignore);
	}
}

const ignore = () => {};

/** A link with a real address can be opened beside the page, like every other. */
function isForNewTab({ ctrlKey, metaKey, shiftKey }: MouseEvent, link: Element): boolean {
	return (ctrlKey || metaKey || shiftKey) && hasAddress(link);
}

function hasAddress(link: Element): link is HTMLAnchorElement {
	return link.matches('a[data-elementor-action]');
}

/** Does what the link does without script. */
export function follow(link: Element): void {
	if (hasAddress(link)) goToAddress(link.href);
}
