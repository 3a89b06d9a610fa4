import { typed, type Variant } from './atomic';
import type { Element, Item, Settings } from './elements';
import { derivedId, idOf } from './ids';

/**
 * An element of a table as exports store it.
 * @param place where it stands, by names and numbers: `counter/As it comes/1`
 * @param widgetType the widget that settings without an element belong to
 * @param isParentInner true in an inner section: a column is inner where its section is
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

/** The settings with the element's own class among its classes, where it has looks. */
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

/** Returns settings with ids for the rows of repeaters, as elements have. */
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

/** Pictures of a gallery are no rows: the builder keeps them without ids of their own. */
function storedRow(row: unknown, place: string): unknown {
	if (typeof row !== 'object' || row === null || 'url' in row) return row;
	return { _id: derivedId(place), ...storedSettings(row as Settings, place) };
}
