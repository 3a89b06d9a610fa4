import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { SomeTexts } from '@outrigger/rules/texts/text';
import { type BuilderSettings, USUAL_BREAKPOINTS } from './builder-settings';

/** The attributes of `<body>` with the page's facts for our runtime, as `renderDocument` writes them. */
export function bodyAttributes({
	settings,
	handlers,
	popups,
	texts,
}: {
	settings: BuilderSettings | null;
	handlers: Readonly<Record<string, unknown>>;
	popups: number;
	texts: SomeTexts;
}): string {
	const attributes: Record<string, string> = {
		'data-passed': '',
		'data-handlers': JSON.stringify(handlers),
		'data-texts': JSON.stringify(texts),
		'data-elementor-breakpoints': JSON.stringify(settings?.breakpoints ?? USUAL_BREAKPOINTS),
	};
	if (settings?.lightbox) attributes['data-elementor-lightbox'] = JSON.stringify(settings.lightbox);
	if (settings && !settings.opensPictures) attributes['data-elementor-open-lightbox'] = 'no';
	if (settings?.stretchedIn) attributes['data-stretched-in'] = settings.stretchedIn;
	if (popups > 0) attributes['data-count-visits'] = 'true';
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
		.join('');
}
