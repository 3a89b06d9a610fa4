import type { Unsubscribe } from '../../browser/unsubscribe';
import { concealPanel, revealPanel } from './conceal';
import type { PanelMotion } from './play-panel';
import { watchPress } from './press';
import { createToggle, type Toggle } from './toggle';

/** Something that shows and hides something else: a button and its panel, a summary and its details. */
export interface Disclosure extends Toggle {
	readonly trigger: HTMLElement;
	readonly panel: HTMLElement;
	/** Removes the listeners, stops a running animation, and leaves everything else unchanged. */
	end: Unsubscribe;
}

/** The options that make a disclosure of two elements. */
export interface DisclosureOptions {
	trigger: HTMLElement;
	panel: HTMLElement;
	/** The first state; the disclosure updates the markup without an animation. */
	isOpen: boolean;
	motion: PanelMotion;
	/** The class that trigger and panel have while the panel is open, for the sheets of the builder. */
	openClass?: string;
	/** The `display` of an open panel, if another sheet sets `none`. */
	display?: string;
	/** True if a press on the trigger toggles it; true by default. */
	togglesOnPress?: boolean;
}

/**
 * Makes a trigger open and close a panel, by the disclosure pattern of the ARIA Authoring Practices (APG): the trigger
 * has `aria-expanded`, and nothing in a closed panel can be reached. The browser's search finds text in a closed panel,
 * and opens it.
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
