import { isDeepStrictEqual } from 'node:util';
import type { WrittenControl } from './read-controls';

/** Controls by name, not yet folded into groups. */
export type Entries = Readonly<Record<string, WrittenControl>>;

const fontEndings = ['family', 'size', 'weight', 'style'].map((word) => `_font_${word}`);
const textEndings = ['_text_transform', '_text_decoration', '_line_height'];
const GROUND =
	/^_(?:color(?:_stop|_b|_b_stop)?|gradient_\w+|image|position|[xy]pos|attachment|repeat|size|bg_width|(?:video|slideshow|play|privacy)_\w+)$/;

/** Kind of group → the ending of the control that begins it, and a test for the endings that may belong to it. */
const GROUPS: Readonly<Record<string, { first: string; has: (ending: string) => boolean }>> = {
	typography: group('_typography', [
		...fontEndings,
		...textEndings,
		'_letter_spacing',
		'_word_spacing',
	]),
	box_shadow: group('_box_shadow_type', ['_box_shadow', '_box_shadow_position']),
	text_shadow: group('_text_shadow_type', ['_text_shadow']),
	text_stroke: group('_text_stroke_type', ['_text_stroke', '_stroke_color']),
	border: group('_border', ['_width', '_color']),
	css_filter: group('_css_filter', ['_blur', '_brightness', '_contrast', '_saturate', '_hue']),
	background: { first: '_background', has: (ending) => GROUND.test(ending) },
};

function group(first: string, others: readonly string[]) {
	return { first, has: (ending: string) => others.includes(ending) };
}

/** A group that was found in a widget: the prefix of its names, and its members by the endings of their names. */
interface Found {
	prefix: string;
	members: Entries;
}

function groupsIn(entries: Entries, kind: string): Found[] {
	const { first, has } = GROUPS[kind] as (typeof GROUPS)[string];
	return Object.keys(entries).flatMap((name) => {
		if (!name.endsWith(first)) return [];
		const prefix = name.slice(0, -first.length);
		const names = Object.keys(entries).filter(
			(other) => other === name || (other.startsWith(prefix) && has(other.slice(prefix.length))),
		);
		const members = names.map((other) => [other.slice(prefix.length), entries[other]] as const);
		return members.length > 1
			? [{ prefix, members: Object.fromEntries(members) as Record<string, WrittenControl> }]
			: [];
	});
}

/**
 * Finds the forms of each group that several widgets have, the most frequent form first: `typography`, `typography 2`…
 */
export function commonGroups(widgets: readonly Entries[]): Record<string, Entries> {
	return Object.fromEntries(
		Object.keys(GROUPS).flatMap((kind) => {
			const forms: { members: Entries; count: number }[] = [];
			for (const { members } of widgets.flatMap((entries) => groupsIn(entries, kind))) {
				const form = forms.find((other) => isDeepStrictEqual(other.members, members));
				if (form) form.count += 1;
				else forms.push({ members, count: 1 });
			}
			return forms
				.filter(({ count }) => count > 2)
				.sort((a, b) => b.count - a.count)
				.map(({ members }, index) => [index ? `${kind} ${index + 1}` : kind, members] as const);
		}),
	);
}

/** Replaces each group of these controls by one entry under its prefix, if the group has one of the common forms. */
export function foldGroups(entries: Entries, groups: Readonly<Record<string, Entries>>): Entries {
	const folded: Record<string, WrittenControl> = { ...entries };
	for (const [name, form] of Object.entries(groups)) {
		const kind = name.split(' ')[0] as string;
		for (const { prefix, members } of groupsIn(folded, kind)) {
			if (prefix in folded || !isDeepStrictEqual(members, form)) continue;
			for (const ending of Object.keys(members)) delete folded[prefix + ending];
			folded[prefix] = `@${name}`;
		}
	}
	return folded;
}
