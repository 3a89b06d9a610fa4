import { setTimeout as wait } from 'node:timers/promises';
import type { Remote } from './remote';

/**
 * The longest wait in milliseconds, longer than a busy machine needs for a script, a picture or the answer of a form.
 */
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 100;

/** An element of a page: the first visible one that matches a selector and begins with these words. */
export interface Target {
	css: string;
	/** The beginning of its text, or of its accessible name. */
	words?: string;
}

/** A person who uses one page with a mouse and a keyboard. */
export interface Visitor {
	open(path: string): Promise<void>;
	/** Waits until an element is visible and does not move, and clicks on its middle. */
	click(target: Target): Promise<void>;
	press(key: string): Promise<void>;
	/** Clicks into a field and types. */
	type(target: Target, text: string): Promise<void>;
	sees(target: Target): Promise<void>;
	/** Waits until no such element is visible. */
	seesNo(target: Target): Promise<void>;
	/**
	 * Waits until an expression in the page is true.
	 * @param what the expected state, for the message if it does not occur in time
	 */
	until(what: string, expression: string): Promise<void>;
	evaluate(expression: string): Promise<unknown>;
}

/** An expression for the page that finds the element of a target. */
const found = ({ css, words = '' }: Target) => `
	[...document.querySelectorAll(${JSON.stringify(css)})].find((one) => {
		const named = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
		return named.startsWith(${JSON.stringify(words)}) && one.checkVisibility({ visibilityProperty: true });
	})`;

/** Scrolls to an element and returns its middle; null while another element covers it. */
const middle = (target: Target) => `(() => {
	const element = ${found(target)};
	if (!element) return null;
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	const there = document.elementFromPoint(x, y);
	return there && (element.contains(there) || there.contains(element)) ? [x, y] : null;
})()`;

const nameOf = ({ css, words }: Target) => (words ? `${css} "${words}"` : css);

/** @param origin of the site */
export function createVisitor(remote: Remote, origin: string): Visitor {
	async function waitFor<Value>(what: string, look: () => Promise<Value | null>): Promise<Value> {
		const begun = performance.now();
		while (performance.now() - begun < PATIENCE_MS) {
			// Between two documents the page cannot evaluate an expression.
			const value = await look().catch(() => null);
			if (value !== null) return value;
			await wait(LOOK_EVERY_MS);
		}
		throw new Error(`In vain: ${what}.`);
	}

	const until = async (what: string, expression: string): Promise<void> => {
		await waitFor(what, async () =>
			(await remote.evaluate(`Boolean(${expression})`)) ? true : null,
		);
	};

	const click = async (target: Target): Promise<void> => {
		let last = '';
		const [x, y] = await waitFor(`${nameOf(target)} can be clicked on`, async () => {
			const place = await remote.evaluate(middle(target));
			const lies = JSON.stringify(place);
			const isStill = lies === last;
			last = lies;
			return isStill ? (place as [number, number] | null) : null;
		});
		await remote.click(x, y);
	};

	return {
		open: (path) => remote.open(origin + path),
		click,
		press: (key) => remote.press(key),
		async type(target, text) {
			await click(target);
			for (const key of text) await remote.press(key);
		},
		sees: (target) => until(`${nameOf(target)} is seen`, found(target)),
		seesNo: (target) => until(`${nameOf(target)} is gone`, `!(${found(target)})`),
		until,
		evaluate: (expression) => remote.evaluate(expression),
	};
}
