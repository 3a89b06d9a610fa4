import { compileCss } from '../styles/compile-css';
import type { StyleCollector } from '../styles/style-collector';
import type { StyleControl } from '../styles/style-control';
import type { WidgetDefinition } from './define-widget';

/**
 * Returns the CSS with the kit's colours and type styles that the widgets of a type use by default, as the builder
 * prints it once for all of them: each property of a type style that the kit sets, and nothing if the kit switches its
 * default colours or fonts off.
 */
export function widgetGlobals(
	type: string,
	globals: NonNullable<WidgetDefinition['globals']>,
	controls: readonly StyleControl[],
	{ breakpoints, globals: known }: Pick<StyleCollector, 'breakpoints' | 'globals'>,
): string {
	if (!known) return '';
	const references = Object.entries(globals).flatMap(([control, name]) => {
		const isType = control.endsWith('typography');
		const isTaken = isType ? known.hasDefaultFonts : known.hasDefaultColors;
		return isTaken ? [[control, `globals/${isType ? 'typography' : 'colors'}?id=${name}`]] : [];
	});
	const settings = { __globals__: Object.fromEntries(references) };
	return compileCss(`.elementor-widget-${type}`, settings, controls, breakpoints, known);
}
