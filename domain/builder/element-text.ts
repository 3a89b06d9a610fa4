import { trimmedText } from '../text/trimmed-text';
import type { ElementSettings } from './element-tree';

type Settings = ElementSettings;

/** The fields of an element that `textOfElements` reads. */
export interface ElementWithText {
	widgetType: string | null;
	settings: Settings;
}

/** The widgets whose text belongs to the page, each with a function that writes the text as HTML. */
const TEXT_OF: ReadonlyMap<string, (settings: Settings) => string> = new Map(
	Object.entries({
		heading: (settings: Settings) => wrap('h2', settings.title),
		'text-editor': (settings: Settings) => trimmedText(settings.editor),
		button: (settings: Settings) => wrap('p', settings.text),
		'icon-box': boxText,
		'image-box': boxText,
		'call-to-action': (settings: Settings) =>
			wrap('h2', settings.title) + wrap('p', settings.description),
		testimonial: (settings: Settings) => wrap('p', settings.testimonial_content),
		blockquote: (settings: Settings) => wrap('p', settings.blockquote_content),
		alert: (settings: Settings) =>
			wrap('p', settings.alert_title) + wrap('p', settings.alert_description),
		'icon-list': (settings: Settings) => listText(settings.icon_list),
	}),
);

/**
 * Writes the text of a builder document as simple HTML. WordPress stores such HTML as the post's content beside the
 * tree; excerpts, feeds and the search read it.
 */
export function textOfElements(elements: readonly ElementWithText[]): string {
	return elements
		.map((element) => TEXT_OF.get(element.widgetType ?? '')?.(element.settings) ?? '')
		.filter((html) => html !== '')
		.join('\n');
}

function boxText(settings: Settings): string {
	return wrap('h3', settings.title_text) + wrap('p', settings.description_text);
}

function listText(items: unknown): string {
	if (!Array.isArray(items)) return '';
	const rows = items.map((item: unknown) =>
		typeof item === 'object' && item !== null && 'text' in item ? wrap('li', item.text) : '',
	);
	return rows.join('') === '' ? '' : `<ul>${rows.join('')}</ul>`;
}

function wrap(tag: string, value: unknown): string {
	const inner = trimmedText(value);
	return inner === '' ? '' : `<${tag}>${inner}</${tag}>`;
}
