import { expect, type Page } from '@playwright/test';

/** The visible state of a box, and how far its untransformed box has come through the window, in percent. */
export interface State {
	percent: number;
	x: number;
	y: number;
	angle: number;
	scale: number;
	opacity: number;
	blur: number;
}

/** Returns the visible state of elements by their ids; all values are of the same moment. */
export function statesOf(page: Page, ids: readonly string[]): Promise<State[]> {
	return page.evaluate(
		(elementIds) =>
			elementIds.map((id) => {
				const element = document.getElementById(id) as HTMLElement;
				const node = element.querySelector(':scope > .elementor-widget-container') ?? element;
				const style = getComputedStyle(node);
				const { a, b, e, f } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
				// The widget's wrapper has the same box, but does not move.
				const { top, height } = element.getBoundingClientRect();
				const way = (innerHeight - top) / (innerHeight + height);
				return {
					percent: 100 * Math.min(1, Math.max(0, way)),
					x: e,
					y: f,
					angle: (Math.atan2(b, a) * 180) / Math.PI,
					scale: Math.hypot(a, b),
					opacity: Number(style.opacity),
					blur: Number(/blur\(([\d.]+)px\)/.exec(style.filter)?.[1] ?? 0),
				};
			}),
		ids,
	);
}

/** Returns the visible state of an element. */
export async function stateOf(page: Page, id: string): Promise<State> {
	const [state] = await statesOf(page, [id]);
	return state as State;
}

/** Scrolls until the upper edge of an element is at a share of the window's height. */
export async function scrollTo(page: Page, id: string, share: number): Promise<void> {
	await page.evaluate(
		([elementId, at]) => {
			const element = document.getElementById(elementId) as HTMLElement;
			window.scrollTo({
				top: element.getBoundingClientRect().top + scrollY - innerHeight * at,
				behavior: 'instant',
			});
		},
		[id, share] as const,
	);
}

/** Returns the expected shift at a percentage for a speed, by the formula in the behaviour facts. */
export const shift = (speed: number) => (p: number) => -(p - 50) * speed;
const rise = (p: number) => Math.min(1, Math.max(0, (p - 20) / 60));
const trapezoid = (p: number) => Math.min(1, p / 20, (100 - p) / 20);

/** For each element of the page `motion-scroll`: the value that it changes, and the formula in the behaviour facts. */
const EFFECTS: [id: string, value: keyof State, expected: (percent: number) => number][] = [
	['up', 'y', shift(4)],
	['down', 'y', shift(-4)],
	['slow', 'y', shift(1.5)],
	['left', 'x', shift(4)],
	['right', 'x', shift(-4)],
	['affected', 'x', (p) => shift(10)(Math.min(60, Math.max(40, p)))],
	['turn-left', 'angle', shift(1)],
	['turn-right', 'angle', shift(-1)],
	['opacity-in', 'opacity', rise],
	['opacity-out', 'opacity', (p) => 1 - rise(p)],
	['opacity-out-in', 'opacity', (p) => 1 - trapezoid(p)],
	['opacity-in-out', 'opacity', trapezoid],
	['blur-in', 'blur', (p) => 7 - 7 * rise(p)],
	['blur-out', 'blur', (p) => 7 * rise(p)],
	['blur-out-in', 'blur', (p) => 7 * trapezoid(p)],
	['blur-in-out', 'blur', (p) => 7 - 7 * trapezoid(p)],
	['scale-in', 'scale', (p) => 1 + 0.4 * rise(p)],
	['scale-out', 'scale', (p) => 1.4 - 0.4 * rise(p)],
	['scale-out-in', 'scale', (p) => 1.4 - 0.4 * trapezoid(p)],
	['scale-in-out', 'scale', (p) => 1 + 0.4 * trapezoid(p)],
];
export const EFFECT_COUNT = EFFECTS.length;

const TOLERANCE: Partial<Record<keyof State, number>> = { x: 1, y: 1, angle: 0.3, blur: 0.1 };

/**
 * Waits until every effect of the page `motion-scroll` that is in the window shows what its formula gives there.
 * @returns the effects that were in the window
 */
export async function expectEffects(page: Page): Promise<string[]> {
	const ids = EFFECTS.map(([id]) => id);
	let inWindow: string[] = [];
	await expect
		.poll(
			async () => {
				const states = await statesOf(page, ids);
				inWindow = ids.filter((_, index) => isInWindow(states[index] as State));
				return EFFECTS.flatMap(([id, value, expected], index) => {
					const state = states[index] as State;
					if (!isInWindow(state)) return [];
					const wanted = expected(state.percent);
					const isRight = Math.abs(state[value] - wanted) < (TOLERANCE[value] ?? 0.02);
					return isRight ? [] : `${id} at ${state.percent} %: ${state[value]}, not ${wanted}`;
				});
			},
			{ intervals: [100, 100, 200], timeout: 20_000 },
		)
		.toEqual([]);
	return inWindow;
}

function isInWindow({ percent }: State): boolean {
	return percent > 0 && percent < 100;
}
