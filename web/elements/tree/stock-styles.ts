import type { RenderContextValue } from '../context/render-context';
import { addWidgetCss } from './add-tree-styles';

/** The attribute that the builder writes on each of its widgets. */
const TYPE = /data-widget_type="([\w-]+)/g;

/** Types of the widgets in a text that a stock WordPress sends. */
export function stockTypes(html: string): string[] {
	return [...html.matchAll(TYPE)].map(([, type = '']) => type);
}

/**
 * Adds the styles of the builder's own markup if the markup comes without the builder's sheets. It adds them only for
 * widgets whose `stockCss` declares that their sheets fit that markup.
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
