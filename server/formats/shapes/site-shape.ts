import { isTimeZone } from '@outrigger/rules/time/zoned-time';
import * as v from 'valibot';
import {
	ANY_LIST,
	ANY_OBJECT,
	Count,
	Flag,
	LooseText,
	OptionalReference,
	Slug,
	Text,
} from './fields';
import { LanguagesShape } from './language-shape';
import { RedirectShape } from './redirect-shape';
import { RentalShape } from './rental-shape';
import { ShopShape } from './shop-shape';

const PIXELS = 'pixels, a whole number from 0 (0: any)';
const Pixels = v.pipe(v.number(PIXELS), v.integer(PIXELS), v.minValue(0, PIXELS));

/** A permalink structure with WordPress's tags, and with nothing else that looks like a tag. */
const PERMALINK =
	/^(?=.*%(?:postname|post_id)%)(?:\/(?:[^/%]|%(?:postname|post_id|year|monthnum|day|hour|minute|second|category|author)%)+)+\/?$/;

const ImageSize = v.object(
	{ width: Pixels, height: Pixels, crop: v.optional(Flag, false) },
	'an object with width, height and crop',
);

const labels = {
	label: v.optional(Text),
	singularLabel: v.optional(Text),
	hierarchical: v.optional(Flag, false),
	rewriteSlug: v.optional(Slug),
	graphqlSingleName: v.optional(Text),
	graphqlPluralName: v.optional(Text),
	restBase: v.optional(Slug),
};

export const ContentTypeShape = v.object(
	{
		name: Slug,
		...labels,
		public: v.optional(Flag, true),
		excludeFromSearch: v.optional(Flag, false),
		hasArchive: v.optional(Flag, false),
		taxonomies: v.optional(v.array(Slug, ANY_LIST), []),
	},
	ANY_OBJECT,
);
export type ContentTypeShape = v.InferOutput<typeof ContentTypeShape>;

export const TaxonomyShape = v.object(
	{ name: Slug, ...labels, contentTypes: v.optional(v.array(Slug, ANY_LIST), []) },
	ANY_OBJECT,
);
export type TaxonomyShape = v.InferOutput<typeof TaxonomyShape>;

const Labels = v.object(
	{ label: v.optional(Text), singularLabel: v.optional(Text) },
	'an object with label and singularLabel',
);

/** The names that a site gives WordPress's own types. */
const LabelsShape = v.object(
	{ post: v.optional(Labels, {}), page: v.optional(Labels, {}) },
	'an object with post and page',
);

const TEXT_MAP = 'an object of names and texts';
const TextMap = v.record(v.string(), Text, TEXT_MAP);

/** `site.json`: every key may be left out. */
export const SiteShape = v.object(
	{
		title: v.optional(LooseText, ''),
		description: v.optional(LooseText, ''),
		email: v.optional(Text, ''),
		language: v.optional(Text, 'en_US'),
		languages: v.optional(LanguagesShape, []),
		timezone: v.optional(
			v.pipe(Text, v.check(isTimeZone, 'a time zone such as Europe/Athens, UTC or +02:00')),
			// WordPress's own default without a chosen zone.
			'+00:00',
		),
		dateFormat: v.optional(Text, 'F j, Y'),
		timeFormat: v.optional(Text, 'g:i a'),
		startOfWeek: v.optional(v.pipe(Count, v.maxValue(6, 'a day from 0 (Sunday) to 6')), 1),
		showOnFront: v.optional(v.picklist(['page', 'posts'], 'page or posts')),
		pageOnFront: v.optional(OptionalReference, null),
		pageForPosts: v.optional(OptionalReference, null),
		postsPerPage: v.optional(v.pipe(Count, v.minValue(1, 'a whole number from 1')), 10),
		defaultCommentStatus: v.optional(v.picklist(['open', 'closed'], 'open or closed'), 'open'),
		commentModeration: v.optional(Flag, true),
		usersCanRegister: v.optional(Flag, false),
		loginMessage: v.optional(Text, ''),
		accessibleDefaults: v.optional(Flag, false),
		siteIcon: v.optional(OptionalReference, null),
		siteLogo: v.optional(OptionalReference, null),
		permalinkStructure: v.optional(
			v.pipe(
				Text,
				v.regex(PERMALINK, 'a path such as /stories/%postname%/, with %postname% or %post_id%'),
			),
			'/%postname%/',
		),
		categoryBase: v.optional(Slug, 'category'),
		tagBase: v.optional(Slug, 'tag'),
		imageSizes: v.optional(v.record(v.string(), ImageSize, ANY_OBJECT), {}),
		menuLocations: v.optional(TextMap, {}),
		templates: v.optional(TextMap, {}),
		sidebars: v.optional(TextMap, {}),
		restMeta: v.optional(v.array(Text, ANY_LIST), []),
		restTermMeta: v.optional(v.array(Text, ANY_LIST), []),
		restUserMeta: v.optional(v.array(Text, ANY_LIST), []),
		contentTypes: v.optional(v.array(ContentTypeShape, ANY_LIST), []),
		labels: v.optional(LabelsShape, {}),
		taxonomies: v.optional(v.array(TaxonomyShape, ANY_LIST), []),
		redirects: v.optional(v.array(RedirectShape, ANY_LIST), []),
		restUrl: v.optional(Text, '/wp-json/'),
		ajaxUrl: v.optional(Text, '/wp-admin/admin-ajax.php'),
		socialFeedAjaxUrl: v.optional(Text, ''),
		analyticsMeasurementId: v.optional(Text, ''),
		shop: v.optional(v.nullable(ShopShape), null),
		rental: v.optional(v.nullable(RentalShape), null),
	},
	ANY_OBJECT,
);
export type SiteShape = v.InferOutput<typeof SiteShape>;

/** `kit.json`: the kit's own export (`settings`), or a template export of it (`page_settings`). */
export const KitShape = v.object(
	{
		databaseId: v.optional(v.pipe(Count, v.minValue(1, 'a whole number from 1'))),
		settings: v.optional(v.unknown()),
		page_settings: v.optional(v.unknown()),
	},
	ANY_OBJECT,
);
