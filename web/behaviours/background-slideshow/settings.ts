import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { SlideshowSchema } from './schema';

/** The kinds of elements that may have a slideshow as background. */
const TYPES: readonly ElementNode['elType'][] = ['container', 'section', 'column'];

const CONTROLS = Object.keys(SlideshowSchema.entries);

/** Returns the pictures of a background slideshow, without entries that have no address. */
export function slideshowPictures(settings: ElementSettings): readonly Record<string, unknown>[] {
	const { background_background: type, background_slideshow_gallery: gallery } = settings;
	if (type !== 'slideshow' || !Array.isArray(gallery)) return [];
	return gallery.map(plainObjectOf).filter(({ url }) => typeof url === 'string' && url !== '');
}

/**
 * Returns the settings that the handler of a background slideshow reads; nothing for a single picture, which the sheet
 * shows. The sheet contains the pictures, so that pictures of other hosts get this host's addresses.
 */
export function backgroundSlideshowSettings(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): ElementSettings {
	const pictures = slideshowPictures(settings);
	if (!TYPES.includes(elType) || pictures.length < 2) return {};
	return {
		background_background: 'slideshow',
		...Object.fromEntries(
			CONTROLS.flatMap((control) =>
				settings[control] === undefined ? [] : [[control, settings[control]] as const],
			),
		),
		// Empty settings are not sent to the browser, so an empty switch is sent as `no`.
		...(settings.background_slideshow_loop === '' && { background_slideshow_loop: 'no' }),
	};
}
