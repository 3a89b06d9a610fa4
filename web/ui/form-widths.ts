/** The widths that the builder offers for a field, in percent of its row. */
const WIDTHS = [100, 80, 75, 70, 66, 60, 50, 40, 33, 30, 25, 20] as const;
/** Three beside each other fill their row. */
const EXACT: Readonly<Record<number, string>> = { 66: '66.666%', 33: '33.333%' };

/** Classes of one device, and when they count; the builder's breakpoints. */
const DEVICES = [
	['col', '(min-width: 768px)'],
	['md', '(min-width: 768px) and (max-width: 1024px)'],
	['sm', '(max-width: 767px)'],
] as const;

/** The rules of `elementor-col-50`, `elementor-md-66`, `elementor-sm-100`. A phone shows one field a row by itself. */
export const formWidthsCss = DEVICES.map(([device, media]) => {
	const rules = WIDTHS.map(
		(width) =>
			`.elementor-form .elementor-${device}-${width}{inline-size:${EXACT[width] ?? `${width}%`}}`,
	);
	return `@media ${media}{${rules.join('')}}`;
}).join('');
