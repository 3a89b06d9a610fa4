/** Where the map's frame is loaded from; the first answers, some addresses are passed on to the second. */
export const MAP_ORIGINS = ['https://www.google.com', 'https://maps.google.com'] as const;

const ZOOM = { least: 1, most: 20 };

/** The address of a map around a place, as Google documents it for frames without a key. */
export function mapFrame(place: string, zoom: number): string {
	const step = Math.round(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom)));
	const query = new URLSearchParams({ q: place.trim(), t: 'm', z: `${step}`, output: 'embed' });
	return `${MAP_ORIGINS[0]}/maps?${query}`;
}
