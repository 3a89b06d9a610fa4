import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { currentAddress, goToAddress } from '../browser/address';
import { watchEvents } from '../browser/events';

/**
 * Selects links that are actions: with `#` as the builder stores it, with an encoded `#`, or with a real address that
 * works without script.
 */
const ACTIONS = '[href^="#elementor-action"],[href^="%23elementor-action"],[data-elementor-action]';

/** Runs actions. The page fetches the runner's module when the first action needs it. */
export interface ActionRunner {
	/** Runs the action of a link. */
	run: (link: Element, event: Event) => void;
	/** Fetches the modules that the action of a link will need. */
	prepare: (link: Element) => void;
	/** Runs the action in the page's own address, if an element of the page declares exactly that action. */
	runFromAddress: () => void;
}

/**
 * Runs links that are actions, anywhere in the page and whenever they were added. A link to a picture of the site is an
 * action as well, unless the link, an element around it or the kit forbids it. The page fetches the runner when the
 * visitor points at, focuses or touches such a link. A click in the meantime is not lost.
 */
export function watchActionLinks(load: () => Promise<ActionRunner>): void {
	const linkOf = ({ target }: Event) => {
		const link = target instanceof Element && target.closest(`a,${ACTIONS}`);
		return link && (link.matches(ACTIONS) || opensPicture(link)) ? link : null;
	};
	let prepared: Element | null = null;
	const prepare = (event: Event) => {
		const link = linkOf(event);
		if (link && link !== prepared) load().then((runner) => runner.prepare(link), ignore);
		prepared = link;
	};
	watchEvents(['pointermove', 'pointerdown', 'focusin'], prepare, { capture: true, passive: true });
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

/**
 * Returns false for a picture of another site: the browser follows its link, because the lightbox loads nothing from
 * other sites.
 */
function opensPicture(link: Element): boolean {
	const { origin, pathname } = link as HTMLAnchorElement;
	return (
		!link.matches('[download]') &&
		// The nearest element with this setting decides; without such an element the page's setting decides.
		(!link.closest('[data-elementor-open-lightbox=no]') ||
			link.matches('[data-elementor-open-lightbox=yes]')) &&
		(isPicturePath(pathname)
			? origin === currentAddress().origin
			: link.matches('[data-e-action-hash]'))
	);
}

/** A link with a real address can be opened in a tab or saved, like any other link. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: Element): boolean {
	return (ctrlKey || metaKey || shiftKey || altKey) && hasAddress(link);
}

function hasAddress(link: Element): link is HTMLAnchorElement {
	return link.matches('a:not([href^="#"],[href^="%23"])');
}

/** Follows the link as the browser does without script. */
export function follow(link: Element): void {
	if (hasAddress(link)) goToAddress(link.href);
}
