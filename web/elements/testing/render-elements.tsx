import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { buildElementTree, type FlatElement } from '@outrigger/rules/builder/element-tree';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContextValue, RenderProvider } from '../context/render-context';
import { createStyleCollector } from '../styles/style-collector';
import { BuilderDocument } from '../tree/builder-document';
import type { Registry } from '../tree/define-widget';

/** An element of a test; missing fields have the usual value. */
export type TestElement = Partial<FlatElement>;

/** The parts of a rendered document that a test sees. */
export interface RenderedElements {
	html: string;
	css: string;
	/** Messages that would have been logged. */
	warnings: string[];
}

/**
 * Renders a flat list of elements as document 7 of type `wp-page`, for tests. An element without an id gets its place
 * as the id (`e0`); an element without a kind is a widget. Markup is not sanitised unless options say so.
 */
export function renderElements(
	flat: readonly TestElement[],
	registry: Registry,
	options: Partial<RenderContextValue> = {},
): RenderedElements {
	const warnings: string[] = [];
	const value: RenderContextValue = {
		registry,
		showElements: createAddOns().show,
		say: englishSay,
		styles: createStyleCollector(DEFAULT_BREAKPOINTS),
		document: { databaseId: 7, type: 'wp-page' },
		sanitize: (html) => html,
		warn: (message) => warnings.push(message),
		hasExtension: false,
		allowFrame: () => {},
		...options,
	};
	const elements = flat.map(
		(element, index): FlatElement => ({
			id: `e${index}`,
			parentId: null,
			elType: 'widget',
			widgetType: null,
			settings: {},
			renderedHtml: null,
			...element,
		}),
	);
	const html = renderToStaticMarkup(
		<RenderProvider value={value}>
			<BuilderDocument
				document={value.document}
				nodes={buildElementTree(elements, value.showElements)}
			/>
		</RenderProvider>,
	);
	return { html, css: value.styles.toCss(), warnings };
}
