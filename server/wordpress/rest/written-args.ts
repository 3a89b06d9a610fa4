import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';
import { fieldWords } from './argument-words';
import type { RestContext } from './rest-context';

/** A parameter of writing in words of JSON Schema, without its description. */
type Shape = { type: string | readonly string[]; [word: string]: unknown };

const text: Shape = { type: 'string' };
const number: Shape = { type: 'integer' };
const flag: Shape = { type: 'boolean' };
const object: Shape = { type: 'object' };
const moment: Shape = { type: ['string', 'null'], format: 'date-time' };
const numbers: Shape = { type: 'array', items: number };
const openOrClosed: Shape = { type: 'string', enum: ['open', 'closed'] };
const states: Shape = {
	type: 'string',
	enum: ['publish', 'future', 'draft', 'pending', 'private'],
};

function ofContent(type: ContentTypeRecord, taxonomies: readonly TaxonomyRecord[]) {
	const isFile = type.name === 'attachment';
	const isPost = type.name === 'post';
	const terms = taxonomies.filter(({ contentTypes }) => contentTypes.includes(type.name));
	return {
		date: moment,
		date_gmt: moment,
		slug: text,
		status: states,
		...(!isFile && { password: text }),
		...(type.hierarchical && !isFile && { parent: number }),
		title: object,
		...(!isFile && { content: object }),
		author: number,
		...(!isFile && { excerpt: object }),
		featured_media: number,
		comment_status: openOrClosed,
		ping_status: openOrClosed,
		...(isPost && { format: text }),
		...(type.name === 'page' && { menu_order: number }),
		meta: object,
		...(isPost && { sticky: flag }),
		template: text,
		...Object.fromEntries(terms.flatMap(({ restBase }) => (restBase ? [[restBase, numbers]] : []))),
		...(isFile && { alt_text: text, caption: object, description: object, post: number }),
	};
}

const ofTerm = ({ hierarchical }: Pick<TaxonomyRecord, 'hierarchical'>) => ({
	description: text,
	name: text,
	slug: text,
	...(hierarchical && { parent: number }),
	meta: object,
});

const OF_USER = {
	username: text,
	name: text,
	first_name: text,
	last_name: text,
	email: { ...text, format: 'email' },
	url: { ...text, format: 'uri' },
	description: text,
	locale: text,
	nickname: text,
	slug: text,
	roles: { type: 'array', items: text },
	password: text,
	meta: object,
};

const OF_COMMENT = {
	author: number,
	author_email: { ...text, format: 'email' },
	author_ip: { ...text, format: 'ip' },
	author_name: text,
	author_url: { ...text, format: 'uri' },
	author_user_agent: text,
	content: object,
	date: { ...text, format: 'date-time' },
	date_gmt: { ...text, format: 'date-time' },
	parent: number,
	post: number,
	status: text,
	meta: object,
};

const OF_SETTINGS = {
	title: text,
	description: text,
	url: { ...text, format: 'uri' },
	email: { ...text, format: 'email' },
	timezone: text,
	date_format: text,
	time_format: text,
	start_of_week: number,
	language: text,
	use_smilies: flag,
	default_category: number,
	default_post_format: text,
	posts_per_page: number,
	show_on_front: text,
	page_on_front: number,
	page_for_posts: number,
	default_ping_status: openOrClosed,
	default_comment_status: openOrClosed,
	site_logo: number,
	site_icon: number,
};

const OF_MENU = {
	...ofTerm({ hierarchical: false }),
	locations: { type: 'array', items: text },
	auto_add: flag,
};

/** A password that is no post's. */
const LOGIN = 'What they log in with.';

/** Parameters that creating a thing requires. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
	term: ['name'],
	user: ['username', 'email', 'password'],
};

/** The kind of thing at a route, and the parameters for writing it. */
function written({ store, route }: RestContext): { kind: string; shapes: Record<string, Shape> } {
	const base = route.split('/')[3] ?? '';
	const { contentTypes, taxonomies } = store.content;
	if (base === 'users') return { kind: 'user', shapes: OF_USER };
	if (base === 'comments') return { kind: 'comment', shapes: OF_COMMENT };
	if (base === 'settings') return { kind: 'settings', shapes: OF_SETTINGS };
	if (base === 'menus') return { kind: 'term', shapes: OF_MENU };
	const type = contentTypes.find((one) => (one.restBase || one.name) === base);
	if (type) return { kind: 'content', shapes: ofContent(type, taxonomies) };
	const taxonomy = taxonomies.find(({ restBase }) => restBase === base);
	return taxonomy ? { kind: 'term', shapes: ofTerm(taxonomy) } : { kind: '', shapes: {} };
}

/**
 * Returns the parameters that WordPress takes for writing, by its public documentation: also
 * where the mock refuses to write. It returns none for routes that visitors may not even read,
 * but for settings and menus.
 *
 * @param isOneThing true if the route names a single thing, which the call then changes or
 * deletes
 */
export function writtenArgs(
	context: RestContext,
	methods: readonly string[],
	isOneThing: boolean,
): Record<string, object> {
	const { kind, shapes } = written(context);
	const deleting = {
		...(kind !== 'settings' && { force: { ...flag, default: false } }),
		...(kind === 'user' && { reassign: number }),
		...(kind === 'comment' && { password: text }),
	};
	const all: Record<string, Shape> = {
		...(isOneThing && { id: number }),
		...(methods.includes('DELETE') ? deleting : shapes),
	};
	const isNew = !isOneThing && methods.length === 1;
	const required = isNew ? (REQUIRED[kind] ?? []) : [];
	return Object.fromEntries(
		Object.entries(all).map(([name, shape]) => [
			name,
			{
				description: kind === 'user' && name === 'password' ? LOGIN : fieldWords(name),
				...shape,
				required: required.includes(name) || name === 'reassign',
			},
		]),
	);
}

/** The fields of a thing that visitors may not read: its number and what is written of it. */
export function writtenFields(context: RestContext): Record<string, object> {
	const { kind, shapes } = written(context);
	const described = Object.entries(shapes).map(([name, shape]) => [
		name,
		{ description: fieldWords(name), ...shape },
	]);
	const id = { description: fieldWords('id'), ...number };
	return { ...(kind === 'term' && { id }), ...Object.fromEntries(described) };
}
