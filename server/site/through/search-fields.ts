import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** Fields of search widgets as the builder's script leaves them at the start. */
export interface SearchFields {
	/** @param widget type of the widget around the tag */
	onStart(tag: StartTag, widget: string): void;
}

/** The elements that an icon can be. */
const ICONS = new Set(['svg', 'i', 'img']);

/**
 * Shows the search, which the builder's sheet hides until its script has measured the icons, and gives the field room
 * for the icon before its text and for the cross behind it. The cross is hidden, because a new page has an empty field.
 */
export function createSearchFields(edits: Edits): SearchFields {
	let isInLabel = false;
	/** The icon before the text, as a share of its height; 0 without an icon. */
	let label = 0;
	let field: StartTag | null = null;
	let cross = 0;

	const finish = (input: StartTag) => {
		if (label === 0) edits.addClass(input, 'no-icon-label');
		if (cross === 0) edits.addClass(input, 'no-icon-clear');
		const style = input.attributes.get('style');
		edits.setAttribute(
			input,
			'style',
			`${style ? `${style};` : ''}${width('label', 24, label)};${width('clear', 12, cross)}`,
		);
		field = null;
	};

	return {
		onStart(tag, widget) {
			if (widget !== 'search') {
				field = null;
				return;
			}
			if (tag.hasClass('e-search') && tag.hasClass('hidden')) {
				const others = tag.classes.filter((name) => name !== 'hidden');
				edits.setAttribute(tag, 'class', others.join(' '));
			} else if (tag.hasClass('e-search-label')) {
				isInLabel = true;
				label = 0;
				cross = 0;
			} else if (tag.hasClass('e-search-input')) {
				isInLabel = false;
				field = tag;
			} else if (tag.hasClass('e-search-results-container')) {
				if (field) finish(field);
			} else if (!ICONS.has(tag.name)) return;
			else if (isInLabel) label = shareOf(tag);
			else if (field) {
				cross = shareOf(tag);
				edits.addClass(tag, 'hidden');
			}
		},
	};
}

/** @param size of the icon in pixels, if its editor chose none */
function width(icon: 'label' | 'clear', size: number, share: number): string {
	const room = share === 0 ? '0px' : `calc(var(--e-search-icon-${icon}-size,${size}px)*${share})`;
	return `--e-search-icon-${icon}-absolute-width:${room}`;
}

/** The width of an icon divided by its height; icons of fonts and pictures count as squares. */
function shareOf(tag: StartTag): number {
	const [, , across = Number.NaN, down = Number.NaN] = (tag.attributes.get('viewbox') ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	return across > 0 && down > 0 ? Number((across / down).toFixed(4)) : 1;
}
