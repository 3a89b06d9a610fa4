import { isEntranceAnimation } from '@outrigger/rules/motion/entrance-animations';
import type { InferOutput } from 'valibot';
import { whenPlayer } from '../../behaviours/entrance/player';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { watchPress } from '../../ui/disclosure/press';
import { FOLD_MOTION } from '../../ui/menu/folded-menu';
import { createMenuPanel, type MenuPanel } from '../../ui/menu/menu-panel';
import { MENU_FADE_MS } from '../../ui/menu/open-on-hover';
import type { MegaMenuBrowserSettings } from './browser-settings';

/** An item with a panel. */
export interface MegaItem {
	item: HTMLElement;
	/** The link of the title; null if the title is only the name of its panel. */
	link: HTMLAnchorElement | null;
	panel: MenuPanel;
	siblings: () => readonly MegaItem[];
}

/**
 * Makes the panels of a menu open and close, in our markup or the builder's own. In the builder's markup a title
 * without a link is no control: only its button is a control, and a press on the title counts as a press on the button.
 */
export function takeItems(
	menu: HTMLElement,
	settings: InferOutput<typeof MegaMenuBrowserSettings>,
	isFolded: () => boolean,
): { items: readonly MegaItem[]; end: Unsubscribe } {
	const items: MegaItem[] = [];
	const stops: Unsubscribe[] = [];
	for (const item of menu.querySelectorAll<HTMLElement>('.e-n-menu-item')) {
		const content = item.querySelector<HTMLElement>(':scope > .e-n-menu-content');
		const opener =
			item.querySelector<HTMLElement>(':scope > .e-n-menu-title > .e-menu-opener') ??
			item.querySelector<HTMLElement>(':scope > .e-n-menu-title > button.e-n-menu-dropdown-icon');
		// A menu inside a panel handles its items itself.
		if (!content || !opener || item.closest('.e-n-menu') !== menu) continue;
		const isOurs = opener instanceof HTMLDetailsElement;
		let stopEntrance: Unsubscribe = () => {};
		const panel = createMenuPanel(opener, content, {
			motion: isOurs ? motionOf(isFolded) : { kind: 'none', durationMs: 0 },
			onChange(isOpen) {
				if (!isOurs) markStock(item, content, isOpen);
				stopEntrance();
				if (isOpen && !isFolded()) stopEntrance = enter(content, settings);
			},
		});
		const title = item.querySelector<HTMLElement>(
			':scope > .e-n-menu-title > .e-n-menu-title-container',
		);
		const link = title instanceof HTMLAnchorElement && title.href ? title : null;
		items.push({ item, link, panel, siblings: () => items });
		if (!isOurs && title && !link) {
			// Where a press opens the panels, the builder marks the whole title, which fills the row of a folded menu.
			const pressed = title.closest<HTMLElement>('.e-n-menu-title.e-click') ?? title;
			stops.push(
				watchPress(pressed, ({ target }) => {
					if (!opener.contains(target as Node)) panel.set(!panel.isOpen(), 'press');
				}),
			);
		}
		stops.push(() => {
			stopEntrance();
			panel.end();
		});
	}
	return {
		items,
		end: () => {
			for (const stop of stops) stop();
		},
	};
}

/** In the bar a panel opens with its entrance and fades when it closes; in a folded menu it slides. */
function motionOf(isFolded: () => boolean) {
	return {
		get kind() {
			return isFolded() ? FOLD_MOTION.kind : ('fade' as const);
		},
		get durationMs() {
			return isFolded() ? FOLD_MOTION.durationMs : MENU_FADE_MS;
		},
	};
}

/**
 * Plays the entrance that an editor chose, if the code that plays entrances has already loaded; the panel does not wait
 * for that code.
 */
function enter(
	content: HTMLElement,
	{ open_animation, open_animation_duration }: InferOutput<typeof MegaMenuBrowserSettings>,
): Unsubscribe {
	if (!isEntranceAnimation(open_animation)) return () => {};
	let cancel: Unsubscribe = () => {};
	const stop = whenPlayer((player) => {
		const seconds = open_animation_duration / 1000;
		cancel = player?.playEntrance(content, open_animation, { seconds }).cancel ?? cancel;
	});
	return () => {
		stop();
		cancel();
	};
}

/** Sets the classes that mark an open panel in the builder's sheet. */
function markStock(item: HTMLElement, content: HTMLElement, isOpen: boolean): void {
	for (const part of [content, ...content.children]) part.classList.toggle('e-active', isOpen);
	item.querySelector('.e-n-menu-title')?.classList.toggle('e-current', isOpen);
}
