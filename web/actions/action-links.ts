import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { currentAddress, goToAddress } from '../browser/address';
import { watchEvents } from '../browser/events';

/** Links that are actions: as stored, with an encoded `#`, or with a real address for visitors without script. */
const ACTIONS = '[href^="#elementor-action"],[href^="%23elementor-action"],[data-elementor-action]';

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
 * Makes links that are actions do what they say, wherever in the page they stand and whenever they came there; a link
 * to a picture of the site is one as well, unless it, what stands around it or the kit says no. What runs them is
 * fetched when one of them is pointed at, focused or touched; no click is lost meanwhile.
 */
export function watchActionLinks(load: () => Promise<ActionRunner>): void {
	const linkOf = ({ target }: Event) => {
		const link = target instanceof Element && target.closest(`a,${ACTIONS}`);
		return link && (link.matches(ACTIONS) || opensPicture(link)) ? link : null;
	};
	const prepare = (event: Event) => {
		const link = linkOf(event);
		if (link) load().then((runner) => runner.prepare(link), ignore);
	};
	watchEvents(['pointerover', 'pointerdown', 'focusin'], prepare, { capture: true, passive: true });
	watchEvents(['click'], (event) => {
		const link = linkOf(event);
		if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
		event.preventDefault();
		load().then(
			(runner) => runner.run(link, event),
			() => follow(link),
		);
	});
}

const ignore = () => {};

/** What lies on another site is left to the browser: pages load nothing from there. */
function opensPicture(link: Element): boolean {
	const { origin, pathname } = link as HTMLAnchorElement;
	return (
		!link.matches('[download]') &&
		// What stands around a link speaks for it, as far as the whole page.
		(!link.closest('[data-elementor-open-lightbox=no]') ||
			link.matches('[data-elementor-open-lightbox=yes]')) &&
		(isPicturePath(pathname)
			? origin === currentAddress().origin
			: link.matches('[data-e-action-hash]'))
	);
}

/** A link with a real address can be opened beside the page or saved, like every other. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: Element): boolean {
	return (ctrlKey || metaKey || shiftKey || altKey) && hasAddress(link);
}

function hasAddress(link: Element): link is HTMLAnchorElement {
	return link.matches('a:not([href^="#"],[href^="%23"])');
}

/** Does what the link does without script. */
export function follow(link: Element): void {
	if (hasAddress(link)) goToAddress(link.href);
}
