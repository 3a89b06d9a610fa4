import { defineHandler } from '../../attach/handler';
import { computedStyle } from '../../browser/computed-style';
import { attachTabs, foundTab, type Tab } from '../../ui/disclosure/tabs';
import { dragToScroll } from '../../ui/drag-to-scroll';
import { NestedTabsBrowserSettings } from './browser-settings';

/**
 * Shows the container of the chosen title. The handler reads the layout of the titles from the sheet: the element
 * around them has no box if they look like an accordion, and scrolls sideways if they are on one line.
 */
export const attach = defineHandler(NestedTabsBrowserSettings, (element) => {
	const root = element.querySelector('.e-n-tabs');
	const list = root?.querySelector<HTMLElement>(':scope > .e-n-tabs-heading');
	const panels = root?.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > *');
	if (!list || !panels) return () => {};
	const titles = [...list.querySelectorAll<HTMLElement>(':scope > .e-n-tab-title')];
	const tabs = titles.flatMap((title, index): Tab[] => {
		const panel = panels[index];
		return panel ? [{ title, header: title, panel }] : [];
	});
	const style = computedStyle(list);
	const stopTabs = attachTabs({
		list,
		tabs,
		found: foundTab(list.parentElement, tabs),
		isAccordion: () => style.display === 'contents',
		axis: () => (style.flexDirection.startsWith('column') ? 'block' : 'inline'),
		openClass: 'e-active',
		onSelect({ title }) {
			if (style.display === 'contents') return;
			title.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
		},
	});
	const stopDrag = dragToScroll(list);
	return () => {
		stopDrag();
		stopTabs();
	};
});
