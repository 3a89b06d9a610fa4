import * as v from 'valibot';

/** The name of a control without a device suffix: `title_color`. */
const Control = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'the name of a control'));
const Text = v.string('a text');
const Settings = v.record(v.string(), v.unknown());

/** The ways to convert a stored value. Without one of them, the value is taken unchanged. */
export const READINGS = ['number', 'lowercase', 'document', 'brand', 'switch'] as const;

const Piece = v.strictObject({
	from: Control,
	before: v.optional(Text),
	after: v.optional(Text),
});

const From = v.strictObject({
	from: Control,
	as: v.optional(v.picklist(READINGS, `one of ${READINGS.join(', ')}`)),
	values: v.optional(Settings),
	when: v.optional(Settings),
	unless: v.optional(Settings),
	else: v.optional(v.unknown()),
});

const Joined = v.strictObject({
	join: v.array(v.union([Control, Piece])),
	else: v.optional(v.unknown()),
});
const Source = v.union(
	[Control, From, Joined],
	'the name of a control, {"from": …} or {"join": […]}',
);

/** Maps a control of the builder to the sources of its value. */
const Controls = v.record(
	Control,
	v.union(
		[Source, v.array(Source)],
		'the name of a control, {"from": …}, {"join": […]}, or a list of those',
	),
);

const FixedRow = v.strictObject({
	controls: v.optional(Controls),
	settings: v.optional(Settings),
});

const Rows = v.union(
	[
		v.strictObject({
			from: Control,
			value: v.optional(Control),
			controls: v.optional(Controls),
			settings: v.optional(Settings),
		}),
		v.strictObject({ fixed: v.array(FixedRow) }),
	],
	'{"from": …} or {"fixed": […]}',
);

/** The entry of a table for one widget; `docs/content.md` describes each key. */
export const WidgetEntryShape = v.strictObject({
	widget: v.pipe(v.string('a type of widget'), v.regex(/^[\w-]+$/, 'a type of widget')),
	needs: v.optional(Control),
	controls: v.optional(Controls),
	looks: v.optional(v.record(Control, Control)),
	rows: v.optional(v.record(Control, Rows)),
	settings: v.optional(Settings),
});

/** The entry of a table for forms in which each field is a widget. */
export const FormEntryShape = v.strictObject({
	fields: v.record(v.string(), Text),
	button: Text,
	multiple: v.optional(v.array(Text)),
	options: v.optional(v.strictObject({ from: Control, text: Control })),
	label_switch: v.optional(Control),
	field: v.optional(Controls),
	looks: v.optional(Controls),
	send: v.optional(Controls),
});

/** The source of the value of one control. */
export type ControlSource = v.InferOutput<typeof Source>;
/** Control of the builder → the sources of its value. The first source that gives a value wins. */
export type ControlSources = v.InferOutput<typeof Controls>;
/** The rows of a repeater of the builder. */
export type RowsEntry = v.InferOutput<typeof Rows>;
/** The translation of an add-on's widget into a widget of the builder. */
export type WidgetEntry = v.InferOutput<typeof WidgetEntryShape>;
/** Forms of an add-on in which each field is a widget. */
export type FormEntry = v.InferOutput<typeof FormEntryShape>;

/** The known facts about the widgets of one add-on. */
export interface AddOnTable {
	/** The display name of the add-on: "ElementsKit". */
	addOn: string;
	/** Prefixes of the add-on's widget types, for messages and reports: `acme-`. */
	prefixes?: readonly string[] | undefined;
	/** Widget type → the translation into a widget of the builder. */
	widgets?: Readonly<Record<string, WidgetEntry>> | undefined;
	forms?: readonly FormEntry[] | undefined;
	/** Icon name in the add-on's fonts → FontAwesome name: `"icon-phone1": "fas fa-phone"`. */
	icons?: Readonly<Record<string, string>> | undefined;
}
