import { computedStyle } from '../../browser/computed-style';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { gsap } from '../gsap';

/**
 * The properties that a shrinking header may change, on itself and on the elements in it. A header that shrinks only by
 * transforms moves nothing in the layout, so browsers count no layout shift.
 */
const PROPERTIES = [
	'height',
	'width',
	'paddingTop',
	'paddingBottom',
	'paddingLeft',
	'paddingRight',
	'rowGap',
	'columnGap',
	'fontSize',
	'letterSpacing',
	'borderRadius',
	'color',
	'backgroundColor',
	'boxShadow',
	'opacity',
	'transform',
] as const;

/** The properties that change no size, so that no other element has to follow. */
const PAINTED: ReadonlySet<string> = new Set([
	'borderRadius',
	'color',
	'backgroundColor',
	'boxShadow',
	'opacity',
	'transform',
]);

/** The value that replaces `none`, because an animation cannot start or end at `none`. */
const UNMOVED = 'matrix(1, 0, 0, 1, 0, 0)';

const { interpolate } = gsap.utils;

const DURATION_S = 0.3;
/** The largest number of nodes that move. A header is small; in a larger element the remaining nodes change at once. */
const MOST_NODES = 120;

type Values = Record<string, string>;

/** The looks of an element and everything in it at one moment. */
type Looks = ReadonlyMap<HTMLElement, Values>;

let isReduced = false;
const running = new Set<Unsubscribe>();
watchReducedMotion((now) => {
	isReduced = now;
	if (now) for (const end of [...running]) end();
});

/**
 * Reads how an element looks before a change, also in the middle of a movement.
 *
 * @param onStep called after each step, with true for the last step; code that depends on the element's size runs then.
 * @returns a function that the caller calls after the change. It moves the element from the former look to the new one,
 *   and returns a function that ends the movement at once and restores every inline style. Undefined for visitors who
 *   want less motion.
 */
export function prepare(
	element: HTMLElement,
	onStep: (isOver: boolean) => void,
): (() => Unsubscribe | undefined) | undefined {
	if (isReduced) return undefined;
	const before = looksOf(element);
	return () => playFrom(before, looksOf(element), onStep);
}

function looksOf(element: HTMLElement): Looks {
	// Elements without a box are omitted: no visitor sees them move, and reading their styles takes the most time.
	const nodes = [element, ...element.querySelectorAll<HTMLElement>(':not(svg *)')]
		.filter((node) => node.getClientRects().length > 0)
		.slice(0, MOST_NODES);
	return new Map(
		nodes.map((node) => {
			const computed = computedStyle(node);
			const values = Object.fromEntries(PROPERTIES.map((name) => [name, computed[name]]));
			if (values.transform === 'none') values.transform = UNMOVED;
			return [node, values];
		}),
	);
}

function playFrom(
	before: Looks,
	now: Looks,
	onStep: (isOver: boolean) => void,
): Unsubscribe | undefined {
	const restore: (() => void)[] = [];
	const moves: ((progress: number) => void)[] = [];
	let isLaidOut = false;
	for (const [node, to] of now) {
		const from = before.get(node);
		const changed = PROPERTIES.filter((name) => canMove(from?.[name], to[name]));
		if (!from || changed.length === 0) continue;
		const { style } = node;
		const own = [...changed, 'minHeight' as const].map((name) => [name, style[name]] as const);
		restore.push(() => {
			for (const [name, value] of own) style[name] = value;
		});
		// A minimum height of the new look would make the element jump to that height.
		if (changed.includes('height')) style.minHeight = '0';
		isLaidOut ||= changed.some((name) => !PAINTED.has(name));
		const ways = changed.map(
			(name) => [name, interpolate(from[name] ?? '', to[name] ?? '')] as const,
		);
		moves.push((progress) => {
			for (const [name, at] of ways) style[name] = at(progress);
		});
	}
	if (moves.length === 0) return undefined;
	// The steps only write and never read: GSAP's own plugin for styles would read the layout of each element.
	const move = (progress: number) => {
		for (const one of moves) one(progress);
	};
	const state = { progress: 0 };
	const tween = gsap.to(state, {
		progress: 1,
		duration: DURATION_S,
		ease: 'power2.out',
		onUpdate() {
			move(state.progress);
			if (isLaidOut) onStep(false);
		},
		onComplete: () => finish(),
	});
	const finish = () => {
		running.delete(finish);
		tween.kill();
		for (const end of restore) end();
		onStep(true);
	};
	move(0);
	running.add(finish);
	return finish;
}

/**
 * Returns true if two values differ and an animation between them is possible: it is not with `auto`, `normal` and
 * `none`.
 */
function canMove(from: string | undefined, to: string | undefined): boolean {
	return from !== to && /\d/.test(from ?? '') && /\d/.test(to ?? '');
}
