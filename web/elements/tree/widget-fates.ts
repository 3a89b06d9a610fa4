import type { AddOns, NamedWidget } from '@outrigger/rules/add-ons/add-ons';
import { COMPONENT_WIDGET } from '@outrigger/rules/atomic/components/component-id';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import type { Registry } from './define-widget';
import { showsNothing } from './shows-nothing';

/** The widget that shows another document of the site. */
const TEMPLATE = 'template';

/**
 * The way in which the page shows a widget: by our widget of the same name; by another widget that a table names or
 * that fits the builder's version; by a widget of a recognised kind; by WordPress's rendering; by its plain text or
 * inner elements; not at all.
 */
export type Fate = 'own' | 'named' | 'kind' | 'rendered' | 'words' | 'nothing';

/** How the page shows one stored widget. */
export interface WidgetFate {
	elementId: string;
	/** The type as it is stored. */
	widgetType: string;
	fate: Fate;
	/** The type of the widget that shows it; null if no widget shows it. */
	shownBy: string | null;
}

/** The known widgets and add-ons. */
interface Knowledge {
	addOns: AddOns;
	registry: Registry;
	/** Returns true if the site has a template with this number. */
	hasTemplate: (databaseId: number) => boolean;
}

/**
 * Returns the fate of each widget of a document, in its order. A widget that is a field of a form is shown by the form,
 * and instances of components of version 4 by the elements of their component.
 */
export function fatesOf(
	elements: readonly FlatElement[],
	{ addOns, registry, hasTemplate }: Knowledge,
): WidgetFate[] {
	const parents = new Set(elements.map(({ parentId }) => parentId));
	const shown = new Map(addOns.showForms(elements).map((element) => [element.id, element]));
	return elements
		.filter(({ elType }) => elType === 'widget')
		.map((stored): WidgetFate => {
			const { id: elementId, widgetType: type } = stored;
			const widgetType = type ?? '';
			if (widgetType === COMPONENT_WIDGET)
				return { elementId, widgetType, fate: 'own', shownBy: widgetType };
			const element = shown.get(elementId);
			const isPart = !element || (element !== stored && element.widgetType !== type);
			if (isPart) return { elementId, widgetType, fate: 'named', shownBy: 'form' };
			const named = addOns.nameWidget(element, elements);
			const shownBy = named.widgetType ?? '';
			if (shownBy === TEMPLATE && !hasTemplate(Number(named.settings.template_id))) {
				const fate = fateWithoutTemplate(element, named);
				return { elementId, widgetType, fate, shownBy: null };
			}
			if (registry.has(shownBy) || registry.atomic.has(shownBy)) {
				return { elementId, widgetType, fate: fateOf(named, widgetType), shownBy };
			}
			return {
				elementId,
				widgetType,
				fate: fateOfUnknown({ ...element, ...named }, parents.has(elementId)),
				shownBy: null,
			};
		});
}

function fateOf({ by, widgetType }: NamedWidget, stored: string): Fate {
	if (by === 'kind') return 'kind';
	return widgetType === stored ? 'own' : 'named';
}

function fateWithoutTemplate({ renderedHtml }: FlatElement, named: NamedWidget): Fate {
	if (renderedHtml) return 'rendered';
	return named.renderedHtml ? 'words' : 'nothing';
}

function fateOfUnknown(element: FlatElement, hasChildren: boolean): Fate {
	if (element.renderedHtml) return 'rendered';
	const children = hasChildren ? [element] : [];
	return showsNothing({ ...element, children }) ? 'nothing' : 'words';
}
