import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { filmAt } from '@outrigger/rules/embeds/film-hosts';
import { FilmSchema } from './schema';

const CONTROLS = Object.keys(FilmSchema.entries);

/**
 * Returns the address of an element's background film, as stored: at a service, or of a file. Undefined if there is
 * none.
 */
export function backgroundFilm(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): string | undefined {
	const { background_background: type, background_video_link: link } = settings;
	const mayHave = elType === 'container' || elType === 'section';
	return mayHave && type === 'video' ? safeMediaUrl(link) : undefined;
}

/**
 * Returns the settings that the handler of a background film reads. They contain the address of a film at a service.
 * The address of a file is in the markup, so that a file of another host gets an address on this host.
 */
export function backgroundVideoSettings(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): ElementSettings {
	const address = backgroundFilm(settings, elType);
	if (address === undefined) return {};
	return {
		background_background: 'video',
		...(filmAt(address) && { background_video_link: address }),
		...Object.fromEntries(CONTROLS.map((control) => [control, settings[control]])),
	};
}
