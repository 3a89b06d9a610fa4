import { defineHandler } from '../../attach/handler';
import { computedStyle } from '../../browser/computed-style';
import { isPassedPage } from '../../browser/passed-page';
import { hasTouchScreen } from '../../browser/touch-screen';
import { attachTabs, foundTab, type Tab } from '../../ui/disclosure/tabs';
import { dragToScroll } from '../../ui/drag-to-scroll';
import { NestedTabsBrowserSettings } from './browser-settings';

/**
 * Shows the container of the chosen title. The handler reads the layout of the titles from the sheet: the element
 * around them has no box if they look like an accordion, and scrolls sideways if they are on one line. On a passed page
 * titles that look like an accordion stay tabs, because the builder's sheet selects them by `aria-selected`.
 */
export const attach = defineHandler(NestedTabsBrowserSettings, (element) => {
	const root = element.querySelector('.e-n-tabs');
	const list = root?.querySelector<HTMLElement>(':scope > .e-n-tabs-heading');
	const content = root?.querySelector(':scope > .e-n-tabs-content');
	if (!list || !content) return () => {};
	const titles = [...list.querySelectorAll<HTMLElement>(':scope > .e-n-tab-title')];
	// Up to version 3.15 the builder prints each title twice; the second is above its panel and replaces the row.
	const headers = [...content.querySelectorAll<HTMLElement>(':scope > .e-n-tab-title')];
	const panels = content.querySelectorAll<HTMLElement>(':scope > :not(.e-n-tab-title)');
	const tabs = titles.flatMap((title, index): Tab[] => {
		const panel = panels[index];
		return panel ? [{ title, header: headers[index] ?? title, panel }] : [];
	});
	const style = computedStyle(list);
	const isStacked = () => style.display === 'contents';
	const isPassed = isPassedPage();
	if (isPassed && hasTouchScreen()) root?.setAttribute('data-touch-mode', 'true');
	const stopTabs = attachTabs({
		list,
		tabs,
		found: foundTab(list.parentElement, tabs),
		isAccordion: () => (headers.length > 0 ? style.display === 'none' : !isPassed && isStacked()),
		axis: () => {
			if (isStacked()) return 'both';
			return style.flexDirection.startsWith('column') ? 'block' : 'inline';
		},
		openClass: 'e-active',
		onSelect({ title }) {
			if (isStacked()) return;
			title.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
		},
	});
	const stopDrag = dragToScroll(list);
	return () => {
		stopDrag();
		stopTabs();
	};
});
