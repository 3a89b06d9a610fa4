import { type ActionRunner, watchActionLinks } from './actions/action-links';
import { type Attacher, createAttacher } from './attach/attach';
import type { HandlerTable } from './attach/handler';
import { replayInput } from './attach/replay-input';
import { behaviours } from './behaviours';
import { currentAddress } from './browser/address';
import { whenFirstUsed } from './browser/first-input';
import { whenLoaded } from './browser/idle';
import { ownModule } from './browser/own-module';
import { onPageRestored, onParsed } from './browser/page-lifecycle';
import { rememberClicks } from './popups/early-clicks';

/**
 * The parts of a widget that change with a visitor's actions elsewhere on the page, although the widget's handler still
 * waits: links to places of the page get a mark while it scrolls, and the button of the cart shows the number of items.
 */
const FOLLOWS = 'nav [href*="#"]:not([href$="#"]),.elementor-menu-cart__toggle';

/**
 * Starts a page: its handlers, its links that are actions, its popups. Call it once for each page.
 * @param all the behaviours that elements may have beside their widgets' handlers
 * @returns the page's elements and their handlers
 */
export function startPage(all = behaviours): Attacher {
	const handlers: Record<string, HandlerTable[string]> = {};
	const wanted = new Set<string>();
	const elements = createAttacher(
		handlers,
		all,
		() => import('./every-handler').then((table) => table.everyHandler),
		(element, type) =>
			wanted.has(type) ? (element.querySelector(FOLLOWS) ? 'input' : 'request') : undefined,
	);
	const attachAll = () => elements.attach(document);
	const takeClicks = rememberClicks();

	replayInput(elements.want);
	// This call makes the page remember the first input for later callers.
	whenFirstUsed(() => {});
	let runner: Promise<ActionRunner> | undefined;
	const loadActions = () => {
		runner ??= import('./url-actions').then((actions) => actions.urlActions(elements));
		return runner;
	};
	watchActionLinks(loadActions);
	onParsed(() => {
		readHandlers(handlers, wanted);
		attachAll();
		const countsVisits = !startPopups(elements, takeClicks);
		whenLoaded(() =>
			import('./keep-page').then((page) => page.keepPage(elements, loadActions, countsVisits)),
		);
	});
	// A handler gets another try if the visitor cut off its fetch by leaving the page.
	onPageRestored(attachAll);
	// An app around the page has inserted another page (web/library-client.ts).
	document.addEventListener('outrigger:attach', () => {
		readHandlers(handlers, wanted);
		attachAll();
	});
	return elements;
}

/** Popups that may open without a link to them: they have a trigger, or open at clicks on other elements. */
const STARTING =
	'[data-elementor-popup*=\'"triggers":{"\'],[data-elementor-popup*=open_selector],[data-popup-preview]';

/**
 * A page whose popups only open by their links does not load the script of waiting popups, unless a developer uses the
 * popups' debug function.
 * @returns true if popups begin here, which count the visit themselves
 */
function startPopups(elements: Attacher, takeClicks: ReturnType<typeof rememberClicks>): boolean {
	const isWanted = currentAddress().search.includes('popup-debug');
	if (isWanted || document.querySelector(STARTING)) {
		whenLoaded(() =>
			import('./popups/start').then((popups) => popups.startPopups(elements, takeClicks)),
		);
		return true;
	}
	takeClicks();
	return false;
}

/** Reads the addresses of the handlers from the page. */
function readHandlers(handlers: Record<string, HandlerTable[string]>, wanted: Set<string>): void {
	const addresses: Record<string, string | [string]> = JSON.parse(
		document.body.dataset.handlers || '{}',
	);
	for (const [type, address] of Object.entries(addresses)) {
		if (Array.isArray(address)) wanted.add(type);
		handlers[type] = () => ownModule(`${address}`);
	}
}
