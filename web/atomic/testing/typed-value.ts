/** A value of a type as version 4 stores it, for tests. */
export function typedValue($$type: string, value: unknown) {
	return { $$type, value };
}

/** `string`. */
export function textValue(value: string) {
	return typedValue('string', value);
}

/** `html-v3`. */
export function richTextOf(html: string) {
	return typedValue('html-v3', { content: textValue(html), children: [] });
}

/** `link` to an address. */
export function linkTo(url: string, more: Record<string, unknown> = {}) {
	return typedValue('link', { destination: typedValue('url', url), ...more });
}

/**
 * The styles of an element beside its settings: one class of its own, `e-1`, with these
 * properties everywhere.
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
