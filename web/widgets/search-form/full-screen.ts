import { lockScroll } from '../../browser/scroll-lock';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { giveFocusBack } from '../../ui/dialog/focus';
import { stackDialog } from '../../ui/dialog/stack';

const LAYER = '.elementor-search-form__layer';

/**
 * Turns the layer, a popover without script, into a modal dialog: the page behind is inert and does not scroll. Escape,
 * the cross and a press beside the form close it, and the focus goes back to the button.
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
			// Safari keeps the key to itself in a search field, which it empties.
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
