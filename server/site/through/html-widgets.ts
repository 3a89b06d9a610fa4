import type { StartTag } from './scan-tags';

/** Finds out which scripts are in a widget of the type `html`, into which owners write code of their own. */
export interface HtmlWidgets {
	onStart(tag: StartTag): void;
	onEnd(name: string): void;
	isInside(): boolean;
}

export function createHtmlWidgets(): HtmlWidgets {
	/** The depth of `<div>` in the open widget; 0 outside of all widgets. */
	let depth = 0;
	return {
		onStart({ name, attributes }) {
			if (name !== 'div' && depth === 0) return;
			// Owners' code may leave elements open. The next element of the builder is outside of it.
			if (attributes.has('data-element_type')) {
				depth = attributes.get('data-widget_type') === 'html.default' ? 1 : 0;
			} else if (depth > 0 && name === 'div') depth += 1;
		},
		onEnd(name) {
			if (name === 'div' && depth > 0) depth -= 1;
		},
		isInside: () => depth > 0,
	};
}
