import type { MasonryLayout } from './masonry';

/** Custom property → value. */
type Properties = Record<string, string>;

/**
 * Writes a layout as custom properties for `gallery.css`: for each picture its column (`--c`), its top and height in
 * column widths (`--t`, `--h`) and in gaps (`--tg`, `--hg`); for the container its height.
 */
export function masonryProperties({ places, ends }: MasonryLayout): {
	container: Properties;
	items: Properties[];
} {
	const heights = ends.map(
		({ height, gaps }) => `calc(var(--w)*${short(height)} + var(--g)*${short(gaps)})`,
	);
	const [only = '0px'] = heights;
	return {
		container: { '--end': heights.length > 1 ? `max(${heights.join(',')})` : only },
		items: places.map(({ column, top, topGaps, height, heightGaps }) => ({
			'--c': `${column}`,
			'--t': short(top),
			'--tg': short(topGaps),
			'--h': short(height),
			'--hg': short(heightGaps),
		})),
	};
}

/** Rounds to a ten-thousandth of a column, which is less than a tenth of a pixel. */
function short(number: number): string {
	return `${Math.round(number * 1e4) / 1e4}`;
}
