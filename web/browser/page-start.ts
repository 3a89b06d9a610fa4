/** The part of jQuery that is held back while late scripts run. */
interface JQueryOfPage {
	/** Missing in the stand-in that plugins put in jQuery's place until jQuery loads. */
	fn?: { ready(this: unknown, callback: (this: Document, $: unknown) => void): unknown };
}

/** A page's start that is repeated for scripts that run after it. */
export interface PageStart {
	/** Sends the events to the listeners that were added since the repetition began, and ends the repetition. */
	send(): Promise<void>;
}

/** Events of a page's start, which have passed when late scripts run. */
const PASSED = new Set(['readystatechange', 'DOMContentLoaded', 'load']);

const renamed = (type: string) => `outrigger:${type}`;

/** Calls back when the page has loaded; at once when it already has. */
export function whenPageLoaded(callback: () => void): void {
	if (document.readyState === 'complete') callback();
	else addEventListener('load', callback, { once: true });
}

/**
 * Makes scripts from now on find a page that the browser still parses: `document.readyState` is `loading`, listeners
 * for the events of a page's start wait for `send`, callbacks of a jQuery that is ready wait too, and `document.write`
 * puts its text before the script that writes. In a page that has loaded, `document.write` would otherwise erase the
 * whole page.
 */
export function playPageStart(): PageStart {
	let readyState: DocumentReadyState = 'loading';
	Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
	document.write = (...texts: string[]) =>
		document.currentScript?.insertAdjacentHTML('beforebegin', texts.join(''));
	const releases = [holdListeners(document), holdListeners(window), holdReady()];
	const { onload } = window;
	const enter = (state: DocumentReadyState) => {
		readyState = state;
		sendTo(document, 'readystatechange');
	};
	return {
		async send() {
			Reflect.deleteProperty(document, 'write');
			enter('interactive');
			sendTo(document, 'DOMContentLoaded', true);
			// jQuery calls back from timers, and such a callback may listen for the load.
			for (const _ of [1, 2]) await new Promise((resolve) => setTimeout(resolve));
			enter('complete');
			const event = sendTo(window, 'load');
			if (window.onload !== onload) window.onload?.(event);
			for (const release of releases) release();
			Reflect.deleteProperty(document, 'readyState');
		},
	};
}

/**
 * Listeners of this target for a passed event wait for `sendTo`; the browser handles all other listeners. Returns a
 * function that restores the target.
 */
function holdListeners(target: Window | Document): () => void {
	const { addEventListener, removeEventListener } = target;
	const hold = (listen: typeof addEventListener) =>
		((type: string, ...more: [EventListener]) =>
			listen.call(target, PASSED.has(type) ? renamed(type) : type, ...more)) as typeof listen;
	target.addEventListener = hold(addEventListener);
	target.removeEventListener = hold(removeEventListener);
	return () => {
		for (const name of ['addEventListener', 'removeEventListener']) {
			Reflect.deleteProperty(target, name);
		}
	};
}

/** Sends an event to the listeners that were held back; they read its usual name. */
function sendTo(target: Window | Document, type: string, bubbles = false): Event {
	const event = new Event(renamed(type), { bubbles });
	Object.defineProperty(event, 'type', { value: type });
	target.dispatchEvent(event);
	return event;
}

/**
 * If scripts that ran before have made a jQuery that is already ready, its new `ready` callbacks wait for the late
 * scripts too.
 */
function holdReady(): () => void {
	const $ = (window as { jQuery?: JQueryOfPage }).jQuery;
	const fn = $?.fn;
	if (!fn) return () => {};
	const { ready } = fn;
	fn.ready = function (callback) {
		document.addEventListener('DOMContentLoaded', () => callback.call(document, $));
		return this;
	};
	return () => {
		fn.ready = ready;
	};
}
