import type { RenderContextValue } from '../context/render-context';
import { addWidgetCss } from './add-tree-styles';

/** As the builder writes it around each of its widgets. */
const TYPE = /data-widget_type="([\w-]+)/g;

/** Types of the widgets that stand in a text as a stock WordPress sends it. */
export function stockTypes(html: string): string[] {
	return [...html.matchAll(TYPE)].map(([, type = '']) => type);
}

/**
 * Adds what the builder's own markup looks like where its own sheets do not come with it. Only for widgets that say
 * their sheets fit that markup, by `stockCss`.
 */
export function addStockStyles(
	{ styles, registry }: Pick<RenderContextValue, 'styles' | 'registry'>,
	types: Iterable<string>,
): void {
	if (styles.isClosed) return;
	for (const type of types) {
		const definition = registry.get(type);
		if (definition?.stockCss === undefined) continue;
		addWidgetCss(styles, definition);
		styles.addCss(`stock-${definition.types[0]}`, definition.stockCss, 'kit');
	}
}
