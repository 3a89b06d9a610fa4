import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';
import { FORMATS } from './post-params';

/** A field in JSON Schema, without its description. `context` lists the contexts with this field. */
export interface FieldShape {
	type: string | readonly string[];
	context?: readonly string[];
	/** True for a field that users cannot write. */
	readonly?: boolean;
	/** True for a field without which nothing is created. */
	required?: boolean;
	properties?: Readonly<Record<string, FieldShape>>;
	[word: string]: unknown;
}

/** The fields of a thing, as in WordPress's public reference of its REST API. */
export type ItemSchema = Readonly<Record<string, FieldShape>>;

const ALL = ['view', 'edit', 'embed'];
const SHOWN = ['view', 'edit'];
const EDITORS = ['edit'];

const field = (
	type: FieldShape['type'],
	context: readonly string[],
	words: object = {},
): FieldShape => ({ type, ...words, context });
const fixed = (type: FieldShape['type'], context: readonly string[], words: object = {}) =>
	field(type, context, { ...words, readonly: true });

const texts = { items: { type: 'string' } };
const numbers = { items: { type: 'integer' } };
const moment = { format: 'date-time' };
const uri = { format: 'uri' };
const openOrClosed = { enum: ['open', 'closed'] };
const states = { enum: ['publish', 'future', 'draft', 'pending', 'private'] };

/** A text in two forms: editors see it as it was typed, and everybody sees it as the site shows it. */
const twofold = (context: readonly string[], more: Record<string, FieldShape> = {}) => ({
	properties: { raw: field('string', EDITORS), rendered: fixed('string', context), ...more },
});
const avatars = {
	properties: Object.fromEntries(
		['24', '48', '96'].map((size) => [size, field('string', ALL, uri)]),
	),
};
/** Custom fields; PHP writes an empty map as a list. */
const registered = (names: readonly string[]) => {
	const labels = names.map((name) => [name, { type: 'string', title: '', default: '' }]);
	return { properties: names.length > 0 ? Object.fromEntries(labels) : [] };
};

/** The fields of posts, pages, files and content of a site's own types. @param meta names of shown custom fields */
export function contentSchema(
	type: ContentTypeRecord,
	taxonomies: readonly TaxonomyRecord[],
	meta: readonly string[],
): ItemSchema {
	const isFile = type.name === 'attachment';
	const isPost = type.name === 'post';
	const terms = taxonomies.filter(
		({ contentTypes, restBase }) => restBase && contentTypes.includes(type.name),
	);
	return {
		date: field(['string', 'null'], ALL, moment),
		date_gmt: field(['string', 'null'], SHOWN, moment),
		guid: fixed('object', SHOWN, {
			properties: { raw: fixed('string', EDITORS), rendered: fixed('string', SHOWN) },
		}),
		id: fixed('integer', ALL),
		link: fixed('string', ALL, uri),
		modified: fixed('string', SHOWN, moment),
		modified_gmt: fixed('string', SHOWN, moment),
		slug: field('string', ALL),
		status: field('string', SHOWN, states),
		type: fixed('string', ALL),
		...(!isFile && { password: field('string', EDITORS) }),
		permalink_template: fixed('string', EDITORS),
		generated_slug: fixed('string', EDITORS),
		class_list: fixed('array', SHOWN, texts),
		...(type.hierarchical && !isFile && { parent: field('integer', SHOWN) }),
		title: field('object', ALL, twofold(ALL)),
		...(!isFile && {
			content: field(
				'object',
				SHOWN,
				twofold(SHOWN, {
					block_version: fixed('integer', EDITORS),
					protected: fixed('boolean', ALL),
				}),
			),
		}),
		author: field('integer', ALL),
		...(!isFile && {
			excerpt: field('object', ALL, twofold(ALL, { protected: fixed('boolean', ALL) })),
		}),
		featured_media: field('integer', ALL),
		comment_status: field('string', SHOWN, openOrClosed),
		ping_status: field('string', SHOWN, openOrClosed),
		...(type.name === 'page' && { menu_order: field('integer', SHOWN) }),
		...(isPost && { format: field('string', SHOWN, { enum: FORMATS }) }),
		meta: field('object', SHOWN, registered(isFile ? [] : ['footnotes', ...meta])),
		...(isPost && { sticky: field('boolean', SHOWN) }),
		template: field('string', SHOWN),
		...Object.fromEntries(terms.map(({ restBase }) => [restBase, field('array', SHOWN, numbers)])),
		...(isFile && FILE),
	};
}

const FILE: ItemSchema = {
	alt_text: field('string', ALL),
	caption: field('object', ALL, twofold(ALL)),
	description: field('object', SHOWN, twofold(SHOWN)),
	media_type: fixed('string', ALL, { enum: ['image', 'file'] }),
	mime_type: fixed('string', ALL),
	media_details: fixed('object', ALL),
	post: field('integer', SHOWN),
	source_url: fixed('string', ALL, uri),
	missing_image_sizes: fixed('array', EDITORS, texts),
	filename: fixed('string', SHOWN),
};

/** The fields of terms of a taxonomy. @param shownMeta names of shown custom fields */
export const termSchema = (
	{ name, hierarchical }: TaxonomyRecord,
	shownMeta: readonly string[],
): ItemSchema => ({
	id: fixed('integer', ALL),
	count: fixed('integer', SHOWN),
	description: field('string', SHOWN),
	link: fixed('string', ALL, uri),
	name: field('string', ALL, { required: true }),
	slug: field('string', ALL),
	taxonomy: fixed('string', ALL, { enum: [name] }),
	...(hierarchical && { parent: field('integer', SHOWN) }),
	meta: field('object', SHOWN, registered(shownMeta)),
});

const MENU: ItemSchema = {
	id: fixed('integer', ALL),
	description: field('string', SHOWN),
	name: field('string', ALL, { required: true }),
	slug: field('string', ALL),
	meta: field('object', SHOWN, registered([])),
	locations: field('array', SHOWN, texts),
	auto_add: field('boolean', SHOWN),
};

const ofNumber = { minimum: 0, default: 0 };

const MENU_ITEM: ItemSchema = {
	title: field(['string', 'object'], ALL, twofold(ALL)),
	id: fixed('integer', ALL, ofNumber),
	type_label: fixed('string', ALL),
	type: field('string', ALL, {
		enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
		default: 'custom',
	}),
	status: field('string', ALL, { ...states, default: 'publish' }),
	parent: field('integer', ALL, ofNumber),
	attr_title: field('string', ALL),
	classes: field('array', ALL, texts),
	description: field('string', ALL),
	menu_order: field('integer', ALL, { minimum: 1, default: 1 }),
	object: field('string', ALL),
	object_id: field('integer', ALL, ofNumber),
	target: field('string', ALL, { enum: ['_blank', ''] }),
	url: field('string', ALL, uri),
	xfn: field('array', ALL, texts),
	invalid: fixed('boolean', ALL),
	menus: field('integer', SHOWN),
	meta: field('object', SHOWN, registered([])),
};

/** The fields of users. @param shownMeta names of shown custom fields @param locales languages that a user may have */
export const userSchema = (
	shownMeta: readonly string[],
	locales: readonly string[],
): ItemSchema => ({
	id: fixed('integer', ALL),
	username: field('string', EDITORS, { required: true }),
	name: field('string', ALL),
	first_name: field('string', EDITORS),
	last_name: field('string', EDITORS),
	email: field('string', EDITORS, { format: 'email', required: true }),
	url: field('string', ALL, uri),
	description: field('string', ALL),
	link: fixed('string', ALL, uri),
	locale: field('string', EDITORS, { enum: locales }),
	nickname: field('string', EDITORS),
	slug: field('string', ALL),
	registered_date: fixed('string', EDITORS, moment),
	roles: field('array', EDITORS, texts),
	password: field('string', [], { required: true }),
	capabilities: fixed('object', EDITORS),
	extra_capabilities: fixed('object', EDITORS),
	avatar_urls: fixed('object', ALL, avatars),
	meta: field('object', SHOWN, registered(shownMeta)),
});

const COMMENT: ItemSchema = {
	id: fixed('integer', ALL),
	author: field('integer', ALL),
	author_email: field('string', EDITORS, { format: 'email' }),
	author_ip: field('string', EDITORS, { format: 'ip' }),
	author_name: field('string', ALL),
	author_url: field('string', ALL, uri),
	author_user_agent: field('string', EDITORS),
	content: field('object', ALL, twofold(ALL)),
	date: field('string', ALL, moment),
	date_gmt: field('string', SHOWN, moment),
	link: fixed('string', ALL, uri),
	parent: field('integer', ALL, { default: 0 }),
	post: field('integer', SHOWN, { default: 0 }),
	status: field('string', SHOWN),
	type: fixed('string', ALL, { default: 'comment' }),
	author_avatar_urls: fixed('object', ALL, avatars),
	meta: field('object', SHOWN, registered([])),
};

/** The schemas of things that every site has, by the first part of their route. */
export const SCHEMAS: Readonly<Record<string, ItemSchema>> = {
	comments: COMMENT,
	menus: MENU,
	'menu-items': MENU_ITEM,
};
