import type { RenderContextValue } from '../context/render-context';
import { addWidgetCss } from './add-tree-styles';

/** As the builder writes it around each of its widgets. */
const TYPE = /data-widget_type="([\w-]+)/g;

/** Types of the widgets that stand in a text as a stock WordPress sends it. */
export function stockTypes(html: string): string[] {
	return [...html.matchAll(TYPE)].map(([, type = '']) => type);
}

/**
 * Adds the styles of the builder's own markup where the builder's sheets do not come with it. Only for widgets whose
 * `stockCss` declares that their sheets fit that markup.
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
