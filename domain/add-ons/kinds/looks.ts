import type { ElementSettings } from '../../builder/element-tree';
import { plainObjectOf } from '../../values/plain-object';
import { type BoxControls, boxControl, boxValue, DEVICE } from './boxes';

/** A part of a widget: the pattern of the add-on's control names, and the builder's controls for the same part. */
export interface PartLooks {
	/** Matches the part in a control's name: `/title|heading/`. */
	part: RegExp;
	color?: string;
	/** The builder's group without the suffix `_typography`: `title` gives `title_typography_font_size`. */
	typography?: string;
	background?: string;
	/** Ground, border, corners, inner space and shadow of the part. */
	box?: BoxControls;
}

const TYPOGRAPHY = new RegExp(
	`^(?<prefix>.*?)_?typography(?:_group|_content_typography)?_(?<control>typography|font_family|font_size|font_weight|font_style|line_height|letter_spacing|word_spacing|text_transform|text_decoration)${DEVICE}$`,
);
const OTHER_STATE = /hover|active|focus(?!ed)/;

/** Copies the colours, typography and boxes of a bag, or of its globals, to the builder's controls. */
function looksOf(bag: ElementSettings, parts: readonly PartLooks[]): ElementSettings {
	const found: ElementSettings = {};
	for (const [control, value] of Object.entries(bag)) {
		if (value === '' || value === null || OTHER_STATE.test(control)) continue;
		for (const look of parts) {
			const name = nameFor(control, look);
			if (name === control || (name !== null && !(name in found) && !(name in bag))) {
				found[name] = boxValue(name, value);
				break;
			}
		}
	}
	return found;
}

function nameFor(control: string, look: PartLooks): string | null {
	const typography = TYPOGRAPHY.exec(control)?.groups;
	if (typography) {
		if (look.typography === undefined || !look.part.test(typography.prefix ?? '')) return null;
		const group = look.typography === '' ? 'typography' : `${look.typography}_typography`;
		return `${group}_${typography.control}${typography.device ?? ''}`;
	}
	const box = look.box && boxControl(control, look.part, look.box);
	if (box) return box;
	if (!look.part.test(control)) return null;
	const background = /(?:bg|background)(?:_color)?(?:_color)?(?:_responsive)?$/.test(control);
	if (background) return look.background ?? null;
	return look.color !== undefined && /colou?r(?:_responsive)?$/.test(control) ? look.color : null;
}

/**
 * Translates the styles of an add-on's widget into the builder's controls, globals included. A value under the
 * builder's own name is kept.
 */
export function renamedParts(
	settings: ElementSettings,
	parts: readonly PartLooks[],
): ElementSettings {
	const stored = plainObjectOf(settings.__globals__);
	const looks = looksOf(settings, parts);
	const globals = looksOf(stored, parts);
	// The builder paints a background colour only if the group names the kind of background.
	const kinds = [looks, globals].flatMap((bag) =>
		parts.flatMap(({ box }) =>
			box?.background && `${box.background}_color` in bag
				? [[`${box.background}_background`, 'classic'] as const]
				: [],
		),
	);
	const kept = kinds.filter(([control]) => !(control in settings));
	return { ...Object.fromEntries(kept), ...looks, __globals__: { ...globals, ...stored } };
}

/**
 * The alignment of a widget's text, from the first control that aligns the whole widget; undefined if no control does.
 */
export function alignmentOf(settings: ElementSettings): string | undefined {
	for (const [control, value] of Object.entries(settings)) {
		if (
			/(?:^|_)(?:text_?)?align(?:ment)?(?:_responsive)?$/.test(control) &&
			!control.startsWith('_')
		) {
			const side = /^(?:text[_-])?(?<side>left|center|right|justify)$/.exec(`${value}`)?.groups
				?.side;
			if (side) return side;
		}
	}
	return undefined;
}
