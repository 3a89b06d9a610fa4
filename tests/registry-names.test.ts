import type { StyleControl } from '@outrigger/elements/elements/styles/style-control';
import type { WidgetDefinition } from '@outrigger/elements/elements/tree/define-widget';
import { registry } from '@outrigger/elements/registry';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { type Controls, readControls } from '../scripts/controls/read-controls';

/**
 * Names that the code reads although the builder's table lacks them. The list must not contain names that the code no
 * longer reads, and a new name needs a site that stores it.
 */
const NOT_IN_THE_TABLE: Readonly<Record<string, readonly string[]>> = {
	// Exports of builders before 2.6 store icons of Font Awesome 4 as a plain text. Accordion and toggle have one list
	// of styles: each also reads the controls of the other.
	accordion: [
		...['box_shadow_box_shadow', 'box_shadow_box_shadow_type', 'icon', 'icon_active'],
		'space_between',
	],
	toggle: ['icon', 'icon_active', 'text_stroke_stroke_color', 'text_stroke_text_stroke'],
	button: ['icon'],
	'icon-box': ['icon'],
	icon: ['icon'],
	'nav-menu': ['indicator', 'menu'],
	'post-navigation': ['arrow'],
	// `play_on_mobile` of a film: its last part looks like a device, so the table lacks the name.
	video: ['play_on'],
	// Names that this project invented and that no editor stores; they will be removed.
	'loop-grid': ['nothing_found_color'],
	lottie: ['poster'],
	'share-buttons': ['native_share'],
	'taxonomy-filter': ['filter_name', 'show_item_count'],
};

/** Names for these widgets were guessed before the table existed (decision 61), and have to be replaced. */
const GUESSED = /^(?:contact-buttons|floating-bars|link-in-bio)/;
/** The table lists fewer controls of these widgets than the editor has, and none of the shop's groups of controls. */
const PARTLY_RECORDED = /^(?:woocommerce-|archive-posts$|posts$)/;
/** One schema is used for all four widgets, so each also reads the controls of the others. */
const SHARED_SCHEMA = /^facebook-/;

const DEVICE = new RegExp(`_(?:${DEFAULT_BREAKPOINTS.map(({ device }) => device).join('|')})$`);

interface Schema {
	entries?: object;
	pipe?: Schema[];
}

function entriesOf({ entries, pipe = [] }: Schema): string[] {
	return entries ? Object.keys(entries) : pipe.flatMap(entriesOf);
}

const namesOf = (styles: readonly StyleControl[]) => styles.map(({ control }) => control);

/** The names of a definition that the table contains neither for its widget nor for every widget. */
function unknownNames(definition: WidgetDefinition, known: Controls): string[] {
	const { settings, browserSettings, styles = [] } = definition;
	const read = [
		...entriesOf(settings as unknown as Schema),
		...entriesOf((browserSettings ?? {}) as unknown as Schema),
		...namesOf(styles),
	];
	const names = new Set(read.map((name) => (name in known ? name : name.replace(DEVICE, ''))));
	return [...names].filter((name) => !(name in known) && !isMemberOfGroup(name, known)).sort();
}

/** Groups for backgrounds and type styles are read completely, even if the editor hides a member of such a group. */
function isMemberOfGroup(name: string, known: Controls): boolean {
	const background = name.replace(/_image$/, '_background');
	const [typography] =
		/^.*typography(?=_(?:line_height|letter_spacing|font_size)$)/.exec(name) ?? [];
	return background in known || `${typography}_typography` in known;
}

const table = readControls();
const common = table.get('common') ?? {};
const compared = [...registry].filter(
	([type]) =>
		table.has(type) && ![GUESSED, PARTLY_RECORDED, SHARED_SCHEMA].some((form) => form.test(type)),
);

describe('every control that is read has a name of the builder', () => {
	it.each(compared)('in %s', (type, definition) => {
		// Types that the same definition renders share its styles.
		const known = Object.assign({}, common, ...definition.types.map((each) => table.get(each)));
		expect(unknownNames(definition, known)).toEqual(NOT_IN_THE_TABLE[type] ?? []);
	});
});
