import type { Unsubscribe } from '../../browser/unsubscribe';
import { concealPanel, revealPanel } from './conceal';
import type { PanelMotion } from './play-panel';
import { watchPress } from './press';
import { createToggle, type Toggle } from './toggle';

/** Something that shows and hides something else: a button and its panel, a summary and its details. */
export interface Disclosure extends Toggle {
	readonly trigger: HTMLElement;
	readonly panel: HTMLElement;
	/** Removes the listeners, ends a running movement, and leaves the rest unchanged. */
	end: Unsubscribe;
}

/** The options that make a disclosure of two elements. */
export interface DisclosureOptions {
	trigger: HTMLElement;
	panel: HTMLElement;
	/** The first state; the disclosure brings the markup in line without a movement. */
	isOpen: boolean;
	motion: PanelMotion;
	/** Marks both while it is open, for the sheets of the builder. */
	openClass?: string;
	/** The `display` of an open panel, if a foreign sheet sets `none`. */
	display?: string;
	/** True if a press on the trigger toggles it; true by default. */
	togglesOnPress?: boolean;
}

/**
 * Makes a trigger open and close a panel, after the APG's disclosure pattern: `aria-expanded` on the trigger, a closed
 * panel out of reach. The browser's search finds text in a closed panel, and opens it.
 */
export function createDisclosure(options: DisclosureOptions): Disclosure {
	const { trigger, panel, isOpen, motion, openClass, display, togglesOnPress = true } = options;
	const begin = (nowOpen: boolean) => {
		trigger.setAttribute('aria-expanded', String(nowOpen));
		if (openClass) {
			for (const part of [trigger, panel]) part.classList.toggle(openClass, nowOpen);
		}
		revealPanel(panel, display);
	};
	const rest = (nowOpen: boolean) => {
		if (!nowOpen) concealPanel(panel);
	};
	const toggle = createToggle({ panel, isOpen, motion, begin, rest });
	const onMatch = () => toggle.set(true, 'find');
	begin(isOpen);
	rest(isOpen);
	panel.addEventListener('beforematch', onMatch);
	const stopPress = togglesOnPress
		? watchPress(trigger, (event) => {
				event.preventDefault();
				toggle.set(!toggle.isOpen(), 'press');
			})
		: () => {};
	return {
		...toggle,
		trigger,
		panel,
		end() {
			toggle.finish();
			stopPress();
			panel.removeEventListener('beforematch', onMatch);
		},
	};
}
