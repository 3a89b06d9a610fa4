import { typed, type Variant } from './atomic';
import type { Element, Item, Settings } from './elements';
import { derivedId, idOf } from './ids';

/**
 * Writes an element of a table as exports store it.
 * @param place the place of the element, by names and numbers: `counter/As it comes/1`
 * @param widgetType the type of the widget, for settings without an element
 * @param isParentInner true in an inner section: a column is inner if its section is inner
 */
export function storedElement(
	item: Item,
	place: string,
	widgetType: string,
	isParentInner = false,
): object {
	const { settings, elements, looks, ...kind } = elementOf(item, widgetType);
	const isInner = isInnerElement(kind.elType, place, isParentInner);
	const id = idOf(item, place);
	return {
		...{ id, ...kind, isInner },
		settings: storedSettings(looks ? withClass(settings, looks, id) : settings, id),
		...(looks && { styles: stylesOf(looks, id) }),
		elements: elements.map((each, at) =>
			storedElement(each, `${place}/${at}`, widgetType, isInner),
		),
	};
}

/** Adds the element's own class to the classes in its settings, if the class has properties. */
function withClass(settings: Settings, looks: readonly Variant[], id: string): Settings {
	return looks.length === 0 ? settings : { ...settings, classes: typed('classes', [classOf(id)]) };
}

/** The element's own class, as exports of version 4 store it beside the settings. */
function stylesOf(looks: readonly Variant[], id: string): object {
	if (looks.length === 0) return {};
	const variants = looks.map(({ breakpoint = 'desktop', state = null, props }) => ({
		meta: { breakpoint, state },
		props,
		custom_css: null,
	}));
	return { [classOf(id)]: { id: classOf(id), label: 'local', type: 'class', variants } };
}

function classOf(id: string): string {
	return `e-${id}-${derivedId(id)}`;
}

function isInnerElement(elType: string, place: string, isParentInner: boolean): boolean {
	if (elType === 'column') return isParentInner;
	return elType !== 'widget' && place.split('/').length > 2;
}

/** Adds ids to the rows of repeaters in the settings, as elements have ids. */
export function storedSettings(settings: Settings, place: string): Settings {
	const entries = Object.entries(settings).map(([control, value]) => [
		control,
		Array.isArray(value)
			? value.map((row, at) => storedRow(row, `${place}/${control}/${at}`))
			: value,
	]);
	return Object.fromEntries(entries);
}

function elementOf(item: Item, widgetType: string): Element {
	if ('elType' in item) return item as Element;
	return { elType: 'widget', widgetType, settings: item as Settings, elements: [] };
}

/** The pictures of a gallery are not rows: the builder stores them without ids. */
function storedRow(row: unknown, place: string): unknown {
	if (typeof row !== 'object' || row === null || 'url' in row) return row;
	return { _id: derivedId(place), ...storedSettings(row as Settings, place) };
}
