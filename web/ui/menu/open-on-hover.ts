import { isHeadingInto, type Point } from '@outrigger/rules/layout/safe-triangle';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { MenuPanel } from './menu-panel';

/** The delays of menus from the specification, in milliseconds. */
const MENU_SHOW_DELAY_MS = 250;
const MENU_HIDE_DELAY_MS = 500;
/** The duration of the fade when a panel closes, in milliseconds; a panel opens at once. */
export const MENU_FADE_MS = 200;

/** An item with a panel that a pointer opens. */
export interface HoveredItem {
	/** The element that contains the link, the opener and the panel. */
	item: HTMLElement;
	panel: MenuPanel;
	/** The other items of the same list: only one item is open at a time. */
	siblings: () => readonly HoveredItem[];
}

/**
 * Opens panels under a pointer that rests on their items, and closes them after it has left, each after its delay. If
 * the pointer moves towards an open panel, it may cross a neighbour at any speed. A finger does not hover. A panel with
 * the keyboard's focus stays open.
 *
 * @param isOff returns true if pointers open nothing now
 */
export function openOnHover(
	items: readonly HoveredItem[],
	isOff: () => boolean = () => false,
): Unsubscribe {
	const ended = new AbortController();
	const { signal } = ended;
	const waits = new Map<HoveredItem, Unsubscribe>();
	let place: Point = { x: 0, y: 0 };

	const cancel = (one: HoveredItem) => {
		waits.get(one)?.();
		waits.delete(one);
	};
	/** Acts after a delay. If the pointer is then moving towards one of these panels, it acts later. */
	const wait = (
		one: HoveredItem,
		delayMs: number,
		goals: () => readonly HoveredItem[],
		act: () => void,
	) => {
		cancel(one);
		const from = place;
		const stop = after(delayMs, () => {
			waits.delete(one);
			const isOnItsWay = goals().some(({ panel }) =>
				isHeadingInto(panel.panel.getBoundingClientRect(), from, place),
			);
			if (isOnItsWay) wait(one, delayMs, goals, act);
			else act();
		});
		waits.set(one, stop);
	};
	const isHover = (event: PointerEvent) => event.pointerType !== 'touch' && !isOff();

	for (const one of items) {
		const { item, panel, siblings } = one;
		const others = () => siblings().filter((other) => other !== one && other.panel.isOpen());
		const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
			place = { x, y };
		};
		const onEnter = (event: PointerEvent) => {
			onMove(event);
			cancel(one);
			if (!isHover(event) || panel.isOpen()) return;
			wait(one, MENU_SHOW_DELAY_MS, others, () => {
				for (const other of others()) other.panel.set(false, 'group');
				panel.set(true, 'hover');
			});
		};
		const onLeave = (event: PointerEvent) => {
			onMove(event);
			cancel(one);
			if (!isHover(event) || !panel.isOpen()) return;
			wait(
				one,
				MENU_HIDE_DELAY_MS,
				() => [one],
				() => {
					if (!item.querySelector(':focus-visible')) panel.set(false, 'hover');
				},
			);
		};
		item.addEventListener('pointermove', onMove, { signal, passive: true });
		item.addEventListener('pointerenter', onEnter, { signal });
		item.addEventListener('pointerleave', onLeave, { signal });
	}
	return () => {
		ended.abort();
		for (const one of [...waits.keys()]) cancel(one);
	};
}
