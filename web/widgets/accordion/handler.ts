import { INTERFACE_ANIMATION_MS } from '@outrigger/rules/motion/interface-animation';
import { defineHandler } from '../../attach/handler';
import { detailsDisclosure } from '../../ui/disclosure/details';
import { createDisclosure, type Disclosure } from '../../ui/disclosure/disclosure';
import { groupDisclosures } from '../../ui/disclosure/group';
import type { PanelMotion } from '../../ui/disclosure/play-panel';
import { AccordionBrowserSettings } from './browser-settings';

const MOTION: PanelMotion = { kind: 'slide', durationMs: INTERFACE_ANIMATION_MS.usual };

/**
 * Slides the texts open and closed, and lets arrow keys move from title to title. In an accordion only one text is open
 * at a time. In the builder's own markup only a script opens texts, so the handler closes the texts that are not open
 * at first.
 */
export const attach = defineHandler(AccordionBrowserSettings, (element) => {
	const isExclusive = element.querySelector('.elementor-accordion') !== null;
	const titles = [...element.querySelectorAll<HTMLElement>('.elementor-tab-title')];
	const all = titles.flatMap((title, index) => {
		const { parentElement: item } = title;
		return item instanceof HTMLDetailsElement
			? (detailsDisclosure(item, MOTION) ?? [])
			: (builderItem(title, isExclusive && index === 0) ?? []);
	});
	return groupDisclosures(all, { isExclusive, axis: 'both' });
});

/** A title in the builder's markup contains a link without an address, which would take the focus. */
function builderItem(title: HTMLElement, isOpen: boolean): Disclosure | undefined {
	const panel = title.nextElementSibling;
	if (!(panel instanceof HTMLElement)) return undefined;
	title.tabIndex = 0;
	const link = title.querySelector('a:not([href])');
	if (link && link === document.activeElement) title.focus();
	link?.removeAttribute('tabindex');
	return createDisclosure({
		trigger: title,
		panel,
		isOpen,
		motion: MOTION,
		openClass: 'elementor-active',
		display: 'block',
	});
}
