/** The widths that the builder offers for a field, in percent of its row. */
const WIDTHS = [100, 80, 75, 70, 66, 60, 50, 40, 33, 30, 25, 20] as const;
/** The exact widths with which three fields beside each other fill their row. */
const EXACT: Readonly<Record<number, string>> = { 66: '66.666%', 33: '33.333%' };

/** The prefix of one device's classes, and the media query for which they apply; the breakpoints are the builder's. */
const DEVICES = [
	['col', '(min-width: 768px)'],
	['md', '(min-width: 768px) and (max-width: 1024px)'],
	['sm', '(max-width: 767px)'],
] as const;

/**
 * The rules of `elementor-col-50`, `elementor-md-66`, `elementor-sm-100`. Without such a class, a phone shows one field
 * in each row.
 */
export const formWidthsCss = DEVICES.map(([device, media]) => {
	const rules = WIDTHS.map(
		(width) =>
			`.elementor-form .elementor-${device}-${width}{inline-size:${EXACT[width] ?? `${width}%`}}`,
	);
	return `@media ${media}{${rules.join('')}}`;
}).join('');
