import { isRightToLeft } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { indexAfterKey } from '../../ui/disclosure/arrow-keys';

/** Told of what a visitor does with the texts below a player. */
export type OnText = (type: 'tabOpened' | 'tabExpanded' | 'tabCollapsed', number: number) => void;

/** The builder's height of a text that is cut off, in CSS pixels. */
const COLLAPSED_PX = 54;

/**
 * Makes tabs of the texts below a player, where there are two, and cuts off long ones where their editor says so. The
 * headings that stand without script are put aside. Taken away by what it gives.
 */
export function makeInnerTabs(
	panel: HTMLElement,
	isCollapsible: boolean,
	onText: OnText,
): Unsubscribe {
	const box = panel.querySelector<HTMLElement>('.e-inner-tabs');
	const texts = [...(box?.querySelectorAll<HTMLElement>(':scope > .e-inner-tab') ?? [])];
	if (!box || texts.length === 0) return () => {};
	const stops = isCollapsible ? texts.map((text, at) => collapse(text, at + 1, onText)) : [];
	if (texts.length > 1) stops.push(tabs(box, texts, onText));
	return () => {
		for (const stop of stops) stop();
	};
}

function tabs(box: HTMLElement, texts: readonly HTMLElement[], onText: OnText): Unsubscribe {
	const list = document.createElement('div');
	list.className = 'e-inner-tab-list';
	list.setAttribute('role', 'tablist');
	const buttons = texts.map((text, at) => {
		const heading = text.querySelector<HTMLElement>('.e-inner-tab-heading');
		const button = document.createElement('button');
		Object.assign(button, { type: 'button', className: 'e-inner-tab-title', id: `${text.id}-tab` });
		button.textContent = heading?.textContent ?? `${at + 1}`;
		button.setAttribute('role', 'tab');
		button.setAttribute('aria-controls', text.id);
		text.setAttribute('role', 'tabpanel');
		text.setAttribute('aria-labelledby', button.id);
		if (heading) heading.hidden = true;
		return button;
	});
	list.append(...buttons);
	box.prepend(list);
	const show = (index: number) => {
		for (const [at, button] of buttons.entries()) {
			button.setAttribute('aria-selected', `${at === index}`);
			button.tabIndex = at === index ? 0 : -1;
			(texts[at] as HTMLElement).hidden = at !== index;
		}
	};
	list.addEventListener('click', ({ target }) => {
		const index = buttons.findIndex((button) => button.contains(target as Node));
		if (index < 0) return;
		show(index);
		onText('tabOpened', index + 1);
	});
	list.addEventListener('keydown', (event) => {
		const at = buttons.indexOf(event.target as HTMLButtonElement);
		const next = indexAfterKey(event.key, at, buttons.length, 'inline', isRightToLeft(list));
		if (next === undefined) return;
		event.preventDefault();
		buttons[next]?.focus();
		buttons[next]?.click();
	});
	show(0);
	return () => {
		list.remove();
		for (const text of texts) {
			text.hidden = false;
			for (const name of ['role', 'aria-labelledby']) text.removeAttribute(name);
			const heading = text.querySelector<HTMLElement>('.e-inner-tab-heading');
			if (heading) heading.hidden = false;
		}
	};
}

/** Cuts a text off that is taller than the builder's height, with a button that shows the rest. */
function collapse(box: HTMLElement, number: number, onText: OnText): Unsubscribe {
	const text = box.querySelector<HTMLElement>('.e-inner-tab-text');
	if (!text) return () => {};
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', className: 'e-inner-tab-toggle' });
	const show = (isCollapsed: boolean) => {
		text.dataset.collapsed = `${isCollapsed}`;
		button.textContent = isCollapsed ? 'Show more' : 'Show less';
		button.setAttribute('aria-expanded', `${!isCollapsed}`);
	};
	button.addEventListener('click', () => {
		const isCollapsed = text.dataset.collapsed !== 'true';
		show(isCollapsed);
		onText(isCollapsed ? 'tabCollapsed' : 'tabExpanded', number);
	});
	show(true);
	// A text that fits needs no button; one in a hidden panel is measured when that is shown, and has one till then.
	const fits = text.scrollHeight > 0 && text.scrollHeight <= COLLAPSED_PX;
	if (fits) delete text.dataset.collapsed;
	else text.after(button);
	return () => {
		button.remove();
		delete text.dataset.collapsed;
	};
}
