import { defineHandler } from '../../attach/handler';
import { SearchFormBrowserSettings } from './settings';

/** Opening, Esc and taps beside it are the browser's; a layer over everything must not be left by Tab either. */
export const attach = defineHandler(SearchFormBrowserSettings, (element) => {
	const layer = element.querySelector<HTMLElement>('.elementor-search-form__layer');
	const close = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof Node && !layer?.contains(relatedTarget)) layer?.hidePopover();
	};
	layer?.addEventListener('focusout', close);
	return () => layer?.removeEventListener('focusout', close);
});
