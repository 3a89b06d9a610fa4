import type { Attach } from '../../attach/handler';
import { computedStyle } from '../../browser/computed-style';
import { attachTabs, foundTab, type Tab } from '../../ui/disclosure/tabs';

/** Shows the panel of the chosen title. It does not touch parts of tabs that are inside of a panel. */
export const attach: Attach = (element) => {
	const own = (selector: string) =>
		[...element.querySelectorAll<HTMLElement>(selector)].filter(
			(part) => part.parentElement?.closest('[data-e-type="e-tabs"]') === element,
		);
	const list = own('[role=tablist]')[0];
	const panels = own('[role=tabpanel]');
	const tabs = own('[role=tab]').flatMap((title, index): Tab[] => {
		const panel = panels[index];
		return panel ? [{ title, header: title, panel }] : [];
	});
	if (!list || tabs.length === 0) return () => {};
	// The builder hides panels by an inline style as well.
	for (const panel of panels) panel.style.removeProperty('display');
	const style = computedStyle(list);
	return attachTabs({
		list,
		tabs,
		found:
			foundTab(element, tabs) ??
			tabs.find(({ title }) => title.getAttribute('aria-selected') === 'true'),
		isAccordion: () => false,
		axis: () => (style.flexDirection.startsWith('column') ? 'block' : 'inline'),
		openClass: 'e--selected',
	});
};
