import type { Attach } from '../../attach/handler';
import { attachTabs, foundTab, type Tab } from '../../ui/disclosure/tabs';

/**
 * Shows the text about a product whose title the visitor chooses; keys, the address (`#tab-reviews`) and the browser's
 * search choose a text as well. In the builder's own markup the list item has the role of a tab, and the link in it has
 * no role.
 */
export const attach: Attach = (element) => {
	const list = element.querySelector<HTMLElement>('.wc-tabs');
	if (!list) return () => {};
	const tabs = [...list.querySelectorAll<HTMLAnchorElement>(':scope > li > a[href*="#"]')].flatMap(
		(title): Tab[] => {
			const panel = element.querySelector<HTMLElement>(`#${CSS.escape(title.hash.slice(1))}`);
			const item = title.parentElement;
			if (!panel || !item) return [];
			item.setAttribute('role', 'presentation');
			item.removeAttribute('aria-controls');
			title.id ||= `${panel.id}-title`;
			title.setAttribute('aria-controls', panel.id);
			return [{ title, header: title, panel }];
		},
	);
	const markItems = (shown: Tab | undefined) => {
		for (const tab of tabs) tab.title.parentElement?.classList.toggle('active', tab === shown);
	};
	const found = foundTab(list.parentElement, tabs);
	markItems(found ?? tabs[0]);
	return attachTabs({
		list,
		tabs,
		found,
		isAccordion: () => false,
		axis: () => 'inline',
		openClass: 'wc-tab-shown',
		display: 'block',
		onSelect: markItems,
	});
};
