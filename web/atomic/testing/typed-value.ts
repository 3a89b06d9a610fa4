/** A value of a type as version 4 stores it, for tests. */
export function typedValue($$type: string, value: unknown) {
	return { $$type, value };
}

/** A value of the type `string`. */
export function textValue(value: string) {
	return typedValue('string', value);
}

/** A value of the type `html-v3`. */
export function richTextOf(html: string) {
	return typedValue('html-v3', { content: textValue(html), children: [] });
}

/** A value of the type `link` with an address. */
export function linkTo(url: string, more: Record<string, unknown> = {}) {
	return typedValue('link', { destination: typedValue('url', url), ...more });
}

/**
 * The styles of an element, which are stored beside its settings: one class, `e-1`, with these properties on all
 * devices.
 */
export function ownStyles(props: Record<string, unknown>, id = 'e-1') {
	const variants = [{ meta: { breakpoint: 'desktop', state: null }, props, custom_css: null }];
	return {
		styles: { [id]: { id, label: 'local', type: 'class', variants } },
		classes: [],
		interactions: {},
		drawing: null,
	};
}
