import { whenFirstUsed } from '../browser/first-input';
import { whenLoaded } from '../browser/idle';
import { watchInView } from '../browser/in-view';
import type { Unsubscribe } from '../browser/unsubscribe';
import type { Behaviour, Detach, HandlerModule, HandlerTable, PageTools, Wanted } from './handler';
import { reportFault } from './report-fault';

/** An element is near when it is at most this many pixels away from the viewport. */
const NEAR_PX = 200;

const SELECTOR = '[data-widget_type]';

/** A floating bar is fixed in the window, so the place of the bar's own box counts, not the place of its widget. */
const IN_WINDOW = '.e-floating-bars';

interface Entry {
	/** Type of the widget or name of the behaviour. */
	type: string;
	load: () => Promise<HandlerModule>;
	onFault?: Behaviour['onFault'];
	/** Fulfilled once the visitor points at, touches or focuses the element, or an address leads to it. */
	wanted: Wanted;
	want: (isGone?: true) => void;
	/** Ends the wait for the element to come near. */
	stopWaiting: Unsubscribe;
	/** Pending from the first request for the handler until it is attached or has failed; never rejects. */
	started?: Promise<void>;
	isSettled?: boolean;
	hasFailed?: boolean;
	isDetached?: boolean;
	detach?: Detach;
}

/** The page's elements and their handlers. */
export interface Attacher extends PageTools {
	/**
	 * Fetches and attaches at once the handlers at and above an element.
	 * @returns a promise that is fulfilled when all of them are attached or have failed; undefined when all of them are
	 * already attached or have failed
	 */
	want: (element: Element) => Promise<unknown> | undefined;
}

/**
 * Makes the object that attaches handlers to elements. It fetches handlers of near elements after the load and
 * requested handlers at once. It fetches a behaviour at the behaviour's own moment, for all its elements. If a handler
 * fails to load or throws, it reports that once for the type, and the elements keep the server's markup. A second
 * attachment of a root retries failed handlers and does not touch the others.
 *
 * @param table the handlers of the page's own content
 * @param widen fetches the table of all handlers, once later content holds a type without an
 * entry
 * @param waits returns `request` for an element whose handler loads only on request, even near the viewport, and
 * `input` for an element whose handler waits for the first input of the page
 */
export function createAttacher(
	table: HandlerTable,
	behaviours: readonly Behaviour[] = [],
	widen?: () => Promise<HandlerTable>,
	waits?: (element: Element, type: string) => 'request' | 'input' | undefined,
): Attacher {
	const entries = new WeakMap<Element, Entry>();
	const behaving = new Map(behaviours.map(({ name }) => [name, new WeakMap<Element, Entry>()]));
	const moments = new Map<string, Promise<void>>();
	const modules = new Map<string, Promise<HandlerModule>>();
	const page: PageTools = { attach, detach };
	let widened: Promise<void> | undefined;

	/** Returns the moment at which a behaviour starts. The first call begins to wait for that moment. */
	function momentOf(name: string, when: Behaviour['when']): Promise<void> {
		const moment = moments.get(name) ?? new Promise<void>((resolve) => when(resolve));
		moments.set(name, moment);
		return moment;
	}

	function attach(root: ParentNode, isOfPage = root === document): void {
		let isStrange = false;
		for (const element of elementsIn(root, SELECTOR)) {
			const type = widgetType(element);
			const load = Object.hasOwn(table, type) ? table[type] : undefined;
			isStrange ||= !load;
			const entry = load && enter(entries, element, type, load);
			const wait = entry && waits?.(element, type);
			if (!entry || wait === 'request') continue;
			if (!wait) startWhenNear(element, entry);
			else momentOf('input', whenFirstUsed).then(() => startWhenNear(element, entry));
		}
		for (const behaviour of behaviours) attachBehaviour(root, behaviour);
		if (isStrange && !isOfPage) widenFor(root);
	}

	function startWhenNear(element: HTMLElement, entry: Entry): void {
		if (entry.isDetached) return;
		const stopWatching = watchInView(
			element.querySelector(IN_WINDOW) ?? element,
			(isNear) => {
				if (!isNear) return;
				stopWatching();
				entry.stopWaiting = whenLoaded(() => start(element, entry));
			},
			NEAR_PX,
		);
		entry.stopWaiting = stopWatching;
	}

	function widenFor(root: ParentNode): void {
		if (!widen) return;
		widened ??= widen().then((more) => {
			table = { ...more, ...table };
			widen = undefined;
		});
		widened.then(
			() => attach(root),
			() => {
				widened = undefined;
			},
		);
	}

	function attachBehaviour(
		root: ParentNode,
		{ name, selector, load, when, onFault }: Behaviour,
	): void {
		for (const element of elementsIn(root, selector)) {
			const entry = enter(behaving.get(name), element, name, load);
			if (!entry) continue;
			entry.onFault = onFault;
			momentOf(name, when).then(() => start(element, entry));
		}
	}

	function detach(root: ParentNode): void {
		for (const element of elementsIn(root, SELECTOR)) leave(entries, element);
		for (const { name, selector } of behaviours) {
			for (const element of elementsIn(root, selector)) leave(behaving.get(name), element);
		}
	}

	function want(target: Element): Promise<unknown> | undefined {
		const starting: Promise<void>[] = [];
		for (
			let element = target.closest<HTMLElement>(SELECTOR);
			element;
			element = element.parentElement?.closest<HTMLElement>(SELECTOR) ?? null
		) {
			const entry = entries.get(element);
			if (!entry || entry.isSettled) continue;
			entry.want();
			starting.push(start(element, entry));
		}
		return starting.length > 0 ? Promise.all(starting) : undefined;
	}

	function start(element: HTMLElement, entry: Entry): Promise<void> {
		entry.stopWaiting();
		if (entry.isDetached) return Promise.resolve();
		entry.started ??= load(entry)
			.then(async (module) => {
				if (entry.isDetached) return;
				entry.detach = await module.attach(element, readSettings(element), page, entry.wanted);
				if (entry.isDetached) end(entry);
			})
			.catch((error: unknown) => {
				entry.hasFailed = true;
				entry.onFault?.(element);
				reportFault(entry.type, error);
			})
			.finally(() => {
				entry.isSettled = true;
			});
		return entry.started;
	}

	function load(entry: Entry): Promise<HandlerModule> {
		const known = modules.get(entry.type);
		if (known) return known;
		const module = Promise.resolve(entry.load());
		modules.set(entry.type, module);
		module.catch(() => modules.delete(entry.type));
		return module;
	}

	return { ...page, want };
}

/** Makes a new entry for an element; returns undefined if the element has an entry that has not failed. */
function enter(
	entries: WeakMap<Element, Entry> | undefined,
	element: Element,
	type: string,
	load: Entry['load'],
): Entry | undefined {
	const existing = entries?.get(element);
	if (existing && !existing.hasFailed) return undefined;
	let want: Entry['want'] = () => {};
	const wanted: Wanted = new Promise((resolve) => {
		want = resolve;
	});
	const entry: Entry = {
		type,
		load,
		wanted,
		want,
		stopWaiting: () => {},
	};
	entries?.set(element, entry);
	return entry;
}

function leave(entries: WeakMap<Element, Entry> | undefined, element: Element): void {
	const entry = entries?.get(element);
	if (!entry) return;
	entries?.delete(element);
	entry.isDetached = true;
	entry.stopWaiting();
	entry.want(true);
	end(entry);
}

function end(entry: Entry): void {
	const { detach } = entry;
	entry.detach = undefined;
	try {
		detach?.();
	} catch (error) {
		reportFault(entry.type, error);
	}
}

/** The matching elements in document order, with the root itself first if it matches. */
function elementsIn(root: ParentNode, selector: string): HTMLElement[] {
	const inside = [...root.querySelectorAll<HTMLElement>(selector)];
	return root instanceof HTMLElement && root.matches(selector) ? [root, ...inside] : inside;
}

/** `counter.default` is the type `counter` in its skin `default`. */
function widgetType(element: HTMLElement): string {
	return element.dataset.widget_type?.split('.')[0] ?? '';
}

function readSettings(element: HTMLElement): unknown {
	try {
		const settings: unknown = JSON.parse(element.dataset.settings ?? '{}');
		// Does the same test as domain/values/plain-object, which the runtime would otherwise have to load. PHP writes
		// an empty object as `[]`.
		return typeof settings === 'object' && settings && !Array.isArray(settings) ? settings : {};
	} catch {
		return {};
	}
}
