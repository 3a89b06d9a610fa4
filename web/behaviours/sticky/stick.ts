import { watchBoxSizes } from '../../browser/box-sizes';
import { computedStyle } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportTop, viewportWidth } from '../../browser/viewport';
import type { Exit } from './exit';
import type { Look } from './look';
import type { Cover } from './scroll-room';
import { watchMarks } from './sentinels';
import { surroundingsOf } from './surroundings';

const BASE = 'elementor-sticky';
const STUCK = ['elementor-sticky--active', 'elementor-section--handles-inside'];
const EFFECTS = 'elementor-sticky--effects';

/**
 * Maintains one element's classes, events and place while it sticks on one device. The sheet has made the element
 * sticky. This function finds the moments at which it sticks, takes it out of the flow if its parent ends before the
 * page, and keeps the flow unchanged when the element shrinks.
 *
 * @param offset the distance at which the element sticks, in CSS pixels from its edge, WordPress's admin bar included.
 * @param effectsOffset the further scroll distance after which the effects begin, in CSS pixels.
 * @param anchorOffset the distance from the top at which the anchors after the element come to rest, in CSS pixels; 0
 *   sets none.
 * @param staysInParent true if the end of the parent takes the element away.
 */
export function stick(
	element: HTMLElement,
	side: 'top' | 'bottom',
	offset: number,
	effectsOffset: number,
	anchorOffset: number,
	staysInParent: boolean,
): Unsubscribe {
	const { style, classList } = element;
	const isTop = side === 'top';
	const surroundings = surroundingsOf(element);
	const { scroller, limit, hiding, carrier } = surroundings;
	const mayLeaveFlow = !staysInParent && limit && (!scroller || scroller === document.body);
	/**
	 * The margin that replaces the room that the element gives up when it shrinks; it is on the side away from the edge
	 * to which the element sticks.
	 */
	const slack = isTop ? 'marginBottom' : 'marginTop';
	let hasEffects = false;
	let isHidden = false;
	let restHeight = 0;
	let exit: Exit | undefined;
	let look: Look | undefined;
	let room: typeof import('./stuck-header') | undefined;
	let isOver = false;

	classList.add(BASE);
	const cover: Cover = {
		element,
		root: scroller ?? document.documentElement,
		side,
		reach: 0,
		anchorOffset,
		isStuck: false,
		column: mayLeaveFlow ? null : limit,
	};
	const marks = watchMarks(2, scroller, side, `-${offset}px`, update);

	function update(isPast: boolean, isFurther: boolean): void {
		const wasStuck = cover.isStuck;
		if (isPast === wasStuck && isFurther === hasEffects) return;
		const change = () => {
			if (!wasStuck && !hasEffects) restHeight = pixelsOf(element, 'height');
			cover.isStuck = isPast;
			hasEffects = isFurther;
			for (const name of STUCK) classList.toggle(name, isPast);
			classList.toggle(EFFECTS, isFurther);
			keepFlow();
		};
		still(() => (look ? look.change(change) : change()));
		room?.updateRoom(cover);
		if (isPast !== wasStuck) tell(isPast ? 'stick' : 'unstick');
	}

	function tell(event: string): void {
		element.dispatchEvent(new CustomEvent(`sticky:${event}`, { bubbles: true }));
	}

	/** Runs a change during which the browser must not scroll to keep the visible content in place. */
	function still(work: () => void): void {
		const box = scroller ?? document.body;
		box.style.overflowAnchor = 'none';
		work();
		box.getBoundingClientRect();
		if (!look?.isMoving()) box.style.overflowAnchor = '';
	}

	function keepFlow(mayLeave = true): void {
		style[slack] = '';
		if (exit?.keep(mayLeave && cover.isStuck, restHeight)) return;
		const isAtRest = !cover.isStuck && !hasEffects && !look?.isMoving();
		const given = isAtRest ? 0 : restHeight - pixelsOf(element, 'height');
		if (given) style[slack] = `${pixelsOf(element, slack) + given}px`;
	}

	/** Puts the marks at the element's place in the flow. It reads layout, and no scroll calls it. */
	function measure(): void {
		// The element's width comes from its place in the flow, which may have changed.
		keepFlow(false);
		style.setProperty('position', 'static', 'important');
		const { offsetHeight, offsetWidth } = element;
		let { offsetTop } = element;
		let host = element.offsetParent as HTMLElement | null;
		// A sticky element depends on the layout, so its marker must not be in a box that effects move.
		while (host && carrier?.contains(host)) {
			offsetTop += host.offsetTop + host.clientTop;
			host = host.offsetParent as HTMLElement | null;
		}
		style.removeProperty('position');
		isHidden = !host;
		if (!host) return;
		cover.reach = offsetWidth * 2 > viewportWidth() ? offset + offsetHeight : 0;
		room?.updateRoom(cover);
		const hostTop = marks.place(host, [0, 0]);
		const rootTop = scroller
			? scroller.getBoundingClientRect().top - scroller.scrollTop
			: -viewportTop();
		const way = isTop ? 1 : -1;
		// A mark that is exactly at the line is not yet beyond it.
		const at = (isTop ? offsetTop : offsetTop + offsetHeight) - way;
		// Before the visitor scrolls the page, no mark is beyond its top.
		const first = isTop ? offset + rootTop - hostTop : -Infinity;
		marks.place(
			host,
			[at, at + way * effectsOffset].map((top) => Math.max(top, first)),
		);
		exit?.measure(host, hostTop);
		keepFlow();
	}

	const onSize = () => {
		if (cover.reach) cover.reach = offset + element.offsetHeight;
		room?.updateRoom(cover);
		if (isHidden) still(measure);
	};
	const { body } = document;
	const stopSizes = watchBoxSizes([element], onSize, 'border-box');
	const stopAround = watchBoxSizes([element.parentElement ?? body, limit ?? body], () => {
		onSize();
		still(measure);
	});

	still(measure);
	const ends: Unsubscribe[] = [];
	/**
	 * Fetches a module and uses it. If the module comes too late, it is not used; if it cannot be fetched, the element
	 * works without it.
	 */
	const fetch = <Module>(module: Promise<Module>, use: (module: Module) => Unsubscribe) =>
		module.then(
			(it) => isOver || ends.push(use(it)),
			() => {},
		);
	// Without this module the end of the parent takes the element away.
	if (mayLeaveFlow) {
		fetch(import('./stuck-header'), ({ watchExit }) => {
			exit = watchExit(element, side, offset, surroundings, watchMarks, () =>
				still(() => {
					look?.settle();
					keepFlow();
				}),
			);
			still(measure);
			return exit.remove;
		});
	}
	// Without this module the element has the class of a stuck element, but scrolls with the page.
	if (hiding.length > 0) {
		fetch(import('./stuck-header'), ({ clipBoxes }) => {
			const release = clipBoxes(hiding);
			still(measure);
			return release;
		});
	}
	// Without this module every change of the look is immediate.
	fetch(import('./stuck-header'), ({ watchLook }) => {
		look = watchLook(element, () => still(keepFlow));
		return look.stop;
	});
	// Without this module the sheet's estimate keeps anchors and focus clear of headers.
	fetch(import('./stuck-header'), (module) => {
		room = module;
		return module.joinRoom(cover);
	});

	return () => {
		isOver = true;
		stopSizes();
		stopAround();
		marks.remove();
		for (const end of ends) end();
		style[slack] = '';
		classList.remove(BASE, EFFECTS, ...STUCK);
		if (cover.isStuck) tell('unstick');
		if (!element.getAttribute('style')) element.removeAttribute('style');
	};
}

/**
 * Returns a computed length in pixels, with fractions; `height` is the height of the border box, without transforms.
 */
function pixelsOf(element: HTMLElement, name: 'height' | 'marginTop' | 'marginBottom'): number {
	return Number.parseFloat(computedStyle(element)[name]) || 0;
}
