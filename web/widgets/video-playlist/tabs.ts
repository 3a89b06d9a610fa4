import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** One film of a playlist. */
export interface PlaylistEntry {
	/** The id of the film in the address and in the storage. */
	id: string;
	title: string;
	tab: HTMLElement;
	panel: HTMLElement;
}

/** The tabs of a playlist. */
export interface PlaylistTabs {
	entries: readonly PlaylistEntry[];
	show: (index: number) => void;
	/** Turns the tabs into a list of links again. */
	end: Unsubscribe;
}

const TAB_ATTRIBUTES = ['role', 'aria-selected', 'aria-controls', 'tabindex'];
const PANEL_ATTRIBUTES = ['role', 'aria-labelledby', 'tabindex'];

/**
 * Makes tabs from the entries of a playlist and their panels, which have the same `data-tab`. Sections are no tabs.
 * Undefined if no entry has a panel.
 */
export function makeTabs(element: HTMLElement): PlaylistTabs | undefined {
	const list = element.querySelector<HTMLElement>('.e-tabs-items');
	const wrapper = element.querySelector<HTMLElement>('.e-tabs-content-wrapper');
	const entries = [...(list?.querySelectorAll<HTMLElement>('.e-tab-title') ?? [])].flatMap(
		(tab, at): PlaylistEntry[] => {
			const number = tab.dataset.tab ?? '';
			const panel = [...(wrapper?.querySelectorAll<HTMLElement>('.e-tab-content') ?? [])].find(
				({ dataset }) => dataset.tab === number,
			);
			if (!panel) return [];
			const title = tab.querySelector('.e-tab-title-text') ?? tab;
			return [
				{
					id: tab.dataset.video ?? `${at + 1}`,
					title: title.textContent?.trim() ?? '',
					tab,
					panel,
				},
			];
		},
	);
	if (!list || !wrapper || entries.length === 0) return undefined;
	const prefix = `e-playlist-${element.dataset.id ?? ''}`;
	list.setAttribute('role', 'tablist');
	list.setAttribute('aria-orientation', 'vertical');
	const name = element.querySelector('.e-tabs-title')?.textContent?.trim();
	list.setAttribute('aria-label', name || say('media.playlist'));
	for (const section of list.querySelectorAll('.e-section-title')) {
		section.setAttribute('role', 'presentation');
	}
	wrapper.dataset.ready = '';
	for (const [at, { tab, panel }] of entries.entries()) {
		tab.id ||= `${prefix}-tab-${at + 1}`;
		panel.id ||= `${prefix}-panel-${at + 1}`;
		tab.setAttribute('role', 'tab');
		tab.setAttribute('aria-controls', panel.id);
		panel.setAttribute('role', 'tabpanel');
		panel.setAttribute('aria-labelledby', tab.id);
	}
	return {
		entries,
		show(index) {
			for (const [at, { tab, panel }] of entries.entries()) {
				const isShown = at === index;
				tab.setAttribute('aria-selected', `${isShown}`);
				tab.classList.toggle('e-active', isShown);
				tab.tabIndex = isShown ? 0 : -1;
				panel.hidden = !isShown;
			}
		},
		end() {
			for (const name of ['role', 'aria-orientation', 'aria-label']) list.removeAttribute(name);
			for (const section of list.querySelectorAll('.e-section-title'))
				section.removeAttribute('role');
			delete wrapper.dataset.ready;
			for (const { tab, panel } of entries) {
				tab.classList.remove('e-active');
				panel.hidden = false;
				for (const name of TAB_ATTRIBUTES) tab.removeAttribute(name);
				for (const name of PANEL_ATTRIBUTES) panel.removeAttribute(name);
			}
		},
	};
}
