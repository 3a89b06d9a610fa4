import { gsap } from 'gsap';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * What a header that shrinks may change, of itself and of what is in it. One that does it by transforms alone moves
 * nothing that is laid out, which browsers count as a shift.
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

/** What stands for `none`, so that there is a way to it. */
const UNMOVED = 'matrix(1, 0, 0, 1, 0, 0)';
/** What adds to a transform; GSAP switches it off while it moves one. */
const BESIDE_TRANSFORM = ['translate', 'rotate', 'scale'] as const;

const DURATION_S = 0.3;
/** A header is small; what holds more than this changes without its smallest parts. */
const MOST_NODES = 120;

type Values = Record<string, string>;

/** How an element and everything in it looks at one moment. */
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
 * @param onStep after each step, with whether it was the last: what depends on the element's size follows.
 * @returns call it after the change: it moves the element from the former look to the new one, and gives what
 * ends the movement at once, after which every inline style is as it was. Undefined for visitors who asked for
 * less motion.
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
	const nodes = [element, ...element.querySelectorAll<HTMLElement>('*')].slice(0, MOST_NODES);
	return new Map(
		nodes.map((node) => {
			const computed = getComputedStyle(node);
			const values = Object.fromEntries(PROPERTIES.map((name) => [name, computed[name]]));
			if (values.transform === 'none') values.transform = UNMOVED;
			if (isMovedOtherwise(node, computed)) values.transform = '';
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
	const timeline = gsap.timeline({
		defaults: { duration: DURATION_S, ease: 'power2.out' },
		onUpdate: () => onStep(false),
		onComplete: () => finish(),
	});
	const finish = () => {
		running.delete(finish);
		timeline.kill();
		for (const end of restore.splice(0)) end();
		onStep(true);
	};
	for (const [node, to] of now) {
		const from = before.get(node);
		const changed = PROPERTIES.filter((name) => canMove(from?.[name], to[name]));
		if (!from || changed.length === 0) continue;
		const written = [...changed, 'minHeight', ...BESIDE_TRANSFORM] as const;
		const own = written.map((name) => [name, node.style[name]] as const);
		restore.push(() => {
			// GSAP keeps what it has read of a transform, for the next time.
			if (changed.includes('transform')) gsap.set(node, { clearProps: 'transform' });
			for (const [name, value] of own) node.style[name] = value;
		});
		// A smallest height of the look to come would let it jump there.
		if (changed.includes('height')) node.style.minHeight = '0';
		const pick = (values: Values) =>
			Object.fromEntries(changed.map((name) => [name, values[name]]));
		timeline.fromTo(node, pick(from), pick(to), 0);
	}
	if (restore.length === 0) return undefined;
	running.add(finish);
	return finish;
}

/** Parts of a drawing have their transform in an attribute, and two ways of moving are not to be told apart. */
function isMovedOtherwise(node: Element, computed: CSSStyleDeclaration): boolean {
	return node.matches('svg *') || BESIDE_TRANSFORM.some((name) => computed[name] !== 'none');
}

/** Whether two values differ and there is a way between them: `auto`, `normal` and `none` have none. */
function canMove(from: string | undefined, to: string | undefined): boolean {
	return from !== to && /\d/.test(from ?? '') && /\d/.test(to ?? '');
}
