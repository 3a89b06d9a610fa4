import { defineHandler } from '../../attach/handler';
import { detailsDisclosure } from '../../ui/disclosure/details';
import { groupDisclosures } from '../../ui/disclosure/group';
import { NestedAccordionBrowserSettings } from './settings';

/** Slides the containers, lets arrow keys move from title to title, and opens the item to which the address leads. */
export const attach = defineHandler(NestedAccordionBrowserSettings, (element, settings) => {
	const root = element.querySelector('.e-n-accordion');
	const items = root?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
	const durationMs = settings.n_accordion_animation_duration;
	const all = [...items].flatMap(
		(item) => detailsDisclosure(item, { kind: 'slide', durationMs }) ?? [],
	);
	// The builder leaves only one of the titles in the Tab order.
	for (const { trigger } of all) trigger.removeAttribute('tabindex');
	return groupDisclosures(all, {
		isExclusive: settings.max_items_expended === 'one',
		axis: 'both',
		closesOnEscape: true,
	});
});
