import { defineHandler } from '../../attach/handler';
import { computedStyle } from '../../browser/computed-style';
import { attachTabs, foundTab, type Tab } from '../../ui/disclosure/tabs';
import { TabsBrowserSettings } from './browser-settings';

/**
 * Shows the text of the chosen title. Each text has two titles: one in the list, and one above the text, for phones. In
 * the builder's own markup both titles have the role of a tab, and the element around the texts has the role of a list
 * of tabs.
 */
export const attach = defineHandler(TabsBrowserSettings, (element) => {
	const list = element.querySelector<HTMLElement>('.elementor-tabs-wrapper');
	const holder = element.querySelector('.elementor-tabs-content-wrapper');
	if (!list || !holder) return () => {};
	holder.removeAttribute('role');
	holder.removeAttribute('aria-orientation');
	const find = (selector: string) => [
		...holder.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
	];
	const headers = find('.elementor-tab-mobile-title');
	const panels = find('.elementor-tab-content');
	const titles = [...list.querySelectorAll<HTMLElement>('.elementor-tab-title')];
	const tabs = titles.flatMap((title, index): Tab[] => {
		const [header, panel] = [headers[index], panels[index]];
		return header && panel ? [{ title, header, panel }] : [];
	});
	for (const { header } of tabs) header.removeAttribute('role');
	return attachTabs({
		list,
		tabs,
		found: foundTab(list.parentElement, tabs),
		isAccordion: () => computedStyle(list).display === 'none',
		axis: () => (element.matches('.elementor-tabs-view-vertical') ? 'block' : 'inline'),
		openClass: 'elementor-active',
		display: 'block',
	});
});
