import { defineHandler } from '../../attach/handler';
import { holdEmptySearch } from '../../ui/hold-empty-search';
import { SearchFormBrowserSettings } from './settings';

/** Opening, Esc and taps beside it are the browser's; a layer over everything must not be left by Tab either. */
export const attach = defineHandler(SearchFormBrowserSettings, (element) => {
	const layer = element.querySelector<HTMLElement>('.elementor-search-form__layer');
	const close = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof Node && !layer?.contains(relatedTarget)) layer?.hidePopover();
	};
	const ended = new AbortController();
	const { signal } = ended;
	layer?.addEventListener('focusout', close, { signal });
	const input = element.querySelector<HTMLInputElement>('.elementor-search-form__input');
	if (input) holdEmptySearch(input, signal);
	return () => ended.abort();
});
