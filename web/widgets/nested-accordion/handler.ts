import { defineHandler } from '../../attach/handler';
import { detailsDisclosure } from '../../ui/disclosure/details';
import { groupDisclosures } from '../../ui/disclosure/group';
import { NestedAccordionBrowserSettings } from './settings';

/** Slides the containers, lets arrow keys lead from title to title, and opens the item that an address names. */
export const attach = defineHandler(NestedAccordionBrowserSettings, (element, settings) => {
	const root = element.querySelector('.e-n-accordion');
	const items = root?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
	const durationMs = settings.n_accordion_animation_duration;
	const all = [...items].flatMap(
		(item) => detailsDisclosure(item, { kind: 'slide', durationMs }) ?? [],
	);
	// The builder removes all except one of them from the Tab order.
	for (const { trigger } of all) trigger.removeAttribute('tabindex');
	return groupDisclosures(all, {
		isExclusive: settings.max_items_expended === 'one',
		axis: 'both',
		closesOnEscape: true,
	});
});
