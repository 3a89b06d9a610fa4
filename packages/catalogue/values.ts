/** Values of controls as exports store them, in as few words as they need. */

const UPLOADS = '/wp-content/uploads/';

/** A slider's value in pixels. */
export function px(size: number | string) {
	return { unit: 'px', size, sizes: [] };
}

/** A slider's value in another unit; `custom` takes any length of CSS. */
export function size(value: number | string, unit: string) {
	return { unit, size: value, sizes: [] };
}

/** A slider with two handles, in percent. */
export function range(start: number, end: number) {
	return { unit: '%', size: '', sizes: { start, end } };
}

/** Pixels of the four sides, with CSS's short forms: all, vertical and horizontal, or from the top clockwise. */
export function sides(...lengths: Lengths) {
	return sidesIn('px', ...lengths);
}

type Length = number | string;
type Lengths = [Length, Length?, Length?, Length?];

/** The same in another unit; `custom` takes any length of CSS. */
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
 * Settings of a container at the top of a page: its content begins below the header's mark and ends below the header's
 * end, as wide as the window leaves it.
 * @param vertical pixels above and below the content
 */
export function across(vertical: number) {
	return {
		content_width: 'boxed',
		boxed_width: size(100, '%'),
		padding: sidesIn('custom', `${vertical}px`, 'var(--edge)'),
	};
}

/** Pixels between rows and between columns. */
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

/** An icon of Font Awesome by its class names, `fas fa-anchor`; none for an empty string. */
export function icon(value: string) {
	return { value, library: LIBRARIES[value.split(' ')[0] ?? ''] ?? '' };
}

/** @param options `is_external`, `nofollow` and `custom_attributes` as the builder's dialog stores them */
export function link(url: string, options: Readonly<Record<string, string>> = {}) {
	return { url, is_external: '', nofollow: '', custom_attributes: '', ...options };
}

/**
 * A picture of the media library.
 * @param file below `wp-content/uploads`, `2026/05/bay.jpg`, where the element does not look it up by its number
 */
export function picture(id: number, file = '', alt?: string) {
	const url = file === '' ? '' : `${UPLOADS}${file}`;
	return alt === undefined ? { id, url } : { id, url, alt };
}

/** Offsets, blur and spread in pixels. */
export function shadow(
	horizontal: number,
	vertical: number,
	blur: number,
	spread: number,
	color: string,
) {
	return { horizontal, vertical, blur, spread, color };
}

/** A colour of the kit by its id, for `__globals__`. */
export function color(id: string) {
	return `globals/colors?id=${id}`;
}

/** The address of a link that does something, `popup:open`, as the builder writes it. */
export function action(name: string, settings: object): string {
	const json = Buffer.from(JSON.stringify(settings)).toString('base64');
	return `#${encodeURIComponent(`elementor-action:action=${name}&settings=${json}`)}`;
}
