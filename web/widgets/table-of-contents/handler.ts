import { activeDevices, type Device } from '@outrigger/rules/builder/breakpoints';
import { INTERFACE_ANIMATION_MS } from '@outrigger/rules/motion/interface-animation';
import { defineHandler } from '../../attach/handler';
import { pageBreakpoints, watchDevice } from '../../browser/device';
import { hashTarget } from '../../browser/hash-target';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { createDisclosure } from '../../ui/disclosure/disclosure';
import { watchPress } from '../../ui/disclosure/press';
import { watchActiveHeading } from './active-heading';
import { TableOfContentsBrowserSettings } from './settings';
import { openSublists } from './sublists';

const BUTTON = '.elementor-toc__toggle-button';

/**
 * Marks the heading that the visitor reads, and opens and closes the box and the lists below an entry. The builder's
 * own markup has no list until a script makes it, so the handler makes it there.
 */
export const attach = defineHandler(TableOfContentsBrowserSettings, async (element, settings) => {
	const body = element.querySelector<HTMLElement>('.elementor-toc__body');
	if (!body) return () => {};
	if (!body.querySelector('.elementor-toc__list-wrapper, p')) {
		const { buildList } = await import('./build-list');
		buildList(element, body, settings);
	}
	const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter((link) =>
		hashTarget(link.hash),
	);
	const sublists = settings.collapse_subitems ? openSublists(body) : undefined;
	let active: HTMLAnchorElement | undefined;
	const stops = [
		watchActiveHeading(body, links, (link) => {
			active?.classList.remove('elementor-item-active');
			active?.removeAttribute('aria-current');
			active = link;
			active?.classList.add('elementor-item-active');
			active?.setAttribute('aria-current', 'location');
			sublists?.show(active);
		}),
		...(settings.minimize_box ? [minimise(element, body, settings.minimized_on)] : []),
	];
	return () => {
		for (const stop of stops) stop();
		sublists?.end();
	};
});

/** The builder writes two buttons and shows one of them; our markup has one. */
function minimise(element: HTMLElement, body: HTMLElement, from: string): Unsubscribe {
	const [trigger, other] = element.querySelectorAll<HTMLElement>(BUTTON);
	if (!trigger) return () => {};
	const unmark = [trigger, ...(other ? [other] : [])].map((button) => markButton(button, element));
	const box = createDisclosure({
		trigger,
		panel: body,
		isOpen: true,
		motion: { kind: 'slide', durationMs: INTERFACE_ANIMATION_MS.usual },
		display: 'block',
		togglesOnPress: false,
	});
	const press = () => {
		box.set(!box.isOpen(), 'press');
		// The button that was pressed is hidden now, so the focus moves to the other button.
		if (other) (box.isOpen() ? other : trigger).focus();
	};
	const stops = [trigger, ...(other ? [other] : [])].map((button) => watchPress(button, press));
	const tell = () => {
		other?.setAttribute('aria-expanded', String(box.isOpen()));
		element.classList.toggle('elementor-toc--collapsed', !box.isOpen());
	};
	stops.push(box.watch(tell));
	stops.push(watchDevice((device) => box.set(!isMinimised(device, from), 'find')));
	tell();
	return () => {
		for (const stop of [...stops, ...unmark]) stop();
		box.end();
	};
}

/** Older versions of the builder write plain elements, which only a pointer reaches. */
function markButton(button: HTMLElement, element: HTMLElement): Unsubscribe {
	if (button.matches('button,[role]')) return () => {};
	const title = element.querySelector('.elementor-toc__header-title')?.textContent?.trim() ?? '';
	const attributes = { role: 'button', tabindex: '0', ...(title && { 'aria-label': title }) };
	for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
	return () => {
		for (const name of Object.keys(attributes)) button.removeAttribute(name);
	};
}

/** Returns true if the box is minimised on a device: it is minimised on the device `from` and on all smaller ones. */
function isMinimised(device: Device, from: string): boolean {
	const devices = activeDevices(pageBreakpoints());
	const first = devices.indexOf(from as Device);
	return first >= 0 && devices.indexOf(device) >= first;
}
