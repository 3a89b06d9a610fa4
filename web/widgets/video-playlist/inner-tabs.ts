import { isRightToLeft } from '../../browser/computed-style';
import { isPlainClick } from '../../browser/plain-click';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { indexAfterKey } from '../../ui/disclosure/arrow-keys';

/** Receives the visitor's actions on the texts below a player. */
export type OnText = (type: 'tabOpened' | 'tabExpanded' | 'tabCollapsed', number: number) => void;

/** The editor's settings for long texts. */
export interface TextSettings {
	inner_tab_is_content_collapsible: boolean;
	inner_tab_label_show_more: string;
	inner_tab_label_show_less: string;
}

const TAB_ATTRIBUTES = ['role', 'aria-controls', 'aria-selected', 'tabindex'];

/**
 * Makes tabs of the links to the texts below a player if there are two texts, and shortens long texts if their editor
 * switched that on. Removes the headings that are for visitors without script. The returned function restores the
 * markup.
 */
export function makeInnerTabs(
	panel: HTMLElement,
	settings: TextSettings,
	onText: OnText,
): Unsubscribe {
	const box = panel.querySelector<HTMLElement>('.e-inner-tabs');
	const texts = [...(box?.querySelectorAll<HTMLElement>(':scope > .e-inner-tab') ?? [])];
	if (!box || texts.length === 0) return () => {};
	const stops = settings.inner_tab_is_content_collapsible
		? texts.map((text, at) => collapse(text, at + 1, settings, onText))
		: [];
	if (texts.length > 1) stops.push(tabs(box, texts, onText));
	return () => {
		for (const stop of stops) stop();
	};
}

function tabs(box: HTMLElement, texts: readonly HTMLElement[], onText: OnText): Unsubscribe {
	const { list, tabs, end } = tabList(box, texts);
	for (const [at, tab] of tabs.entries()) {
		const text = texts[at] as HTMLElement;
		tab.setAttribute('role', 'tab');
		tab.setAttribute('aria-controls', text.id);
		text.setAttribute('role', 'tabpanel');
		text.setAttribute('aria-labelledby', tab.id);
		headingOf(text)?.setAttribute('hidden', '');
	}
	const show = (index: number) => {
		for (const [at, tab] of tabs.entries()) {
			tab.setAttribute('aria-selected', `${at === index}`);
			tab.tabIndex = at === index ? 0 : -1;
			(texts[at] as HTMLElement).hidden = at !== index;
		}
	};
	const onClick = (event: MouseEvent) => {
		const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
		if (index < 0 || !isPlainClick(event)) return;
		event.preventDefault();
		show(index);
		onText('tabOpened', index + 1);
	};
	const onKey = (event: KeyboardEvent) => {
		const at = tabs.indexOf(event.target as HTMLElement);
		const isPress = event.key === ' ';
		const next = isPress
			? at
			: indexAfterKey(event.key, at, tabs.length, 'inline', isRightToLeft(list));
		if (next === undefined) return;
		event.preventDefault();
		tabs[next]?.focus();
		tabs[next]?.click();
	};
	list.addEventListener('click', onClick);
	list.addEventListener('keydown', onKey);
	list.setAttribute('role', 'tablist');
	show(0);
	return () => {
		list.removeEventListener('click', onClick);
		list.removeEventListener('keydown', onKey);
		list.removeAttribute('role');
		end();
		for (const tab of tabs) for (const name of TAB_ATTRIBUTES) tab.removeAttribute(name);
		for (const text of texts) {
			text.hidden = false;
			for (const name of ['role', 'aria-labelledby']) text.removeAttribute(name);
			headingOf(text)?.removeAttribute('hidden');
		}
	};
}

/** The row of links to the texts; the function makes it from their headings if the markup has none. */
function tabList(box: HTMLElement, texts: readonly HTMLElement[]) {
	const own = box.querySelector<HTMLElement>(':scope > .e-inner-tab-list');
	const links = [...(own?.querySelectorAll<HTMLElement>('.e-inner-tab-title') ?? [])];
	if (own && links.length === texts.length) return { list: own, tabs: links, end: () => {} };
	const list = document.createElement('div');
	list.className = 'e-inner-tab-list';
	const tabs = texts.map((text, at): HTMLElement => {
		const tab = document.createElement('a');
		Object.assign(tab, {
			className: 'e-inner-tab-title',
			id: `${text.id}-tab`,
			href: `#${text.id}`,
			textContent: headingOf(text)?.textContent ?? `${at + 1}`,
		});
		return tab;
	});
	list.append(...tabs);
	box.prepend(list);
	return { list, tabs, end: () => list.remove() };
}

function headingOf(text: HTMLElement): HTMLElement | null {
	return text.querySelector<HTMLElement>('.e-inner-tab-heading');
}

/** Cuts off a text that is taller than the sheet allows, with a button that shows the rest. */
function collapse(
	box: HTMLElement,
	number: number,
	labels: TextSettings,
	onText: OnText,
): Unsubscribe {
	const text = box.querySelector<HTMLElement>('.e-inner-tab-text');
	if (!text) return () => {};
	const own = box.querySelector<HTMLButtonElement>('.e-inner-tab-toggle');
	const button = own ?? document.createElement('button');
	if (!own) Object.assign(button, { type: 'button', className: 'e-inner-tab-toggle' });
	const show = (isCollapsed: boolean) => {
		text.dataset.collapsed = `${isCollapsed}`;
		button.textContent = isCollapsed
			? labels.inner_tab_label_show_more
			: labels.inner_tab_label_show_less;
		button.setAttribute('aria-expanded', `${!isCollapsed}`);
	};
	const onClick = () => {
		const isCollapsed = text.dataset.collapsed !== 'true';
		show(isCollapsed);
		onText(isCollapsed ? 'tabCollapsed' : 'tabExpanded', number);
	};
	button.addEventListener('click', onClick);
	show(true);
	// A text that fits needs no button. A text in a hidden panel is measured when the panel opens; until then it has a
	// button.
	const fits = text.scrollHeight > 0 && text.scrollHeight <= text.clientHeight;
	if (fits) {
		delete text.dataset.collapsed;
		button.remove();
	} else text.after(button);
	return () => {
		button.removeEventListener('click', onClick);
		button.removeAttribute('aria-expanded');
		delete text.dataset.collapsed;
		if (own) text.after(own);
		else button.remove();
	};
}
