import { type UrlActionSettings, writeUrlAction } from '@outrigger/rules/builder/url-action';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { hasModifier } from '../../ui/disclosure/press';

/**
 * Makes the builder's own picture of a film, which is no link, open the film in the lightbox: when a visitor presses
 * the picture, and when Enter or Space is pressed on the button in it.
 *
 * @param cover has the settings of the lightbox as JSON in `data-elementor-lightbox`
 */
export function openInLightbox(cover: HTMLElement): Unsubscribe {
	// The lightbox checks these settings as strictly as those of any other link.
	const settings = parseJsonObject(cover.dataset.elementorLightbox ?? '');
	cover.dataset.elementorAction = writeUrlAction({
		name: 'lightbox',
		settings: settings as UrlActionSettings<'lightbox'>,
	});
	const onKey = (event: KeyboardEvent) => {
		if (event.repeat || hasModifier(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
		event.preventDefault();
		cover.click();
	};
	cover.addEventListener('keydown', onKey);
	return () => {
		delete cover.dataset.elementorAction;
		cover.removeEventListener('keydown', onKey);
	};
}
