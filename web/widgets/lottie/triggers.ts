import {
	frameAtScroll,
	needsPause,
	type Run,
	rangeMargin,
	scrollShare,
} from '@outrigger/rules/motion/lottie';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { watchPlace } from '../../browser/place';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { createPauseButton } from '../../ui/pause-button';
import { createPlayhead } from './playhead';
import type { LottieBrowserSettings } from './settings';

/** An animation on the page, ready to be shown. */
export interface Scene {
	element: HTMLElement;
	box: HTMLElement;
	run: Run;
	show: (frame: number) => void;
	settings: LottieBrowserSettings;
}

/** A trigger that moves an animation; the function that it returns ends it. */
type Trigger = (scene: Scene) => Unsubscribe;

const LONGEST_LINK_WAIT_MS = 5000;

/** Each trigger of the builder. */
export const TRIGGERS: Readonly<Record<LottieBrowserSettings['trigger'], Trigger>> = {
	arriving_to_viewport: arriving,
	on_click: onClick,
	on_hover: onHover,
	bind_to_scroll: boundToScroll,
	none: () => () => {},
};

function arriving({ box, run, show, settings }: Scene): Unsubscribe {
	const button = needsPause(run)
		? createPauseButton(
				'e-lottie__pause',
				{ pause: say('media.pauseAnimation'), play: say('media.animation') },
				() => toggle(),
			)
		: undefined;
	// The button is outside of the animation's link.
	if (button) box.closest('.e-lottie')?.append(button.element);
	const head = createPlayhead(run, show, () => button?.show(false));
	const toggle = () => {
		if (head.isMoving()) head.pause();
		else head.play();
		button?.show(head.isMoving());
	};
	let hasArrived = false;
	const stop = watchInView(
		box,
		(isInView) => {
			head.setAwake(isInView);
			if (isInView && !hasArrived) head.play();
			hasArrived ||= isInView;
		},
		isWhole(settings) ? 0 : rangeMargin(settings.viewport),
	);
	return () => {
		stop();
		head.end();
		button?.element.remove();
	};
}

function isWhole({ viewport }: LottieBrowserSettings): boolean {
	return viewport.start === 0 && viewport.end === 100;
}

function boundToScroll({ box, run, show, settings }: Scene): Unsubscribe {
	const { effects_relative_to: of, viewport } = settings;
	let shown = -1;
	return watchPlace(of === 'page' ? 'page' : box, (place) => {
		const frame = frameAtScroll(run, scrollShare(place, viewport, of));
		if (frame === shown) return;
		shown = frame;
		show(frame);
	});
}

function onClick({ box, run, show, settings }: Scene): Unsubscribe {
	const head = createPlayhead(run, show);
	const stopView = watchInView(box, head.setAwake);
	const target = box.closest<HTMLElement>('.e-lottie__container');
	if (!target) return stopView;
	const stop =
		target instanceof HTMLAnchorElement
			? delayLink(target, settings.link_timeout, head.play)
			: makeButton(target, () => (head.isMoving() ? head.pause() : head.play()));
	return () => {
		stop();
		stopView();
		head.end();
	};
}

/** Plays the animation before the browser follows its link; a click with a modifier key works at once. */
function delayLink(link: HTMLAnchorElement, timeout: number, play: () => void): Unsubscribe {
	const waitMs = Math.min(timeout, LONGEST_LINK_WAIT_MS);
	let isGoing = false;
	let cancel = () => {};
	const listener = (event: MouseEvent) => {
		if (isGoing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		play();
		if (!(waitMs > 0)) return;
		event.preventDefault();
		cancel();
		cancel = after(waitMs, () => {
			isGoing = true;
			link.click();
			isGoing = false;
		});
	};
	link.addEventListener('click', listener);
	return () => {
		cancel();
		link.removeEventListener('click', listener);
	};
}

/** A press has an effect only with script, so the script gives the box the role of a button. */
function makeButton(target: HTMLElement, press: () => void): Unsubscribe {
	const attributes = { role: 'button', tabindex: '0', 'aria-label': nameOf(target) };
	for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		press();
	};
	target.addEventListener('click', press);
	target.addEventListener('keydown', onKey);
	return () => {
		for (const name of Object.keys(attributes)) target.removeAttribute(name);
		target.removeEventListener('click', press);
		target.removeEventListener('keydown', onKey);
	};
}

function nameOf(target: HTMLElement): string {
	const label = target.querySelector<HTMLElement>('[data-label]')?.dataset.label;
	return label ? say('media.animationNamed', { name: label }) : say('media.animation');
}

function onHover({ element, box, run, show, settings }: Scene): Unsubscribe {
	const head = createPlayhead(run, show);
	const stopView = watchInView(box, head.setAwake);
	const area = areaOf(element, settings.hover_area) ?? box;
	const outs = { default: head.finish, reverse: head.back, pause: head.pause };
	const leave = () => {
		if (head.isMoving() || settings.on_hover_out === 'reverse') outs[settings.on_hover_out]();
	};
	// When a finger is lifted, the pointer leaves at once. So a touch plays the animation, and the next touch elsewhere
	// ends it.
	const onLeave = (event: PointerEvent) => event.pointerType !== 'touch' && leave();
	const onDown = ({ target }: Event) => !area.contains(target as Node) && leave();
	area.addEventListener('pointerenter', head.play);
	area.addEventListener('pointerleave', onLeave);
	area.addEventListener('focusin', head.play);
	area.addEventListener('focusout', leave);
	document.addEventListener('pointerdown', onDown);
	return () => {
		area.removeEventListener('pointerenter', head.play);
		area.removeEventListener('pointerleave', onLeave);
		area.removeEventListener('focusin', head.play);
		area.removeEventListener('focusout', leave);
		document.removeEventListener('pointerdown', onDown);
		stopView();
		head.end();
	};
}

/**
 * Returns the area that the pointer must enter. New sites have containers, but the builder's values still have the
 * names of the older elements.
 */
function areaOf(
	element: HTMLElement,
	area: LottieBrowserSettings['hover_area'],
): HTMLElement | null {
	switch (area) {
		case 'column':
			return element.closest<HTMLElement>('.elementor-column, .e-con');
		case 'section':
			return element.closest<HTMLElement>('.elementor-section, .e-con.e-parent');
		case 'container':
			return element.closest<HTMLElement>('.e-con');
		default:
			return null;
	}
}
