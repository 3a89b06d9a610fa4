import { INTERFACE_ANIMATION_MS } from '@outrigger/rules/motion/interface-animation';
import { watchResize } from '../../browser/resize';
import { watchScroll } from '../../browser/scroll';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';
import { watchDismissals } from '../disclosure/dismissals';
import { watchFollowedLinks } from './followed-links';
import { closeOutside } from './keys';
import { createMenuPanel, type MenuPanel } from './menu-panel';
import { STOCK_STRETCH, STRETCH, stretch, unstretch } from './stretch';

/**
 * The time without scrolling after which the available space is measured again, in milliseconds, from the
 * specification.
 */
const SCROLL_DEBOUNCE_MS = 250;

/** The property by which the builder's script puts a stretched panel below its button. */
const STOCK_TOP = 'inset-block-start';

/** The sliding animation of folded parts, in milliseconds. */
export const FOLD_MOTION = { kind: 'slide', durationMs: INTERFACE_ANIMATION_MS.fast } as const;

/** A menu behind its button. */
export interface FoldedMenuOptions {
	/** The widget. */
	element: HTMLElement;
	/** The menu's `<details>`, or the builder's button. */
	opener: HTMLElement;
	panel: HTMLElement;
	/** The panels that open inside the menu: Escape closes the innermost panel first. */
	inner: readonly { item: HTMLElement; panel: MenuPanel }[];
	/** True if the menu is as wide as the page; then it closes when a visitor follows any of its links. */
	isStretched: boolean;
	/** Writes the state to the builder's own markup. */
	onStockChange: (isOpen: boolean) => void;
	/** Returns true if the menu is folded now; if it is not, none of this applies. */
	isFolded?: () => boolean;
}

/**
 * Opens and closes the whole of a folded menu: it reacts to its button, to Escape inside it, to a press beside it, to
 * the loss of the focus, and to a press on one of its links. In a sticky bar it is no taller than the rest of the
 * window.
 */
export function attachFoldedMenu({
	element,
	opener,
	panel,
	inner,
	isStretched,
	onStockChange,
	isFolded = () => true,
}: FoldedMenuOptions): Unsubscribe {
	const isOurs = opener instanceof HTMLDetailsElement;
	const measure = () => {
		if (isStretched) stretch(panel, isOurs ? STRETCH : STOCK_STRETCH);
		// The builder's sheet leaves a stretched panel in its static place, which may cover the button.
		if (isStretched && !isOurs) panel.style.setProperty(STOCK_TOP, `${opener.offsetHeight}px`);
		const room = Math.floor(viewportHeight() - panel.getBoundingClientRect().top);
		const isStuck = element.closest('.elementor-sticky--active') !== null;
		panel.style.setProperty('--menu-height', isStuck ? `${Math.max(room, 0)}px` : '1000vmax');
	};
	const whole = createMenuPanel(opener, panel, {
		motion: isOurs ? FOLD_MOTION : { kind: 'none', durationMs: 0 },
		onChange(isOpen) {
			if (!isOurs) onStockChange(isOpen);
			if (isOpen) measure();
		},
	});
	const measureOpen = () => whole.isOpen() && measure();
	let cancel: Unsubscribe = () => {};
	const stopScroll = watchScroll(() => {
		cancel();
		cancel = after(SCROLL_DEBOUNCE_MS, measureOpen);
	});
	const stopResize = watchResize(SCROLL_DEBOUNCE_MS, measureOpen);
	const stopLinks = watchFollowedLinks(
		panel,
		isStretched,
		() => isFolded() && whole.set(false, 'press'),
	);
	const stopDismissals = watchDismissals(
		{
			isOpen: () => whole.isOpen() && isFolded(),
			parts: () => [opener, panel],
			by: ['escape', 'outside', 'focus-out'],
		},
		(how) => {
			if (how === 'escape') closeOutside([{ item: element, panel: whole }, ...inner], how);
			else whole.set(false, how);
		},
	);
	if (whole.isOpen()) measure();
	return () => {
		cancel();
		stopScroll();
		stopResize();
		stopDismissals();
		stopLinks();
		for (const property of ['--menu-height', STOCK_TOP]) panel.style.removeProperty(property);
		unstretch(panel);
		whole.end();
	};
}
