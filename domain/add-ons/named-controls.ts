import type { AddOnTable, ControlSources, FormEntry, WidgetEntry } from './add-on-table';

/** Type of widget → the add-on's controls that a table reads. */
export type NamedControls = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Collects the add-on controls that tables read, so that the settings which visitors receive include them. Controls
 * of rows count as controls of their widget.
 * @param tables several tables may cover one widget; the result has the controls of all of them
 */
export function namedControls(tables: readonly AddOnTable[]): NamedControls {
	const named = new Map<string, Set<string>>();
	const add = (type: string, controls: readonly string[]) => {
		named.set(type, new Set([...(named.get(type) ?? []), ...controls]));
	};
	for (const { widgets = {}, forms = [] } of tables) {
		for (const [type, entry] of Object.entries(widgets)) add(type, controlsOfWidget(entry));
		for (const form of forms) {
			const controls = controlsOfForm(form);
			for (const type of [...Object.keys(form.fields), form.button]) add(type, controls);
		}
	}
	return named;
}

function controlsOfWidget({ controls = {}, rows = {} }: WidgetEntry): string[] {
	const repeaters = Object.values(rows).flatMap((entry) =>
		'fixed' in entry
			? entry.fixed.flatMap((row) => controlsOf(row.controls ?? {}))
			: [
					entry.from,
					...(entry.value === undefined ? [] : [entry.value]),
					...controlsOf(entry.controls ?? {}),
				],
	);
	return [...controlsOf(controls), ...repeaters];
}

function controlsOfForm({ field = {}, looks = {}, send = {}, options, label_switch }: FormEntry) {
	return [
		...[field, looks, send].flatMap(controlsOf),
		...(options ? [options.from, options.text] : []),
		...(label_switch === undefined ? [] : [label_switch]),
	];
}

function controlsOf(sources: ControlSources): string[] {
	return Object.values(sources)
		.flat()
		.flatMap((source) => {
			if (typeof source === 'string') return [source];
			if ('join' in source) {
				return source.join.map((piece) => (typeof piece === 'string' ? piece : piece.from));
			}
			const { from, when = {}, unless = {} } = source;
			return [from, ...Object.keys(when), ...Object.keys(unless)];
		});
}
