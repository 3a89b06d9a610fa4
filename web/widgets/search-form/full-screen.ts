import { lockScroll } from '../../browser/scroll-lock';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { giveFocusBack } from '../../ui/dialog/focus';
import { stackDialog } from '../../ui/dialog/stack';

const LAYER = '.elementor-search-form__layer';

/**
 * Makes the layer, which is a popover without script, a modal dialog: the page behind is inert and does not scroll.
 * Escape, the close button and a press beside the form close it, and the focus returns to the button that opened it.
 */
export function openAsDialog(toggle: HTMLElement, layer: HTMLDialogElement): Unsubscribe {
	const isShown = 'showPopover' in layer && layer.matches(':popover-open');
	if (isShown) layer.hidePopover();
	const { popover } = layer;
	layer.removeAttribute('popover');
	const open: Unsubscribe[] = [];
	const ended = new AbortController();
	const { signal } = ended;

	const show = () => {
		if (layer.open) return;
		layer.showModal();
		toggle.setAttribute('aria-expanded', 'true');
		open.push(stackDialog(layer), lockScroll(LAYER));
	};
	const rest = () => {
		for (const end of open.splice(0)) end();
		toggle.setAttribute('aria-expanded', 'false');
	};

	toggle.setAttribute('aria-expanded', 'false');
	toggle.addEventListener('click', show, { signal });
	layer.addEventListener(
		'close',
		() => {
			rest();
			giveFocusBack([toggle]);
		},
		{ signal },
	);
	layer.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
			// Safari handles the Escape key in a search field itself and only empties the field.
			event.preventDefault();
			layer.close();
		},
		{ signal },
	);
	layer.addEventListener(
		'click',
		({ target }) => {
			if (!(target instanceof Element)) return;
			if (target === layer || target.closest('.elementor-search-form__close')) layer.close();
		},
		{ signal },
	);
	if (isShown) show();
	return () => {
		ended.abort();
		layer.close();
		rest();
		toggle.removeAttribute('aria-expanded');
		layer.popover = popover;
	};
}
