import { watchDevice } from '../../browser/device';
import { watchHashTarget } from '../../browser/hash-target';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { type ArrowAxis, moveFocusByKey } from './arrow-keys';
import { concealPanel, revealPanel } from './conceal';
import { watchPress } from './press';

/** One tab. */
export interface Tab {
	/** The tab's title in the row of all titles. */
	title: HTMLElement;
	/** The tab's title directly above its panel; may be the same element. */
	header: HTMLElement;
	panel: HTMLElement;
}

/** The options of a set of tabs. */
export interface TabsOptions {
	/** The element that contains the titles. */
	list: HTMLElement;
	/** The tabs in the order of their titles; the first is shown at the start. */
	tabs: readonly Tab[];
	/** The tab to show instead of the first one: the browser's search had opened it before the handler ran. */
	found?: Tab;
	/** Returns true if the tabs now look like an accordion. Called again whenever the device changes. */
	isAccordion: () => boolean;
	/** Returns the arrow keys that move the focus along the titles. */
	axis: () => ArrowAxis;
	/** The class on title and panel of the tab that is shown. */
	openClass: string;
	/** The `display` of the shown panel, if another sheet sets `none`. */
	display?: string;
	/** Receives each chosen tab, but not the first. */
	onSelect?: (tab: Tab) => void;
}

/**
 * Lets titles choose the visible panel, by the tabs pattern of the ARIA Authoring Practices (APG), with manual
 * activation: arrow keys, Home and End move along the titles, Enter or the space bar chooses, Escape moves the focus
 * from a panel to its title. Tabs that look like an accordion also behave like one, but their open panel cannot be
 * closed. A panel is always visible. If the browser's search finds text in another panel, or the address names an
 * element in it, that panel is chosen.
 * @returns a function that ends this; the shown panel stays
 */
export function attachTabs(options: TabsOptions): Unsubscribe {
	const { list, tabs, axis, openClass, display, onSelect } = options;
	let selected = options.found ?? tabs[0];
	let isAccordion = false;
	const titles = tabs.map(({ title }) => title);
	const headers = tabs.map(({ header }) => header);
	const stops: Unsubscribe[] = [];

	const mark = (tab: Tab) => {
		const { title, header, panel } = tab;
		const isShown = tab === selected;
		for (const part of [title, header, panel]) part.classList.toggle(openClass, isShown);
		if (isShown) revealPanel(panel, display);
		else concealPanel(panel);
		if (isAccordion) setHeader(header, isShown);
		else setTitle(title, isShown);
		setPanel(panel, isAccordion ? undefined : title, isShown);
	};
	const markAll = () => {
		if (isAccordion) list.removeAttribute('role');
		else list.setAttribute('role', 'tablist');
		if (!isAccordion && axis() === 'block') list.setAttribute('aria-orientation', 'vertical');
		else list.removeAttribute('aria-orientation');
		tabs.forEach(mark);
	};
	const select = (tab: Tab) => {
		if (tab === selected) return false;
		const before = selected;
		selected = tab;
		if (before) mark(before);
		mark(tab);
		onSelect?.(tab);
		return true;
	};

	for (const tab of tabs) {
		const { title, header, panel } = tab;
		const onMatch = () => void select(tab);
		const onPress = (event: Event) => {
			event.preventDefault();
			select(tab);
		};
		const onTitleKey = (event: KeyboardEvent) => {
			moveFocusByKey(event, isAccordion ? headers : titles, isAccordion ? 'both' : axis());
		};
		const onPanelKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			event.preventDefault();
			(isAccordion ? header : title).focus();
		};
		panel.addEventListener('beforematch', onMatch);
		panel.addEventListener('keydown', onPanelKey);
		stops.push(() => {
			panel.removeEventListener('beforematch', onMatch);
			panel.removeEventListener('keydown', onPanelKey);
		});
		for (const part of new Set([title, header])) {
			part.addEventListener('keydown', onTitleKey);
			stops.push(watchPress(part, onPress), () => {
				part.removeEventListener('keydown', onTitleKey);
			});
		}
	}
	stops.push(
		watchDevice(() => {
			isAccordion = options.isAccordion();
			markAll();
		}),
		watchHashTarget((target) => {
			const tab = tabs.find((one) => isIn(one, target));
			if (tab && select(tab)) target.scrollIntoView();
		}),
	);
	return () => {
		for (const stop of stops) stop();
	};
}

function setTitle(title: HTMLElement, isShown: boolean): void {
	title.setAttribute('role', 'tab');
	title.setAttribute('aria-selected', String(isShown));
	title.removeAttribute('aria-expanded');
	title.removeAttribute('aria-disabled');
	title.tabIndex = isShown ? 0 : -1;
}

function setHeader(header: HTMLElement, isShown: boolean): void {
	if (header.matches('button')) header.removeAttribute('role');
	else header.setAttribute('role', 'button');
	header.removeAttribute('aria-selected');
	header.setAttribute('aria-expanded', String(isShown));
	// The open panel cannot be closed; `aria-disabled` tells this to assistive technology.
	if (isShown) header.setAttribute('aria-disabled', 'true');
	else header.removeAttribute('aria-disabled');
	header.tabIndex = 0;
}

/** @param title the title of a tab's panel; undefined in an accordion, because its panels are no tab panels */
function setPanel(panel: HTMLElement, title: HTMLElement | undefined, isShown: boolean): void {
	if (title) panel.setAttribute('role', 'tabpanel');
	else panel.removeAttribute('role');
	if (title?.id) panel.setAttribute('aria-labelledby', title.id);
	else panel.removeAttribute('aria-labelledby');
	if (title && isShown) panel.tabIndex = 0;
	else panel.removeAttribute('tabindex');
}

/**
 * Returns the tab with the panel that the browser's search has opened. Works only for markup that hides its closed
 * panels with an attribute and that has `data-panels`.
 */
export function foundTab(root: Element | null, tabs: readonly Tab[]): Tab | undefined {
	if (!root?.matches('[data-panels="hidden"]')) return undefined;
	return tabs.slice(1).find(({ panel }) => !panel.hasAttribute('hidden'));
}

function isIn({ title, header, panel }: Tab, target: Node): boolean {
	return title.contains(target) || header.contains(target) || panel.contains(target);
}
