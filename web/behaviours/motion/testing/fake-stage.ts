import { vi } from 'vitest';

/** Stand-ins for the parts of a window that the motion handler uses. Tests move them and count the calls. */
export interface FakeStage {
	/** Sets the place of an element, in the coordinates of the unscrolled page. */
	place: (element: Element, box: { top: number; width: number; height: number }) => void;
	/** Scrolls the page; the handler reacts in the next frame. */
	scroll: (px: number) => void;
	/** Moves the pointer; the handler reacts in the next frame. */
	point: (x: number, y: number) => void;
	/** Gives the window another size, without an event. */
	resizeTo: (width: number, height: number) => void;
	/** Runs the requested frames. */
	frame: () => void;
	/** Returns the number of requested frames that have not run yet. */
	frames: () => number;
	/** Returns the number of listeners on the window, the fonts and media queries. */
	listeners: () => number;
	/** Returns the number of observed elements. */
	observed: () => number;
	/** Restores the window. */
	restore: () => void;
}

/** Installs the stand-ins: a window of 1,280 by 720 pixels at the start of its page. */
export function installFakeStage(): FakeStage {
	const live = new Set<string>();
	const names = new Map<unknown, number>();
	const nameOf = (one: unknown) => names.get(one) ?? names.set(one, names.size).size - 1;
	const keyOf = (target: unknown, type: unknown, listener: unknown, options: unknown) => {
		const capture =
			typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
		return [nameOf(target), type, nameOf(listener), Boolean(capture)].join();
	};
	/** Counts the listeners of a target, including listeners that a signal ends. */
	const count = <T extends EventTarget>(target: T): T => {
		const add = target.addEventListener.bind(target);
		const remove = target.removeEventListener.bind(target);
		const counted = {
			addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
				const key = keyOf(target, type, listener, options);
				live.add(key);
				if (typeof options === 'object' && options.signal) {
					options.signal.addEventListener('abort', () => live.delete(key));
				}
				add(type, listener, options);
			},
			removeEventListener(
				...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
			) {
				live.delete(keyOf(target, type, listener, options));
				remove(type, listener, options);
			},
		};
		Object.assign(target, counted);
		return target;
	};

	const own = { add: window.addEventListener, remove: window.removeEventListener };
	count(window);
	const fonts = count(new EventTarget());
	Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
	vi.stubGlobal('matchMedia', () => Object.assign(count(new EventTarget()), { matches: false }));
	const observed = new Set<Element>();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			readonly own = new Set<Element>();
			observe(element: Element) {
				this.own.add(element);
				observed.add(element);
			}
			disconnect() {
				for (const element of this.own) observed.delete(element);
			}
		},
	);
	const waiting = new Map<number, FrameRequestCallback>();
	let last = 0;
	vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
		last += 1;
		waiting.set(last, callback);
		return last;
	});
	vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
	const resizeTo = (width: number, height: number) => {
		vi.stubGlobal('innerWidth', width);
		vi.stubGlobal('innerHeight', height);
	};
	let scrolled = 0;
	vi.stubGlobal('scrollY', 0);
	resizeTo(1280, 720);

	return {
		place(element, { top, width, height }) {
			element.getBoundingClientRect = () => new DOMRect(0, top - scrolled, width, height);
		},
		scroll(px) {
			scrolled = px;
			vi.stubGlobal('scrollY', px);
			document.dispatchEvent(new Event('scroll', { bubbles: true }));
		},
		point(x, y) {
			window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: y }));
		},
		resizeTo,
		frame() {
			const due = [...waiting.values()];
			waiting.clear();
			for (const callback of due) callback(0);
		},
		frames: () => waiting.size,
		listeners: () => live.size,
		observed: () => observed.size,
		restore() {
			vi.unstubAllGlobals();
			Object.assign(window, { addEventListener: own.add, removeEventListener: own.remove });
		},
	};
}
