import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPOGRAPHY_PROPERTIES } from '@outrigger/elements/elements/styles/typography';
import type { WidgetDefinition } from '@outrigger/elements/elements/tree/define-widget';
import { registry } from '@outrigger/elements/registry';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';

/**
 * Widgets that open and close, pictures and films, and the elements of themes: their pages store a value for each of
 * their controls.
 */
const SHOWN = [
	'accordion',
	'audio',
	'author-box',
	'breadcrumbs',
	'contact-buttons',
	'flip-box',
	'floating-bars-var-1',
	'gallery',
	'hotspot',
	'image-carousel',
	'image-gallery',
	'link-in-bio',
	'loop-carousel',
	'media-carousel',
	'mega-menu',
	'nav-menu',
	'nested-accordion',
	'nested-carousel',
	'nested-tabs',
	'off-canvas',
	'post-navigation',
	'price-table',
	'reviews',
	'search-form',
	'sitemap',
	'slides',
	'table-of-contents',
	'tabs',
	'testimonial-carousel',
	'text-path',
	'toggle',
	'video',
	'video-playlist',
];

/** Controls that no page of the catalogue shows; for most of them another widget of the builder has the same styles. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
	// Both widgets share their styles: only toggles have a space and a shadow, only accordions have a stroke.
	accordion: ['space_between', 'box_shadow_box_shadow'],
	toggle: ['text_stroke_text_stroke', 'text_stroke_stroke_color'],
	'table-of-contents': ['box_shadow_box_shadow'],
};

/** Keys of the instances of WordPress's own widgets, by their `id_base`. */
const INSTANCES: Readonly<Record<string, readonly string[]>> = {
	search: ['title'],
	categories: ['title', 'count', 'hierarchical', 'dropdown'],
	'recent-posts': ['title', 'number', 'show_date'],
	archives: ['title', 'count', 'dropdown'],
	tag_cloud: ['title', 'taxonomy', 'count'],
	nav_menu: ['title', 'nav_menu'],
	text: ['title', 'text', 'filter', 'visual'],
	custom_html: ['title', 'content'],
	media_image: [
		...['title', 'attachment_id', 'size', 'width', 'height', 'caption', 'alt', 'link_type'],
		...['link_url', 'link_target_blank', 'image_classes', 'link_classes', 'image_title'],
	],
	media_gallery: ['title', 'ids', 'columns', 'size', 'link_type', 'orderby_random'],
	'recent-comments': ['title', 'number'],
	pages: ['title', 'sortby', 'exclude'],
};

interface StoredElement {
	widgetType?: string;
	settings: unknown;
	elements: StoredElement[];
}

const folder = join(import.meta.dirname, '../content/pages/widgets');
const pages = readdirSync(folder)
	.filter((file) => file.endsWith('.json'))
	.map(
		(file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { content: StoredElement[] },
	);

const DEVICE = new RegExp(`_(?:${DEFAULT_BREAKPOINTS.map(({ device }) => device).join('|')})$`);
const plain = (name: string) => name.replace(DEVICE, '');

/** Every name that elements of these types store, also in rows of repeaters, without device suffixes. */
function storedNames(types: readonly string[]): Set<string> {
	const names = new Set<string>();
	const read = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		for (const [name, inner] of Object.entries(value)) {
			names.add(plain(name));
			read(inner);
		}
	};
	const walk = ({ widgetType = '', settings, elements }: StoredElement): void => {
		if (types.includes(widgetType)) read(settings);
		elements.forEach(walk);
	};
	for (const { content } of pages) content.forEach(walk);
	return names;
}

const TYPOGRAPHY = TYPOGRAPHY_PROPERTIES.map((property) => property.replaceAll('-', '_'));
const TYPE_STYLE = new RegExp(
	`(typography(?:_normal|_fraction|_[ab])?)_(?:typography|${TYPOGRAPHY.join('|')})$`,
);
const SHADOW = /_(text|box)_shadow_(?:type|position)$/;

interface Entries {
	entries?: object;
	pipe?: Entries[];
}

/** The names in an object, or in the objects of a pipe; a function between these has no names. */
function entriesOf({ entries, pipe = [] }: Entries): string[] {
	return entries ? Object.keys(entries) : pipe.flatMap((each) => Object.keys(each.entries ?? {}));
}

/** The controls of a widget. Any single control shows its whole group, such as a type style or a background. */
function controlsOf({ settings, styles = [] }: WidgetDefinition): Map<string, string[]> {
	const entries = entriesOf(settings as unknown as Entries);
	const own = styles.flatMap(({ control, rows = [] }) => [
		control,
		...rows.map((row) => row.control),
	]);
	const names = [...new Set([...entries, ...own].map(plain))];
	const grounds = names.flatMap((name) => /^(.*)_gradient_type$/.exec(name)?.[1] ?? []);
	const groups = new Map<string, string[]>();
	for (const name of names) {
		const ground = grounds.find((prefix) => isGroundPart(name, prefix));
		const group = ground ?? name.replace(TYPE_STYLE, '$1').replace(SHADOW, '_$1_shadow');
		groups.set(group, [...(groups.get(group) ?? []), name]);
	}
	return groups;
}

const GROUND =
	/^_(?:background|color|image|position|[xy]pos|attachment|repeat|size|bg_width|video_\w+|slideshow_\w+|color_\w+|gradient_\w+)$/;
const isGroundPart = (name: string, prefix: string) =>
	name.startsWith(prefix) && GROUND.test(name.slice(prefix.length));

describe('the catalogue shows every setting', () => {
	it.each(SHOWN)('of %s', (type) => {
		const definition = registry.get(type);
		if (!definition) throw new Error(`No widget has the type "${type}".`);
		const stored = storedNames(definition.types);
		const missing = [...controlsOf(definition)].flatMap(([group, names]) =>
			names.some((name) => stored.has(name)) ? [] : group,
		);
		expect(missing).toEqual(NOT_SHOWN[type] ?? []);
	});

	it.each(Object.entries(INSTANCES))('of the WordPress widget %s', (idBase, keys) => {
		const stored = storedNames([`wp-widget-${idBase}`]);
		expect(keys.filter((key) => !stored.has(key))).toEqual([]);
	});
});
