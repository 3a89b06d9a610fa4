import { whenIdle } from '../browser/idle';
import { watchInView } from '../browser/in-view';
import type { Unsubscribe } from '../browser/unsubscribe';
import type { Detach, HandlerModule, HandlerTable, PageTools } from './handler';
import { reportFault } from './report-fault';

/** An element is near when it is at most this many pixels away from the viewport. */
const NEAR_PX = 200;

const SELECTOR = '[data-widget_type]';

interface Entry {
	type: string;
	/** Ends the wait for the element to come near. */
	stopWaiting: Unsubscribe;
	/** Pending from the first want of the handler until it is attached or has failed; never rejects. */
	started?: Promise<void>;
	isSettled: boolean;
	hasFailed: boolean;
	isDetached: boolean;
	detach?: Detach;
}

/** The page's elements and their handlers. */
export interface Attacher extends PageTools {
	/**
	 * Fetches and attaches at once what stands at or above an element.
	 * @returns a promise that is fulfilled when all of them are attached or have failed; undefined when
	 * nothing is left to wait for.
	 */
	want: (element: Element) => Promise<unknown> | undefined;
}

/**
 * Makes the machinery that brings handlers to elements: near ones are fetched in an idle moment, wanted ones
 * at once. A handler that cannot be fetched or that throws is reported once for its type; its elements stay
 * what the server sent. Attaching a root again retries what failed and leaves the rest alone.
 */
export function createAttacher(table: HandlerTable): Attacher {
	const entries = new WeakMap<Element, Entry>();
	const modules = new Map<string, Promise<HandlerModule>>();
	const page: PageTools = { attach, detach };

	function attach(root: ParentNode): void {
		for (const element of elementsIn(root)) {
			const type = widgetType(element);
			const existing = entries.get(element);
			if (!Object.hasOwn(table, type) || (existing && !existing.hasFailed)) continue;
			const entry: Entry = {
				type,
				stopWaiting: () => {},
				isSettled: false,
				hasFailed: false,
				isDetached: false,
			};
			entries.set(element, entry);
			const stopWatching = watchInView(
				element,
				(isNear) => {
					if (!isNear) return;
					stopWatching();
					entry.stopWaiting = whenIdle(() => start(element, entry));
				},
				NEAR_PX,
			);
			entry.stopWaiting = stopWatching;
		}
	}

	function detach(root: ParentNode): void {
		for (const element of elementsIn(root)) {
			const entry = entries.get(element);
			if (!entry) continue;
			entries.delete(element);
			entry.isDetached = true;
			entry.stopWaiting();
			end(entry);
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
			if (entry && !entry.isSettled) starting.push(start(element, entry));
		}
		return starting.length > 0 ? Promise.all(starting) : undefined;
	}

	function start(element: HTMLElement, entry: Entry): Promise<void> {
		entry.stopWaiting();
		entry.started ??= load(entry.type)
			.then(async (module) => {
				if (entry.isDetached) return;
				entry.detach = await module.attach(element, readSettings(element), page);
				if (entry.isDetached) end(entry);
			})
			.catch((error: unknown) => {
				entry.hasFailed = true;
				reportFault(entry.type, error);
			})
			.finally(() => {
				entry.isSettled = true;
			});
		return entry.started;
	}

	function load(type: string): Promise<HandlerModule> {
		const known = modules.get(type);
		if (known) return known;
		const module = Promise.resolve(table[type]?.()).then((loaded) => {
			if (!loaded) throw new Error(`No handler for ${type}`);
			return loaded;
		});
		modules.set(type, module);
		module.catch(() => modules.delete(type));
		return module;
	}

	return { ...page, want };
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

/** In document order, the root itself first. */
function elementsIn(root: ParentNode): HTMLElement[] {
	const inside = [...root.querySelectorAll<HTMLElement>(SELECTOR)];
	return root instanceof HTMLElement && root.matches(SELECTOR) ? [root, ...inside] : inside;
}

/** `counter.default` is the type `counter` in its skin `default`. */
function widgetType(element: HTMLElement): string {
	return element.dataset.widget_type?.split('.')[0] ?? '';
}

function readSettings(element: HTMLElement): unknown {
	try {
		const settings: unknown = JSON.parse(element.dataset.settings ?? '{}');
		// PHP writes an empty bag as `[]`.
		return typeof settings === 'object' && settings && !Array.isArray(settings) ? settings : {};
	} catch {
		return {};
	}
}
