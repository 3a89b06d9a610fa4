import type { Unsubscribe } from '../../browser/unsubscribe';
import type { PanelMotion } from '../disclosure/play-panel';
import { watchPress } from '../disclosure/press';
import { createToggle, type Toggle } from '../disclosure/toggle';

/** A panel of a menu and its opener. */
export interface MenuPanel extends Toggle {
	/** Its summary or button. */
	readonly trigger: HTMLElement;
	readonly panel: HTMLElement;
	/** Removes the listeners and leaves the panel in its present state. */
	end: Unsubscribe;
}

/** The options by which a panel is shown. */
export interface MenuPanelOptions {
	/** The animation of the panel. A panel that fades does so only at its closing; it opens at once. */
	motion: PanelMotion;
	/** Writes the state to the builder's markup as soon as it changes. */
	onChange?: (isOpen: boolean) => void;
	/** The `display` of a panel, if another sheet hides it. */
	display?: string;
}

/**
 * Takes over an opener and the panel that follows it. The opener shows the state (`open` of a `<details>`,
 * `aria-expanded` of any other element); `data-state="closing"` keeps the panel visible during its closing animation.
 * The browser closes other elements of a group by `name` without an animation, so the function removes the name and
 * restores it at the end.
 *
 * @param opener the `<details>`, or the button itself
 */
export function createMenuPanel(
	opener: HTMLElement,
	panel: HTMLElement,
	{ motion, onChange, display }: MenuPanelOptions,
): MenuPanel {
	const details = opener instanceof HTMLDetailsElement ? opener : null;
	const trigger = details?.querySelector<HTMLElement>('summary') ?? opener;
	const name = details?.getAttribute('name') ?? null;
	details?.removeAttribute('name');
	let isComing = false;
	const toggle = createToggle({
		panel,
		isOpen: details ? details.open : opener.getAttribute('aria-expanded') === 'true',
		motion: {
			get kind() {
				return isComing && motion.kind === 'fade' ? 'none' : motion.kind;
			},
			get durationMs() {
				return motion.durationMs;
			},
		},
		begin(isOpen) {
			isComing = isOpen;
			if (details) details.open = isOpen;
			else trigger.setAttribute('aria-expanded', String(isOpen));
			if (isOpen) delete panel.dataset.state;
			else panel.dataset.state = 'closing';
			if (display) panel.style.display = display;
			onChange?.(isOpen);
		},
		rest(isOpen) {
			delete panel.dataset.state;
			if (display && !isOpen) panel.style.display = '';
		},
	});
	const stopPress = watchPress(trigger, (event) => {
		event.preventDefault();
		toggle.set(!toggle.isOpen(), 'press');
	});
	return {
		...toggle,
		trigger,
		panel,
		end() {
			toggle.finish();
			stopPress();
			if (name !== null) details?.setAttribute('name', name);
			if (!panel.getAttribute('style')) panel.removeAttribute('style');
		},
	};
}
