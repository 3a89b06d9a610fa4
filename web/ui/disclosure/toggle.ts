import type { Unsubscribe } from '../../browser/unsubscribe';
import { type PanelMotion, playPanel } from './play-panel';

/** The reason for an opening or closing. */
export type ToggleReason =
	| 'press'
	| 'hover'
	| 'focus'
	| 'escape'
	| 'outside'
	| 'focus-out'
	/** A link or the address names an element inside the panel. */
	| 'hash'
	/** The browser has opened or closed the panel: its search has found something inside. */
	| 'find'
	/** Another panel of the same group opens. */
	| 'group'
	/** A script or an action of a link opens or closes the panel. */
	| 'action';

/** Called after a change has begun. */
export type OnToggle = (isOpen: boolean, reason: ToggleReason) => void;

/** The state of a panel that opens and closes. */
export interface Toggle {
	/** Returns true if the panel is open, or is opening now. */
	isOpen: () => boolean;
	/** Opens or closes the panel; has no effect if the panel is already in that state. */
	set: (isOpen: boolean, reason: ToggleReason) => void;
	/** Calls back for each change from now on. */
	watch: (listener: OnToggle) => Unsubscribe;
	/** Ends a running animation in its final state. */
	finish: () => void;
}

/** The parts that a toggle changes. */
interface ToggleParts {
	panel: HTMLElement;
	isOpen: boolean;
	motion: PanelMotion;
	/** Shows the panel, which is displayed while it opens or closes, and writes the new state to all other elements. */
	begin: (isOpen: boolean) => void;
	/** Puts the panel into its final state. */
	rest: (isOpen: boolean) => void;
}

/** Makes the state of a panel, and animates the panel when the state changes. */
export function createToggle(parts: ToggleParts): Toggle {
	const { panel, motion, begin, rest } = parts;
	const listeners = new Set<OnToggle>();
	let { isOpen } = parts;
	let stopMotion: Unsubscribe | undefined;

	const atRest = () => {
		stopMotion = undefined;
		rest(isOpen);
	};
	return {
		isOpen: () => isOpen,
		set(next, reason) {
			if (next === isOpen) return;
			isOpen = next;
			const before = stopMotion;
			begin(isOpen);
			// The browser scrolls to the place that it has found, so the panel must open at once.
			const isAtOnce = reason === 'hash' || reason === 'find';
			stopMotion = playPanel(
				panel,
				isAtOnce ? { ...motion, kind: 'none' } : motion,
				isOpen,
				atRest,
			);
			before?.();
			for (const listener of [...listeners]) listener(isOpen, reason);
		},
		watch(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		finish() {
			if (!stopMotion) return;
			stopMotion();
			atRest();
		},
	};
}
