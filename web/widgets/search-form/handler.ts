import { defineHandler } from '../../attach/handler';
import { holdEmptySearch } from '../../ui/hold-empty-search';
import { openForeignLayer } from './foreign-layer';
import { openAsDialog } from './full-screen';
import { SearchFormBrowserSettings } from './settings';

/** Prevents empty searches, and opens the form over the whole screen, in our markup or the builder's. */
export const attach = defineHandler(SearchFormBrowserSettings, (element) => {
	const ended = new AbortController();
	const input = element.querySelector<HTMLInputElement>('.elementor-search-form__input');
	if (input) holdEmptySearch(input, ended.signal);
	const icon = element.querySelector('.elementor-search-form__icon');
	icon?.addEventListener('click', () => input?.focus(), { signal: ended.signal });
	const toggle = element.querySelector<HTMLElement>('.elementor-search-form__toggle');
	const layer = element.querySelector<HTMLElement>(
		'.elementor-search-form__layer, .elementor-search-form__container',
	);
	if (!toggle || !layer) return () => ended.abort();
	const end =
		layer instanceof HTMLDialogElement
			? openAsDialog(toggle, layer)
			: openForeignLayer(toggle, layer);
	return () => {
		end();
		ended.abort();
	};
});
