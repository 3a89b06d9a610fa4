import type { ElementSettings, FlatElement } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import type { AddOnTable, WidgetEntry } from './add-on-table';
import { withoutFieldForms } from './field-forms';
import { withoutPrefix, withTodaysNames } from './first-versions';
import { formElsewhere, mailOf } from './kinds/form-kind';
import { guessKind } from './kinds/guess-kind';
import { namedWidget } from './name-widget';
import { namedControls } from './named-controls';
import { iconNamer } from './named-icons';
import { EVERY_TABLE } from './tables/every-table';

/** The fields of an element that `nameWidget` reads. */
type StoredWidget = Pick<FlatElement, 'widgetType' | 'settings' | 'renderedHtml'>;

/** A widget under the builder's type and controls. */
export interface NamedWidget {
	widgetType: string | null;
	settings: ElementSettings;
	/** Markup that pages show if the template of a form is missing; absent for every other widget. */
	renderedHtml?: string;
	/** The source of the translation: a table or a guess; null where the widget stays unchanged. */
	by: 'table' | 'kind' | null;
}

/** Translates widgets of add-ons and of other builder versions into widgets that this project renders. */
export interface AddOns {
	/**
	 * Returns the elements of a document as the page renders them: forms, widgets and controls of add-ons and of other
	 * builder versions get the names that this project knows.
	 */
	show(flat: readonly FlatElement[]): readonly FlatElement[];
	/**
	 * Translates one widget. A widget that WordPress rendered stays unchanged.
	 * @param flat the elements of its document; a form with fields elsewhere takes a mail address
	 * from them
	 */
	nameWidget(stored: StoredWidget, flat?: readonly FlatElement[]): NamedWidget;
	/** Returns the elements with each multi-element form replaced by one widget `form`. */
	showForms(flat: readonly FlatElement[]): readonly FlatElement[];
	/** The controls that the tables read for this widget type; empty for a type without a table. */
	controlsOf(widgetType: string): ReadonlySet<string>;
	/** The display name of the add-on that the widget type belongs to; null if no table contains it. */
	addOnOf(widgetType: string): string | null;
}

const NO_CONTROLS: ReadonlySet<string> = new Set();

/**
 * Combines the tables of add-ons with the rules for builder versions, and guesses widgets that no table names.
 * @param own tables of the site's owner; each overrides the project's table for the widgets that it names
 */
export function createAddOns(own: readonly AddOnTable[] = []): AddOns {
	const tables = [...EVERY_TABLE, ...own];
	const widgets = new Map<string, WidgetEntry>(
		tables.flatMap((table) => Object.entries(table.widgets ?? {})),
	);
	const forms = tables.flatMap((table) => table.forms ?? []);
	const controls = namedControls(tables);
	const nameIcons = iconNamer(tables);

	function nameWidget(
		{ widgetType, settings, renderedHtml }: StoredWidget,
		flat: readonly FlatElement[] = [],
	): NamedWidget {
		if (widgetType === null || renderedHtml) return { widgetType, settings, by: null };
		const entry = widgets.get(widgetType);
		const named = entry ? namedWidget(entry, settings) : null;
		if (named?.widgetType === 'template') {
			const otherwise = formElsewhere({ name: widgetType, mail: () => mailOf(flat) });
			const renderedHtml = trimmedText(otherwise?.settings.editor);
			return { ...named, ...(renderedHtml && { renderedHtml }), by: 'table' };
		}
		if (named) return { ...named, by: 'table' };
		// Widget types of the builder's version 4 start with `e-` and need no guess.
		if (widgetType.startsWith('e-')) {
			return { widgetType: withoutPrefix(widgetType, settings), settings, by: null };
		}
		const kind = guessKind(widgetType, settings, () => mailOf(flat));
		return kind ? { ...kind, by: 'kind' } : { widgetType, settings, by: null };
	}

	function showForms(flat: readonly FlatElement[]): readonly FlatElement[] {
		return withoutFieldForms(flat, forms);
	}

	return {
		nameWidget,
		showForms,
		controlsOf: (widgetType) => controls.get(widgetType) ?? NO_CONTROLS,
		addOnOf: (widgetType) =>
			tables.findLast(
				({ widgets = {}, prefixes = [] }) =>
					Object.hasOwn(widgets, widgetType) ||
					prefixes.some((prefix) => widgetType.startsWith(prefix)),
			)?.addOn ?? null,
		show: (flat) =>
			showForms(flat.map(withPlainSettings)).map((element) => {
				const settings = nameIcons(withTodaysNames(element.elType, element.settings));
				const { by: _by, ...named } = nameWidget({ ...element, settings }, flat);
				return { ...element, ...named };
			}),
	};
}

function withPlainSettings(element: FlatElement): FlatElement {
	return isPlainObject(element.settings) ? element : { ...element, settings: {} };
}
