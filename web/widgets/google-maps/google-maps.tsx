import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { iconNamed } from '../../elements/settings/icon';
import { sliderSetting } from '../../elements/settings/slider';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { ClickToLoad } from '../../ui/click-to-load';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';

export const GoogleMapsSettings = object({
	address: textSetting('London Eye, London, United Kingdom'),
	/** Google's zoom levels, from 1 (the world) to 20 (a house). */
	zoom: sliderSetting(10),
});
export type GoogleMapsSettings = InferOutput<typeof GoogleMapsSettings>;

/** The origins of the map's frame: the first origin answers, and redirects some addresses to the second. */
export const MAP_ORIGINS = ['https://www.google.com', 'https://maps.google.com'] as const;

const ZOOM = { least: 1, most: 20 };

/** The address of a map around a place, in the form that Google documents for frames without a key. */
export function mapFrame(place: string, zoom: number): string {
	const step = Math.round(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom)));
	const query = new URLSearchParams({ q: place.trim(), t: 'm', z: `${step}`, output: 'embed' });
	return `${MAP_ORIGINS[0]}/maps?${query}`;
}

/** The rights that a map needs: its scripts and storage, and the right to open itself in a new tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * A map that loads from Google after a click; before the click the widget shows the address. It renders nothing without
 * an address.
 */
export function GoogleMaps({ settings }: WidgetProps<GoogleMapsSettings>) {
	const say = useTexts();
	const { allowFrame } = useRender();
	const place = settings.address.trim();
	if (place === '') return null;
	for (const origin of MAP_ORIGINS) allowFrame(origin);
	return (
		<ClickToLoad
			className="elementor-custom-embed"
			src={mapFrame(place, settings.zoom)}
			title={say('box.map', { place })}
			sandbox={SANDBOX}
		>
			<span className="elementor-custom-embed__place">
				<Icon icon={iconNamed('fas fa-map-marker-alt')} />
				<span>{place}</span>
			</span>
			<span className="e-click-to-load__note">{say('box.showMap')}</span>
		</ClickToLoad>
	);
}
