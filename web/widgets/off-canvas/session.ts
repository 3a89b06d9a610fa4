import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { responsive } from '@outrigger/rules/builder/responsive';
import type { DeviceAnimations } from '@outrigger/rules/popups/popup';
import {
	animate,
	fetchAnimations,
	type WayInAndOut,
} from '../../behaviours/entrance/device-animation';
import { currentAddress } from '../../browser/address';
import { currentDevice, pageBreakpoints } from '../../browser/device';
import { hashTarget } from '../../browser/hash-target';
import { lockScroll } from '../../browser/scroll-lock';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { millisecondsOf } from '../../elements/settings/duration';
import { giveFocusBack, keepScrollable, keepTabInside, leadFocusInto } from '../../ui/dialog/focus';
import { showAbove } from '../../ui/dialog/show-above';
import { isTopDialog, stackDialog } from '../../ui/dialog/stack';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import type { OffCanvasBrowserSettings } from './settings';

/** The default time in milliseconds that the panel takes to enter. */
const DURATION_MS = 1500;

/** The time in milliseconds before the focus moves from the dialog itself to its first control (section 9). */
const FIRST_FOCUS_DELAY_MS = 100;

/** The builder's own class on a page that cannot scroll while a panel is open. */
const NO_SCROLL = 'e-off-canvas__no-scroll';

/** A panel that opens and closes. */
export interface Session {
	isOpen: () => boolean;
	/** @param opener gets the focus back after closing; null for the element that has the focus now */
	open: (opener: Element | null) => void;
	close: () => void;
	/** Closes the panel at once and removes all listeners. */
	end: Unsubscribe;
}

/**
 * Makes a dialog open and close: `closed → open → exiting → closed`. `data-state` has the state while the dialog is not
 * closed.
 * @param onChange runs when the dialog opens and when it closes
 */
export function createSession(
	dialog: HTMLDialogElement,
	settings: OffCanvasBrowserSettings,
	onChange: (isOpen: boolean) => void,
): Session {
	const animations: WayInAndOut = {
		entrance_animation: animationsOf(settings, 'entrance_animation'),
		exit_animation: animationsOf(settings, 'exit_animation'),
	};
	const closesOnEscape = !settings.is_not_close_on_esc_overlay;
	const closesBeside = !settings.is_not_close_on_overlay;
	fetchAnimations([animations]);
	const content = dialog.querySelector<HTMLElement>('.e-off-canvas__content') ?? dialog;
	let isOpen = false;
	let returnTo: Element[] = [];
	let stopAnimation: Unsubscribe | undefined;
	const ends: Unsubscribe[] = [];

	function open(opener: Element | null): void {
		if (isOpen) return;
		stopAnimation?.();
		isOpen = true;
		returnTo = [opener, document.activeElement].filter((one) => one instanceof Element);
		dialog.dataset.state = 'open';
		tellSheet(false);
		// The dialog itself takes the focus: the browser would choose its first control and scroll to it.
		dialog.autofocus = true;
		dialog.showModal();
		ends.push(
			stackDialog(dialog),
			keepTabInside(dialog),
			keepScrollable(content),
			leadFocusInto(dialog, FIRST_FOCUS_DELAY_MS),
			watchDismissals(
				{
					isOpen: () => isTopDialog(dialog),
					parts: () => [content],
					by: ['escape', 'outside'],
					escapeFrom: 'page',
				},
				(how) => {
					if (how === 'escape' ? closesOnEscape : closesBeside) close();
				},
			),
		);
		if (settings.prevent_scroll) {
			document.body.classList.add(NO_SCROLL);
			ends.push(lockScroll('.e-off-canvas'), () => document.body.classList.remove(NO_SCROLL));
		}
		onChange(true);
		play('entrance_animation', () => {});
	}

	function close(): void {
		if (!isOpen) return;
		isOpen = false;
		for (const end of ends.splice(0)) end();
		dialog.dataset.state = 'exiting';
		dialog.close();
		dialog.inert = true;
		giveFocusBack(returnTo);
		onChange(false);
		showAbove(dialog);
		play('exit_animation', rest);
	}

	function play(name: keyof WayInAndOut, onEnd: () => void): void {
		stopAnimation?.();
		const timing = { seconds: secondsOf(settings), reversed: name === 'exit_animation' };
		stopAnimation = animate(content, animations[name], timing, () => {
			// The click that closes the panel may still be on its way to a link inside.
			if (timing.reversed) stopAnimation = after(0, onEnd);
			else onEnd();
		});
	}

	/** The builder's sheet selects its own panel by this attribute; our panel has none. */
	function tellSheet(isHidden: boolean): void {
		if (dialog.ariaHidden !== null) dialog.ariaHidden = String(isHidden);
	}

	/** Restores the state in which the server sent the dialog. */
	function rest(): void {
		if (isOpen) return;
		stopAnimation = undefined;
		if (dialog.popover) {
			dialog.hidePopover();
			dialog.popover = null;
		}
		dialog.open = false;
		dialog.inert = false;
		delete dialog.dataset.state;
		tellSheet(true);
		content.style.removeProperty('opacity');
	}

	const onCancel = (event: Event) => {
		// The back gesture of a phone sends this event without a key event.
		if (event.target !== dialog) return;
		event.preventDefault();
		if (closesOnEscape && isTopDialog(dialog)) close();
	};
	const onClick = (event: Event) => {
		const { target } = event;
		const link = target instanceof Element && target.closest('a');
		if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
		if (link.matches('.e-off-canvas__close')) event.preventDefault();
		else if (!leadsBehind(link, dialog)) return;
		close();
	};
	dialog.addEventListener('cancel', onCancel);
	dialog.addEventListener('click', onClick);
	return {
		isOpen: () => isOpen,
		open,
		close,
		end() {
			close();
			stopAnimation?.();
			rest();
			dialog.removeEventListener('cancel', onCancel);
			dialog.removeEventListener('click', onClick);
		},
	};
}

/**
 * Returns true if a link leads to a place of this page that is behind the open dialog, so that the visitor cannot see
 * or reach it.
 */
function leadsBehind({ hash, href, dataset }: HTMLAnchorElement, dialog: HTMLElement): boolean {
	const here = currentAddress();
	here.hash = hash;
	const place = here.href === href && !dataset.elementorAction && hashTarget(hash);
	return place ? !dialog.contains(place) : false;
}

function secondsOf(settings: OffCanvasBrowserSettings): number {
	const stored = responsive(
		settings,
		'offcanvas_animation_duration',
		currentDevice(),
		pageBreakpoints(),
		'slider',
	);
	return (millisecondsOf(stored, 's') ?? DURATION_MS) / 1000;
}

/** Returns the animation of a control for each device; `none` on a device is an animation that does not move. */
function animationsOf(settings: ElementSettings, control: string): DeviceAnimations {
	return Object.fromEntries(
		Object.entries(settings).flatMap(([key, name]) =>
			key.startsWith(control) && typeof name === 'string' && name !== ''
				? [[key.slice(control.length + 1) || 'desktop', name]]
				: [],
		),
	);
}
