import { isRightToLeft } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { indexAfterKey } from '../disclosure/arrow-keys';
import type { Dismissal } from '../disclosure/dismissals';
import { hasModifier } from '../disclosure/press';
import type { MenuPanel } from './menu-panel';

/** An item with a panel; the arrow keys need these parts. */
interface KeyedItem {
	item: HTMLElement;
	panel: MenuPanel;
}

const ITEM = '.menu-item,.e-n-menu-item';
const REACHED = 'a[href],summary,button:not([disabled])';

/**
 * Lets arrow keys move the focus in a menu of links and openers, in addition to Tab. Keys along a bar or a list lead to
 * the neighbours, Home and End to its ends. Keys across it lead into the submenu of an item, which opens, and out of
 * the submenu again.
 *
 * @param axis the direction of the first level; deeper levels are columns
 */
export function walkByKeys(
	root: HTMLElement,
	items: readonly KeyedItem[],
	axis: 'inline' | 'block',
): Unsubscribe {
	const panels = new Set(items.map(({ panel }) => panel.panel));
	const onKey = (event: KeyboardEvent) => {
		const { target, key } = event;
		if (!(target instanceof HTMLElement) || event.defaultPrevented || hasModifier(event)) return;
		const item = target.closest<HTMLElement>(ITEM);
		// A panel that is no list of the menu may contain elements that use the keys themselves.
		if (!item || !root.contains(item) || !stopsOf(item).includes(target)) return;
		const next = nextOf(key, target, item);
		if (!next) return;
		event.preventDefault();
		next.focus();
	};

	function nextOf(key: string, target: HTMLElement, item: HTMLElement): HTMLElement | undefined {
		const list = item.parentElement as HTMLElement;
		const above = items.find(({ panel }) => panel.panel === list);
		const along = above ? 'block' : axis;
		const isReversed = isRightToLeft(list);
		const forward = along === 'inline' ? 'ArrowDown' : isReversed ? 'ArrowLeft' : 'ArrowRight';
		const back = along === 'inline' ? 'ArrowUp' : isReversed ? 'ArrowRight' : 'ArrowLeft';
		const own = items.find((one) => one.item === item);
		if (key === forward && own) {
			own.panel.set(true, 'focus');
			return reachedIn(own.panel.panel)[0];
		}
		if (key === back && above) {
			above.panel.set(false, 'focus');
			return above.panel.trigger;
		}
		// The focus leaves the first list below a bar in the direction from which it came.
		const stops = [...list.children].flatMap((one) => stopsOf(one as HTMLElement));
		const isFirst = stops[0] === target;
		if (key === 'ArrowUp' && above && isFirst) return above.panel.trigger;
		const index = indexAfterKey(key, stops.indexOf(target), stops.length, along, isReversed);
		return index === undefined ? undefined : stops[index];
	}

	/** The links and openers of an item itself, in their order. */
	function stopsOf(item: HTMLElement): HTMLElement[] {
		const own = [...item.children].filter((part) => !panels.has(part as HTMLElement));
		return own.flatMap((part) => (part.matches(REACHED) ? [part as HTMLElement] : reachedIn(part)));
	}

	root.addEventListener('keydown', onKey);
	return () => root.removeEventListener('keydown', onKey);
}

/**
 * Closes the panels that a visitor dismisses: all of them, or with Escape the innermost panel that has the focus; its
 * opener then gets the focus. A panel that a pointer has opened while another element has the focus closes as well.
 */
export function closeOutside(items: readonly KeyedItem[], how: Dismissal): void {
	const open = items.filter(({ panel }) => panel.isOpen());
	const focused = document.activeElement;
	const around = open.filter(({ item }) => item.contains(focused));
	const innermost = around.findLast(({ item }) => item.contains(focused));
	if (how === 'escape' && innermost) {
		innermost.panel.set(false, 'escape');
		innermost.panel.trigger.focus();
		return;
	}
	for (const { panel } of open) panel.set(false, how);
}

function reachedIn(root: Element): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(REACHED)];
}
