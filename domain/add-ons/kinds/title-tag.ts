import type { ElementSettings } from '../../builder/element-tree';

/** The HTML tag that the settings name for the title. Without such a setting it is `h2`, the default of add-ons. */
export function tagOf(settings: ElementSettings): string {
	const tags = Object.entries(settings).flatMap(([control, value]) =>
		/(?:tag|_size|header_size)$/.test(control) && /^(?:h[1-6]|div|span|p)$/.test(`${value}`)
			? [`${value}`]
			: [],
	);
	return tags[0] ?? 'h2';
}
