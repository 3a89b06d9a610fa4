import type { ElementSettings } from '../../builder/element-tree';

/** The tag that a title asks for; `h2` is what add-ons begin with. */
export function tagOf(settings: ElementSettings): string {
	const tags = Object.entries(settings).flatMap(([control, value]) =>
		/(?:tag|_size|header_size)$/.test(control) && /^(?:h[1-6]|div|span|p)$/.test(`${value}`)
			? [`${value}`]
			: [],
	);
	return tags[0] ?? 'h2';
}
