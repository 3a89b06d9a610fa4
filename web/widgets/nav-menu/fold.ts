import { INTERFACE_ANIMATION_MS } from '../../../domain/interface-animation';
import { watchResize } from '../../browser/resize';
import { watchScroll } from '../../browser/scroll';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import { openOnFirstTap } from '../../ui/menu/first-tap';
import { closeOutside, walkByKeys } from '../../ui/menu/keys';
import { createMenuPanel, type MenuPanel } from '../../ui/menu/menu-panel';
import { type Submenu, takeSubmenus } from './submenus';

/** The specification's quiet time after a scroll before the height is measured again. */
const SCROLL_DEBOUNCE_MS = 250;

const SLIDE = { kind: 'slide', durationMs: INTERFACE_ANIMATION_MS.fast } as const;

/**
 * The menu behind its button: submenus slide open in their place, any number of them. Escape inside closes the
 * innermost, then the menu; so do a press beside it and the focus that leaves.
 *
 * @param isStretched whether the panel is as wide as the page; it then closes when one of its last links is followed
 */
export function attachFold(
	element: HTMLElement,
	folded: HTMLElement,
	isStretched: boolean,
): Unsubscribe {
	const { submenus, end } = takeSubmenus(folded, SLIDE);
	const stops: Unsubscribe[] = submenus.flatMap(({ link, panel }) =>
		link ? [openOnFirstTap(link, panel, true)] : [],
	);
	stops.push(end, walkByKeys(folded, submenus, 'block'));
	const opener = element.querySelector<HTMLElement>('.elementor-nav-menu__fold, div.elementor-menu-toggle');
	const stopToggle = opener && attachToggle(element, opener, folded, submenus, isStretched);
	return () => {
		stopToggle?.();
		for (const stop of stops) stop();
	};
}

function attachToggle(
	element: HTMLElement,
	opener: HTMLElement,
	folded: HTMLElement,
	submenus: readonly Submenu[],
	isStretched: boolean,
): Unsubscribe {
	const isOurs = opener instanceof HTMLDetailsElement;
	const links = [...folded.querySelectorAll<HTMLAnchorElement>('a')];
	const whole: { item: HTMLElement; panel: MenuPanel } = {
		item: element,
		panel: createMenuPanel(opener, folded, {
			motion: isOurs ? SLIDE : { kind: 'none', durationMs: 0 },
			onChange: (isOpen) => {
				if (!isOurs) markStock(opener, folded, links, isOpen);
				if (isOpen) fit();
			},
		}),
	};
	const { panel } = whole;

	function fit(): void {
		if (isStretched) stretch(folded);
		const { top } = folded.getBoundingClientRect();
		const isStuck = !!element.closest('.elementor-sticky--active');
		const height = isStuck ? `${Math.floor(viewportHeight() - top)}px` : '1000vmax';
		folded.style.setProperty('--menu-height', height);
	}
	const fitOpen = () => panel.isOpen() && fit();
	let cancel: Unsubscribe = () => {};
	const stopScroll = watchScroll(() => {
		cancel();
		cancel = after(SCROLL_DEBOUNCE_MS, fitOpen);
	});
	const stopResize = watchResize(SCROLL_DEBOUNCE_MS, fitOpen);
	const onClick = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest('a[href]');
		if (!link || event.defaultPrevented) return;
		// What it leads to on this page would lie behind it.
		if (isStretched || link.getAttribute('href')?.includes('#')) panel.set(false, 'press');
	};
	folded.addEventListener('click', onClick);
	const stopDismissals = watchDismissals(
		{ isOpen: panel.isOpen, parts: () => [opener, folded], by: ['escape', 'outside', 'focus-out'] },
		(how) => {
			if (how === 'escape') closeOutside([whole, ...submenus], how);
			else panel.set(false, how);
		},
	);
	if (panel.isOpen()) fit();
	return () => {
		cancel();
		stopScroll();
		stopResize();
		stopDismissals();
		folded.removeEventListener('click', onClick);
		for (const name of ['--menu-height', '--menu-start', '--menu-width']) {
			folded.style.removeProperty(name);
		}
		panel.end();
	};
}

/** What the builder's sheet knows an open menu by, and what keeps the keys out of a closed one. */
function markStock(
	toggle: HTMLElement,
	folded: HTMLElement,
	links: readonly HTMLAnchorElement[],
	isOpen: boolean,
): void {
	toggle.classList.toggle('elementor-active', isOpen);
	folded.setAttribute('aria-hidden', String(!isOpen));
	for (const link of links) link.tabIndex = isOpen ? 0 : -1;
}

/** Makes a panel as wide as the page, wherever its menu stands. */
function stretch(folded: HTMLElement): void {
	const around = folded.offsetParent ?? document.body;
	const { left, right } = around.getBoundingClientRect();
	const width = document.documentElement.clientWidth;
	const isReversed = getDirection(folded);
	folded.style.setProperty('--menu-start', `${isReversed ? right - width : -left}px`);
	folded.style.setProperty('--menu-width', `${width}px`);
}
