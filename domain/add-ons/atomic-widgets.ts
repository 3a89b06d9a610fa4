import type { ElementSettings } from '../builder/element-tree';
import { isPlainObject } from '../values/plain-object';

/** A widget as ours: its type and its settings. */
interface Widget {
	widgetType: string;
	settings: ElementSettings;
}

/** Deeper than any value that the builder nests. */
const MAX_DEPTH = 12;

/**
 * The builder's widgets since version 4, in the words of those before: their looks stand in classes beside the
 * settings, which an answer does not carry, so what remains is what they say.
 */
const ATOMIC: Readonly<Record<string, (settings: ElementSettings) => Widget>> = {
	'e-heading': ({ title, tag, link }) => ({
		widgetType: 'heading',
		settings: { title: textOf(title), header_size: tag, link: linkOf(link) },
	}),
	'e-paragraph': ({ paragraph }) => ({
		widgetType: 'text-editor',
		settings: { editor: textOf(paragraph) && `<p>${textOf(paragraph)}</p>` },
	}),
	'e-button': ({ text, link }) => ({
		widgetType: 'button',
		settings: { text: textOf(text), link: linkOf(link) },
	}),
	'e-image': ({ image, link }) => ({
		widgetType: 'image',
		settings: { image: mediumOf(image), link_to: link ? 'custom' : 'none', link: linkOf(link) },
	}),
	'e-svg': ({ svg }) => ({ widgetType: 'image', settings: { image: mediumOf(svg) } }),
	'e-divider': () => ({ widgetType: 'divider', settings: {} }),
	'e-youtube': ({ source }) => ({ widgetType: 'video', settings: { youtube_url: source } }),
};

/** Widgets that have the settings of the one whose name they add to, where they hold this control of it. */
const KEPT: Readonly<Record<string, string>> = {
	'e-accordion': 'tabs',
	'e-icon': 'selected_icon',
	'e-image-box': 'title_text',
	'e-spacer': 'space',
	'e-tabs': 'tabs',
	'e-video': 'youtube_url',
};

/**
 * The widget of before that stands for one of version 4 and later; of one that has no predecessor the same type with
 * plain values. `undefined` for all others.
 */
export function withoutAtoms(widgetType: string, settings: ElementSettings): Widget | undefined {
	if (!widgetType.startsWith('e-')) return undefined;
	const bag = plainSettings(settings);
	const control = Object.hasOwn(KEPT, widgetType) ? KEPT[widgetType] : undefined;
	if (control && control in bag) return { widgetType: widgetType.replace('e-', ''), settings: bag };
	const known = Object.hasOwn(ATOMIC, widgetType) ? ATOMIC[widgetType]?.(bag) : undefined;
	if (!known) return { widgetType, settings: bag };
	return { ...known, settings: { ...bag, ...known.settings } };
}

/** Settings with plain values: `{"$$type": "string", "value": "Bay"}` is `Bay`, at any depth. */
export function plainSettings(settings: ElementSettings): ElementSettings {
	const plain = plainValue(settings, 0);
	return isPlainObject(plain) ? plain : {};
}

function plainValue(value: unknown, depth: number): unknown {
	if (depth > MAX_DEPTH) return undefined;
	if (Array.isArray(value)) return value.map((one) => plainValue(one, depth + 1));
	if (!isPlainObject(value)) return value;
	if ('$$type' in value) return plainValue(value.value, depth + 1);
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, plainValue(one, depth + 1)]),
	);
}

/** A text by itself, or since 4.1 `{content, children}`; may hold HTML. */
export function textOf(value: unknown): string {
	if (isPlainObject(value)) return textOf(value.content);
	return typeof value === 'string' ? value : '';
}

function linkOf(value: unknown): object | undefined {
	if (!isPlainObject(value)) return undefined;
	const url = value.destination ?? value.url;
	if (typeof url !== 'string') return undefined;
	return { url, is_external: value.isTargetBlank === true ? 'on' : '', nofollow: '' };
}

/** `{src: {id, url}, size}`, or the medium itself. */
function mediumOf(value: unknown): object | undefined {
	if (!isPlainObject(value)) return undefined;
	const source = isPlainObject(value.src) ? value.src : value;
	const url = source.url ?? source.src;
	const alt = value.alt ?? source.alt;
	return {
		id: source.id ?? value.id ?? '',
		url: typeof url === 'string' ? url : '',
		alt: alt ?? '',
	};
}
