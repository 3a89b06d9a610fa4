import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStyleCollector } from '../styles/style-collector';
import { createRegistry, defineWidget } from './define-widget';
import { addStockStyles, stockTypes } from './stock-styles';

const widget = (type: string, stockCss?: string) =>
	defineWidget({
		types: [type, `${type}-old`],
		settings: object({}),
		Markup: () => null,
		css: `.${type}{color:red}`,
		partsCss: { shared: '.shared{color:blue}' },
		stockCss,
	});
const registry = createRegistry([widget('tabs', '.tabs[role]{color:green}'), widget('plain')]);

function cssOf(html: string): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	addStockStyles({ styles, registry }, stockTypes(html));
	return styles.toCss();
}
const stands = (type: string) => `<div class="x" data-widget_type="${type}.default"></div>`;

describe("the looks of the builder's own markup in a text", () => {
	it('are the styles of its widgets, each once, with the shared styles and the styles only for it', () => {
		const css = cssOf(stands('tabs') + stands('tabs') + stands('tabs-old'));
		for (const rule of ['.tabs{', '.shared{', '.tabs[role]{']) {
			expect(css.split(rule)).toHaveLength(2);
		}
	});

	it.each([
		['a widget whose sheet does not fit it', stands('plain')],
		['one that nobody knows', stands('acme-map')],
		['a text of no widgets', '<p>data-widget_type</p>'],
	])('are none for %s', (_, html) => {
		expect(cssOf(html)).not.toMatch(/tabs|plain|shared/);
	});
});
