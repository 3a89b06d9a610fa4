import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { addAtomicStyles } from '../atomic/add-atomic-styles';
import { variableOf } from '../atomic/variable-of';
import type { RenderContextValue } from '../context/render-context';
import { addElementStyles } from '../styles/add-element-styles';
import { containerCss, sectionCss } from '../styles/base-css';
import { COLUMN_CONTROLS } from '../styles/column-controls';
import { CONTAINER_CONTROLS } from '../styles/container-controls';
import { SECTION_CONTROLS } from '../styles/section-controls';
import type { StyleCollector } from '../styles/style-collector';
import type { StyleControl } from '../styles/style-control';
import { WIDGET_CONTROLS } from '../styles/widget-controls';
import type { PartOfControl, WidgetDefinition } from './define-widget';
import { widgetGlobals } from './widget-globals';

/**
 * Adds the rules of a whole tree without rendering it, from the stored settings: values that differ between items
 * (dynamic tags) cannot be in the page's single sheet.
 */
export function addTreeStyles(
	{ styles, registry, variables }: Pick<RenderContextValue, 'styles' | 'registry' | 'variables'>,
	documentId: number,
	nodes: readonly ElementNode[],
): void {
	if (styles.isClosed) return;
	for (const element of nodes) {
		const atomic = registry.atomic.get(element.widgetType ?? element.elType);
		if (atomic) {
			const references = { variable: variableOf(variables) };
			addAtomicStyles(styles, documentId, element, atomic, { references, isProvisional: true });
		}
		switch (element.elType) {
			case 'container':
				styles.addCss('container', containerCss(styles.breakpoints), 'base');
				addElementStyles(styles, documentId, element, CONTAINER_CONTROLS);
				break;
			case 'section':
			case 'column':
				styles.addCss('section', sectionCss(styles.breakpoints), 'base');
				addElementStyles(
					styles,
					documentId,
					element,
					element.elType === 'section' ? SECTION_CONTROLS : COLUMN_CONTROLS,
				);
				break;
			case 'widget':
				if (atomic) break;
				addWidgetStyles(styles, documentId, element, registry.get(element.widgetType ?? ''));
				break;
		}
		addTreeStyles({ styles, registry, variables }, documentId, element.children);
	}
}

/** Adds the rules that one widget needs in the sheet: shared parts, its own CSS, its controls. */
export function addWidgetStyles(
	styles: StyleCollector,
	documentId: number,
	element: ElementNode,
	definition: WidgetDefinition | undefined,
	settings: ElementSettings = element.settings,
): void {
	if (styles.isClosed) return;
	if (definition) {
		addWidgetCss(styles, definition, settings);
		addWidgetGlobals(styles, definition, element.widgetType ?? '');
	}
	addElementStyles(styles, documentId, { ...element, settings }, controlsOf(definition));
}

/**
 * Adds the CSS that every widget of a definition needs: the CSS of the parts that it shares, and its own CSS.
 * @param settings the stored settings; absent if they are unknown, and then the sheet has all parts
 */
export function addWidgetCss(
	styles: StyleCollector,
	{ types, css, partsCss }: WidgetDefinition,
	settings?: ElementSettings,
): void {
	for (const [name, part] of Object.entries(partsCss ?? {})) {
		const css = typeof part === 'string' ? part : partOfControl(part, settings);
		if (css) styles.addCss(`part-${name}`, css);
	}
	if (css) styles.addCss(`widget-${types[0]}`, css);
}

/** Returns the CSS of a part if its control is set or the settings are unknown; otherwise an empty text. */
function partOfControl(part: PartOfControl, settings?: ElementSettings): string {
	const isOn = !settings || Boolean(settings[part.control] ?? part.byDefault);
	return isOn ? part.css : '';
}

/** Adds the rules with the kit's colours and type styles that the widgets of a type use by default. */
function addWidgetGlobals(
	styles: StyleCollector,
	{ globals, styles: controls }: WidgetDefinition,
	type: string,
): void {
	if (!globals || !controls || !styles.globals) return;
	styles.addCss(type, widgetGlobals(type, globals, controls, styles), 'globals');
}

/** All widgets of a definition share the list, because other caches use the list itself as a key. */
const lists = new WeakMap<WidgetDefinition, readonly StyleControl[]>();

function controlsOf(definition: WidgetDefinition | undefined): readonly StyleControl[] {
	if (!definition?.styles) return WIDGET_CONTROLS;
	const list = lists.get(definition) ?? [...definition.styles, ...WIDGET_CONTROLS];
	lists.set(definition, list);
	return list;
}
