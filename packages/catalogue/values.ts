/** Functions that write the values of controls as exports store them, from as few arguments as possible. */

const UPLOADS = '/wp-content/uploads/';

/** Writes the value of a slider in pixels. */
export function px(size: number | string) {
	return { unit: 'px', size, sizes: [] };
}

/** Writes the value of a slider in another unit; the unit `custom` takes any length of CSS. */
export function size(value: number | string, unit: string) {
	return { unit, size: value, sizes: [] };
}

/** Writes the value of a slider with two handles, in percent. */
export function range(start: number, end: number) {
	return { unit: '%', size: '', sizes: { start, end } };
}

/**
 * Writes pixels for the four sides. The arguments are like CSS's short forms: one for all sides, two for vertical and
 * horizontal, or four clockwise from the top.
 */
export function sides(...lengths: Lengths) {
	return sidesIn('px', ...lengths);
}

type Length = number | string;
type Lengths = [Length, Length?, Length?, Length?];

/** Writes lengths for the four sides in another unit; the unit `custom` takes any length of CSS. */
export function sidesIn(unit: string, ...[top, right = top, bottom = top, left = right]: Lengths) {
	return {
		unit,
		top: String(top),
		right: String(right),
		bottom: String(bottom),
		left: String(left),
		isLinked: top === right && top === bottom && top === left,
	};
}

/**
 * Settings for a container at the top level of a page. It is as wide as the window. Its content begins at the same edge
 * as the header's mark, and ends at the same edge as the header.
 * @param vertical pixels above and below the content
 */
export function across(vertical: number) {
	return {
		content_width: 'boxed',
		boxed_width: size(100, '%'),
		padding: sidesIn('custom', `${vertical}px`, 'var(--edge)'),
	};
}

/** Writes a gap in pixels, between rows and between columns. */
export function gap(row: number, column = row) {
	return {
		unit: 'px',
		row: String(row),
		column: String(column),
		isLinked: row === column,
		size: column,
	};
}

const LIBRARIES: Readonly<Record<string, string>> = {
	fas: 'fa-solid',
	far: 'fa-regular',
	fab: 'fa-brands',
};

/** Writes an icon of Font Awesome from its class names, `fas fa-anchor`; an empty text gives no icon. */
export function icon(value: string) {
	return { value, library: LIBRARIES[value.split(' ')[0] ?? ''] ?? '' };
}

/** @param options `is_external`, `nofollow` and `custom_attributes` as the builder's dialog stores them */
export function link(url: string, options: Readonly<Record<string, string>> = {}) {
	return { url, is_external: '', nofollow: '', custom_attributes: '', ...options };
}

/**
 * Writes a reference to a picture of the media library.
 * @param file below `wp-content/uploads`, `2026/05/bay.jpg`, if the element does not find it by its id
 */
export function picture(id: number, file = '', alt?: string) {
	const url = file === '' ? '' : `${UPLOADS}${file}`;
	return alt === undefined ? { id, url } : { id, url, alt };
}

/** Writes a shadow from its offsets, blur and spread in pixels. */
export function shadow(
	horizontal: number,
	vertical: number,
	blur: number,
	spread: number,
	color: string,
) {
	return { horizontal, vertical, blur, spread, color };
}

/** Writes a reference to a colour of the kit by its id, for `__globals__`. */
export function color(id: string) {
	return `globals/colors?id=${id}`;
}

/** Writes the address of a link that runs an action, such as `popup:open`, in the builder's format. */
export function action(name: string, settings: object): string {
	const json = Buffer.from(JSON.stringify(settings)).toString('base64');
	return `#${encodeURIComponent(`elementor-action:action=${name}&settings=${json}`)}`;
}
