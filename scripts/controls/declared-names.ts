import type { StyleContext, StyleControl } from '@outrigger/elements/elements/styles/style-control';
import type { WidgetDefinition } from '@outrigger/elements/elements/tree/define-widget';

/** The other schemas that a valibot schema may contain. */
interface Schema {
	entries?: Record<string, Schema>;
	pipe?: Schema[];
	item?: Schema;
	wrapped?: Schema;
	options?: unknown[];
}

/**
 * Sample values of the builder's controls, one of each form. A declaration may read other controls for some forms only,
 * so each declaration is called with all samples.
 */
const SAMPLES: readonly unknown[] = [
	'yes',
	'classic',
	'gradient',
	'custom',
	'video',
	'slideshow',
	'initial',
	{ unit: 'px', size: 1, sizes: [] },
	{ unit: 'px', top: '1', right: '1', bottom: '1', left: '1', isLinked: true },
	{ horizontal: 1, vertical: 1, blur: 1, spread: 1, color: '#000' },
	{ id: 1, url: '/a.png' },
	'#000000',
	1,
];

/** The names of the controls that a schema parses, with the controls of its rows. */
export function namesOfSchema(schema: Schema | undefined): string[] {
	if (!schema || typeof schema !== 'object') return [];
	const { entries = {}, pipe = [], item, wrapped } = schema;
	return [
		...Object.entries(entries).flatMap(([name, inner]) => [name, ...namesOfSchema(inner)]),
		...pipe.filter((step) => step !== schema).flatMap(namesOfSchema),
		...namesOfSchema(item),
		...namesOfSchema(wrapped),
	];
}

/** The names of the controls that declare styles, and of all controls that these declarations read. */
export function namesOfStyles(controls: readonly StyleControl[]): string[] {
	const names = new Set<string>();
	for (const control of controls) {
		names.add(control.control);
		for (const name of namesOfStyles(control.rows ?? [])) names.add(name);
		for (const sample of SAMPLES) collectNames(control, sample, names);
	}
	return [...names];
}

function collectNames(control: StyleControl, sample: unknown, names: Set<string>): void {
	const settings = new Proxy<Record<string, unknown>>(
		{},
		{
			get(_, name) {
				names.add(String(name));
				return sample;
			},
			has: (_, name) => names.add(String(name)) !== undefined,
		},
	);
	const read = (name: string) => {
		names.add(name);
		return sample;
	};
	const context: StyleContext = { settings, device: 'desktop', sibling: read, inherited: read };
	try {
		control.when?.(settings);
		control.declare(sample, context);
	} catch {
		// The sample has another form than the control's values. The names that the declaration read before it failed
		// are kept.
	}
}

/** The names of a widget's controls, from the widget's definition. */
export function namesOfDefinition({
	settings,
	browserSettings,
	styles = [],
}: WidgetDefinition): string[] {
	return [
		...namesOfSchema(settings as Schema),
		...namesOfSchema(browserSettings as Schema | undefined),
		...namesOfStyles(styles),
	];
}
