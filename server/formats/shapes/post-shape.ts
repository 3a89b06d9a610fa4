import * as v from 'valibot';
import { POST_FORMATS } from '../model/post-formats';
import { POST_STATUSES } from '../model/post-statuses';
import {
	ANY_OBJECT,
	DateText,
	Flag,
	Id,
	Integer,
	LooseText,
	OpenObject,
	OptionalReference,
	References,
	Slug,
	Text,
} from './fields';
import { ProductShape } from './shop-shape';

const FORMATS = [
	'standard',
	...(Object.keys(POST_FORMATS) as (keyof typeof POST_FORMATS)[]),
] as const;

const SeoShape = v.object(
	{
		title: v.optional(LooseText, ''),
		description: v.optional(LooseText, ''),
		noindex: v.optional(Flag),
	},
	'an object with title, description, noindex',
);

/** PHP writes empty display settings as `[]`. */
const DisplaySettings = v.pipe(
	v.unknown(),
	v.transform((value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
	v.object(
		{ triggers: v.optional(OpenObject, {}), timing: v.optional(OpenObject, {}) },
		'an object with triggers and timing',
	),
);

/** A display condition of the builder. */
export const CONDITION = /^(include|exclude)\/(general|singular|archive)(\/[^/]+){0,2}$/;
const CONDITION_RULE = 'include/… or exclude/… with general, singular or archive';

/** The fields of a post, page or template, in JSON and in front matter alike. */
export const PostShape = v.looseObject(
	{
		databaseId: v.optional(Id),
		slug: v.optional(Slug),
		language: v.optional(Text),
		translationOf: v.optional(OptionalReference),
		settings: v.optional(
			v.record(v.string(), OpenObject, 'an object: ids of elements and settings'),
		),
		texts: v.optional(v.record(v.string(), v.string(), 'an object: texts and their translations')),
		oldSlugs: v.optional(v.array(Slug, 'a list of slugs'), []),
		title: v.optional(LooseText),
		status: v.optional(v.picklist(POST_STATUSES, POST_STATUSES.join(', ')), 'publish'),
		date: v.optional(DateText),
		/** UTC, for a site whose time zone has changed since then; otherwise it follows from `date`. */
		dateGmt: v.optional(DateText),
		modified: v.optional(DateText),
		author: v.optional(OptionalReference),
		parent: v.optional(OptionalReference),
		menuOrder: v.optional(Integer, 0),
		password: v.optional(LooseText, ''),
		featuredImage: v.optional(OptionalReference),
		excerpt: v.optional(LooseText, ''),
		guid: v.optional(Text),
		commentStatus: v.optional(v.picklist(['open', 'closed'], 'open or closed')),
		pingStatus: v.optional(v.picklist(['open', 'closed'], 'open or closed')),
		template: v.optional(Text),
		sticky: v.optional(Flag, false),
		format: v.optional(v.picklist(FORMATS, FORMATS.join(', '))),
		meta: v.optional(v.record(v.string(), v.unknown(), ANY_OBJECT), {}),
		seo: v.optional(SeoShape),
		excludeFromSearch: v.optional(Flag),
		terms: v.optional(v.record(v.string(), References, 'an object: taxonomy and its terms'), {}),
		categories: v.optional(References, []),
		tags: v.optional(References, []),
		product: v.optional(ProductShape),
		html: v.optional(Text),
		type: v.optional(Text),
		version: v.optional(LooseText),
		page_settings: v.optional(OpenObject, {}),
		content: v.optional(
			v.union([Text, v.array(v.unknown())], 'HTML, or the list of elements of a builder export'),
		),
		display_settings: v.optional(DisplaySettings),
		conditions: v.optional(
			v.array(v.pipe(Text, v.regex(CONDITION, CONDITION_RULE)), 'a list of conditions'),
			[],
		),
	},
	ANY_OBJECT,
);
export type PostShape = v.InferOutput<typeof PostShape>;
