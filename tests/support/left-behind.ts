/**
 * Counts the objects that a page's scripts keep: listeners, timers, frames, idle calls and observers. It replaces the
 * window's own functions, so that it also notices calls that bypass the adapters of `web/browser`.
 */

/** Something that a script still references. */
interface Held {
	/** `listener scroll on Window`, `timer of 300 ms`. */
	what: string;
	/** The place in the code that requested it, the nearest file first. */
	from: string;
	/** True if a library requested it for its own purposes. */
	isOfLibrary: boolean;
	/** False if nothing can reach it any more, such as a listener on an element that has left the page. */
	isReachable: () => boolean;
}

/** The account of one window. */
export interface LeftBehind {
	/** Describes the objects that the project's own code still references; empty if there are none. */
	own(): string[];
	/**
	 * Describes the objects that libraries still reference; some libraries keep a listener or two as long as the page
	 * exists.
	 */
	ofLibraries(): string[];
	/** Begins a new account. */
	forget(): void;
	/** Reports to every intersection observer that its elements are in view, or that they are not. */
	reportAll(isIntersecting: boolean): void;
}

type Listener = EventListenerOrEventListenerObject | null;
type Target = Partial<Record<PropertyKey, unknown>>;

const LIBRARY = '/node_modules/';

/** Begins to count; call it when the window exists, before any module of the page is loaded. */
export function watchLeftBehind(): LeftBehind {
	const held = new Map<unknown, Held>();
	const observers = new Set<FakeObserver>();

	const keep = (key: unknown, what: string, isReachable = () => true) => {
		const lines = (new Error().stack ?? '')
			.split('\n')
			.filter((line) => !line.includes('left-behind'));
		const from = lines.slice(1).find((line) => line.includes('/')) ?? '';
		held.set(key, { what, from: from.trim(), isOfLibrary: from.includes(LIBRARY), isReachable });
	};

	keepListeners(keep, (key) => held.delete(key));
	keepCalls(keep, (key) => held.delete(key));

	class FakeObserver {
		readonly targets = new Set<Node>();
		constructor(
			readonly callback: (records: unknown[], observer: unknown) => void,
			readonly kind: string,
		) {
			observers.add(this);
		}
		observe(target: Node): void {
			this.targets.add(target);
			keep(this.keyOf(target), `${this.kind} of ${nameOf(target)}`, () => isInPage(target));
		}
		unobserve(target: Node): void {
			this.targets.delete(target);
			held.delete(this.keyOf(target));
		}
		disconnect(): void {
			for (const target of [...this.targets]) this.unobserve(target);
		}
		takeRecords(): [] {
			return [];
		}
		private readonly keys = new Map<Node, symbol>();
		private keyOf(target: Node): symbol {
			const key = this.keys.get(target) ?? Symbol(this.kind);
			this.keys.set(target, key);
			return key;
		}
	}
	for (const kind of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
		Object.defineProperty(globalThis, kind, {
			configurable: true,
			writable: true,
			value: class extends FakeObserver {
				constructor(callback: FakeObserver['callback']) {
					super(callback, kind);
				}
			},
		});
	}

	const reachable = () => [...held.values()].filter(({ isReachable }) => isReachable());
	const inWords = ({ what, from }: Held) => `${what}, ${from}`;
	return {
		own: () =>
			reachable()
				.filter((one) => !one.isOfLibrary)
				.map(inWords),
		ofLibraries: () =>
			reachable()
				.filter((one) => one.isOfLibrary)
				.map(inWords),
		forget: () => held.clear(),
		reportAll(isIntersecting) {
			for (const observer of [...observers].filter(({ kind }) => kind === 'IntersectionObserver')) {
				const records = [...observer.targets].map((target) => ({ target, isIntersecting }));
				if (records.length > 0) observer.callback(records, observer);
			}
		},
	};
}

type Keep = (key: unknown, what: string, isReachable?: () => boolean) => void;
type Forget = (key: unknown) => void;

/** A listener is identified by target, type, function and phase. */
function keepListeners(keep: Keep, forget: Forget): void {
	const keys = new WeakMap<object, Map<string, Map<Listener, symbol>>>();
	const keyOf = (target: object, type: string, listener: Listener, options: unknown): symbol => {
		const isCapture = typeof options === 'object' ? (options as Target | null)?.capture : options;
		const name = `${type} ${Boolean(isCapture)}`;
		const ofTarget = keys.get(target) ?? new Map<string, Map<Listener, symbol>>();
		const ofType = ofTarget.get(name) ?? new Map<Listener, symbol>();
		const key = ofType.get(listener) ?? Symbol(name);
		keys.set(target, ofTarget.set(name, ofType.set(listener, key)));
		return key;
	};
	for (const holder of holdersOf('addEventListener')) {
		const add = holder.addEventListener as (...args: unknown[]) => void;
		const remove = holder.removeEventListener as (...args: unknown[]) => void;
		holder.addEventListener = function (
			this: unknown,
			type: string,
			listener: Listener,
			options?: boolean | AddEventListenerOptions,
		) {
			const target = (this ?? globalThis) as object;
			const key = keyOf(target, type, listener, options);
			const { once, signal } = typeof options === 'object' ? options : {};
			if (signal?.aborted) return;
			// A signal is freed together with the listeners that it ends.
			if (target instanceof AbortSignal) return add.call(this, type, listener, options);
			keep(key, `listener ${type} on ${nameOf(target)}`, () => isInPage(target));
			add.call(this, type, listener, options);
			if (once) add.call(this, type, () => forget(key), options);
			if (signal) add.call(signal, 'abort', () => forget(key));
		};
		holder.removeEventListener = function (this: unknown, ...args: unknown[]) {
			const [type, listener, options] = args as [string, Listener, unknown];
			forget(keyOf((this ?? globalThis) as object, type, listener, options));
			remove.apply(this, args);
		};
	}
}

/** Functions that call back later, each with the function that cancels the call. */
const LATER = [
	['setTimeout', 'clearTimeout', (delay: unknown) => `timer of ${delay} ms`],
	['setInterval', 'clearInterval', (delay: unknown) => `interval of ${delay} ms`],
	['requestAnimationFrame', 'cancelAnimationFrame', () => 'frame'],
	['requestIdleCallback', 'cancelIdleCallback', () => 'idle call'],
] as const;

function keepCalls(keep: Keep, forget: Forget): void {
	const page = globalThis as Target;
	for (const [ask, takeBack, name] of LATER) {
		const original = page[ask] as (
			callback: (...args: unknown[]) => void,
			delay?: unknown,
		) => unknown;
		const cancel = page[takeBack] as (id: unknown) => void;
		const keyOf = (id: unknown) => `${takeBack} ${Number(id)}`;
		page[ask] = (callback: (...args: unknown[]) => void, delay: unknown, ...more: unknown[]) => {
			const id = original((...args) => {
				if (ask !== 'setInterval') forget(keyOf(id));
				callback(...args, ...more);
			}, delay);
			keep(keyOf(id), name(delay));
			return id;
		};
		page[takeBack] = (id: unknown) => {
			forget(keyOf(id));
			cancel(id);
		};
	}
}

/** The window, and every prototype in it that has the function as its own property. */
function holdersOf(name: string): Target[] {
	const holders = new Set<object>();
	for (const target of [globalThis, document.createElement('a'), document, matchMedia('all')]) {
		for (let holder: object | null = target; holder; holder = Object.getPrototypeOf(holder)) {
			if (Object.hasOwn(holder, name)) holders.add(holder);
		}
	}
	return [...holders] as Target[];
}

function isInPage(target: unknown): boolean {
	return target instanceof Node ? target.isConnected : true;
}

function nameOf(target: unknown): string {
	if (!(target instanceof Element)) return (target as object).constructor?.name || 'Window';
	return `<${target.localName} class="${target.className}">`;
}
