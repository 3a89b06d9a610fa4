import type { ElementSettings } from '../builder/element-tree';
import { isPlainObject } from '../values/plain-object';
import type { RowsEntry, WidgetEntry } from './add-on-table';
import { namedGlobals, namedLooks, namedValues } from './read-values';

/** A widget under the builder's type and controls. */
export interface KnownWidget {
	widgetType: string;
	settings: ElementSettings;
}

/**
 * Translates a widget by its table. The table's controls override stored settings; other settings stay.
 * @returns null where the settings lack the control that the table needs
 */
export function namedWidget(entry: WidgetEntry, settings: ElementSettings): KnownWidget | null {
	const { widget, needs, controls = {}, looks = {}, rows = {}, settings: fixed } = entry;
	const named = { ...namedLooks(settings, looks), ...namedValues(settings, controls) };
	if (needs !== undefined && !named[needs]) return null;
	const globals = settings.__globals__;
	const repeaters = Object.entries(rows).map(([repeater, one]) => [
		repeater,
		namedRows(settings, one),
	]);
	return {
		widgetType: widget,
		settings: {
			...settings,
			...named,
			...Object.fromEntries(repeaters),
			...fixed,
			...(isPlainObject(globals) && {
				__globals__: {
					...globals,
					...namedLooks(globals, looks),
					...namedGlobals(globals, controls),
				},
			}),
		},
	};
}

function namedRows(settings: ElementSettings, entry: RowsEntry): unknown[] {
	if ('fixed' in entry) {
		return entry.fixed.map(({ controls = {}, settings: fixed }) => ({
			...namedValues(settings, controls),
			...fixed,
		}));
	}
	const stored = settings[entry.from];
	const rows = Array.isArray(stored) ? stored.filter(isPlainObject) : [];
	const { value, controls = {}, settings: fixed } = entry;
	if (value !== undefined) return rows.map((row) => row[value]);
	return rows.map((row) => ({ ...row, ...namedValues(row, controls), ...fixed }));
}
