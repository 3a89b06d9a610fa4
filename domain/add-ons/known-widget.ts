import type { ElementSettings } from '../builder/element-tree';
import { ownValue } from '../values/own-value';
import { isPlainObject } from '../values/plain-object';
import { withoutAtoms } from './atomic-widgets';
import { CONVERSIONS } from './conversions';
import { guessKind } from './kinds/guess-kind';
import { type Controls, renamedControls } from './renamed-controls';
import { OTHER_NAMES } from './renamed-widgets';

/** What `asKnownWidget` looks at. */
interface StoredWidget {
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
}

/**
 * The type and the settings under which a widget is known here: of add-ons those that are the builder's by another
 * name, of the builder's version 4 those that were there before. All others stay as they are, and so does what
 * WordPress rendered itself. What stands under the builder's own name wins.
 */
export function asKnownWidget({
	widgetType,
	settings,
	renderedHtml,
}: StoredWidget): Pick<StoredWidget, 'widgetType' | 'settings'> {
	if (widgetType === null || renderedHtml) return { widgetType, settings };
	const convert = ownValue(CONVERSIONS, widgetType);
	if (convert) return convert(settings);
	const other = ownValue(OTHER_NAMES, widgetType);
	if (!other) {
		return (
			withoutAtoms(widgetType, settings) ??
			guessKind(widgetType, settings) ?? { widgetType, settings }
		);
	}
	const { controls = {}, rows } = other;
	return {
		widgetType: other.widgetType,
		settings: {
			...renamedControls(settings, controls),
			...(rows && { [rows.control]: renamedRows(settings[rows.from], rows.controls) }),
			...settings,
			...globalsOf(settings, controls),
		},
	};
}

/** What stands for a control in the kit stands for it under its other name too. */
function globalsOf({ __globals__: globals }: ElementSettings, controls: Controls): ElementSettings {
	if (!isPlainObject(globals)) return {};
	return { __globals__: { ...renamedControls(globals, controls), ...globals } };
}

function renamedRows(rows: unknown, controls: Controls): unknown[] {
	if (!Array.isArray(rows)) return [];
	return rows.filter(isPlainObject).map((row) => ({ ...row, ...renamedControls(row, controls) }));
}
