import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import { compileCss } from '../styles/compile-css';
import type { KnownGlobals } from '../styles/known-globals';
import type { StyleCollector } from '../styles/style-collector';
import type { StyleControl } from '../styles/style-control';
import type { WidgetDefinition } from './define-widget';

/** The CSS of a type, and everything other than the kit's globals that it was made from. */
interface MadeGlobals {
	controls: readonly StyleControl[];
	breakpoints: Breakpoints;
	css: string;
}

/** The CSS of widget types under the globals of their kit, because each widget of every page needs it. */
const made = new WeakMap<KnownGlobals, Map<string, MadeGlobals>>();

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
	const types = made.get(known) ?? new Map<string, MadeGlobals>();
	const earlier = types.get(type);
	if (earlier?.controls === controls && earlier.breakpoints === breakpoints) return earlier.css;
	const css = compileGlobals(type, globals, controls, breakpoints, known);
	types.set(type, { controls, breakpoints, css });
	made.set(known, types);
	return css;
}

function compileGlobals(
	type: string,
	globals: NonNullable<WidgetDefinition['globals']>,
	controls: readonly StyleControl[],
	breakpoints: Breakpoints,
	known: KnownGlobals,
): string {
	const references = Object.entries(globals).flatMap(([control, name]) => {
		const isType = control.endsWith('typography');
		const isTaken = isType ? known.hasDefaultFonts : known.hasDefaultColors;
		return isTaken ? [[control, `globals/${isType ? 'typography' : 'colors'}?id=${name}`]] : [];
	});
	const settings = { __globals__: Object.fromEntries(references) };
	return compileCss(`.elementor-widget-${type}`, settings, controls, breakpoints, known);
}
