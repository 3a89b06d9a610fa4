import { createReport } from '@outrigger/formats/content-folder/report';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { PostRecord, SiteContent } from '@outrigger/formats/model/records';
import { readWrittenSite } from '@outrigger/formats/read-written-site';
import { localTime } from '@outrigger/rules/time/zoned-time';

/** A site in the form in which WordPress stores it, for the stand-ins of `companion-plugin/tests`. */
export interface StoredSite {
	options: Record<string, unknown>;
	posts: Record<number, StoredPost>;
	terms: Record<number, Record<string, unknown>>;
	types: string[];
	/** The rights of the viewer; none by default. */
	can?: string[];
	/** The user who is logged in; none by default. */
	user?: { ID: number; roles: string[]; user_registered: string };
	/** Custom fields that are registered for REST. */
	registered: string[];
	home: string;
	/** The current local time of the site, `2026-05-30 21:00:00`. */
	now: string;
}

export interface StoredPost {
	ID: number;
	[column: string]: unknown;
	/** Name → values. */
	meta: Record<string, unknown[]>;
	terms: number[];
}

/** The fields of an export other than `content`, which the loader keeps unchanged. */
type Fields = Record<string, unknown>;

/**
 * The site of `contentDir`, with the builder's original trees in place of the mock's flat lists.
 *
 * @param content the same folder in the form in which the mock read it: its ids, slugs and references
 * @param now milliseconds since the epoch
 */
export async function storeSite(
	contentDir: string,
	content: SiteContent,
	siteUrl: string,
	now: number,
): Promise<StoredSite> {
	const { written } = await readWrittenSite(contentDir, createReport());
	const fields = new Map<string, Fields[]>();
	for (const source of written.posts) {
		const own = source.fields as Fields;
		const slug = own.slug ?? makeSlug(String(source.baseName ?? own.title ?? ''));
		const key = `${source.type}/${slug}`;
		fields.set(key, [...(fields.get(key) ?? []), own]);
	}
	const { kit, settings } = content;
	// Pages below different parents may have the same slug.
	const fieldsOf = ({ databaseId, type, slug, parentId }: PostRecord) => {
		const all = fields.get(`${type}/${slug}`) ?? [];
		const parent = content.posts.find(({ databaseId }) => databaseId === parentId)?.slug;
		// Translations of templates have the slug of their originals.
		const itself = all.find((own) => own.databaseId === databaseId);
		return (
			itself ?? all.find((own) => (own.parent ? own.parent === parent : parentId === 0)) ?? all[0]
		);
	};
	const posts = content.posts.map((post) => storePost(post, fieldsOf(post)));
	if (kit.databaseId > 0) posts.push(storeKit(kit));
	return {
		home: siteUrl,
		now: localTime(now, settings.timezone).replace('T', ' '),
		options: {
			elementor_active_kit: kit.databaseId,
			theme_mod_custom_logo: settings.siteLogoId,
			...(settings.accessibleDefaults && { outrigger_settings: { accessible_defaults: 'yes' } }),
			...(settings.analyticsMeasurementId
				? { gap_options: { gap_id: settings.analyticsMeasurementId } }
				: {}),
		},
		registered: settings.restMeta ?? [],
		types: content.contentTypes.map(({ name }) => name),
		terms: Object.fromEntries(
			content.terms.map(({ databaseId, taxonomy, slug }) => [
				databaseId,
				{ term_id: databaseId, taxonomy, slug },
			]),
		),
		posts: Object.fromEntries(posts.map((post) => [post.ID, post])),
	};
}

function storePost(post: PostRecord, written: Fields | undefined): StoredPost {
	return {
		ID: post.databaseId,
		post_type: post.type,
		post_name: post.slug,
		post_title: post.title,
		post_status: post.status,
		post_password: post.password,
		post_author: post.authorId,
		post_parent: post.parentId,
		post_excerpt: post.excerpt,
		post_content: post.content,
		post_modified_gmt: post.modifiedGmt.replace('T', ' '),
		post_date: post.date.replace('T', ' '),
		post_modified: post.modified.replace('T', ' '),
		comment_count: post.commentCount,
		terms: post.termIds,
		meta: {
			...Object.fromEntries(Object.entries(post.meta).map(([key, value]) => [key, [value]])),
			...(post.featuredImageId > 0 ? { _thumbnail_id: [String(post.featuredImageId)] } : {}),
			...seoMeta(post),
			...(post.template ? { _wp_page_template: [post.template] } : {}),
			...(post.elementor ? builderMeta(post, post.elementor, written) : {}),
		},
	};
}

function seoMeta({ seo }: PostRecord): StoredPost['meta'] {
	if (!seo) return {};
	return {
		_yoast_wpseo_title: [seo.title],
		_yoast_wpseo_metadesc: [seo.description],
		'_yoast_wpseo_meta-robots-noindex': [seo.noindex ? '1' : '0'],
	};
}

function builderMeta(
	post: PostRecord,
	{ type, pageSettings, displaySettings, conditions }: NonNullable<PostRecord['elementor']>,
	written: Fields | undefined,
): StoredPost['meta'] {
	const tree = Array.isArray(written?.content) ? written.content : [];
	return {
		_elementor_edit_mode: ['builder'],
		_elementor_template_type: [type],
		_elementor_data: [JSON.stringify(tree)],
		_elementor_page_settings: [pageSettings],
		...(post.type === 'elementor_library'
			? {
					_elementor_conditions: [conditions],
					_elementor_popup_display_settings: [displaySettings],
				}
			: {}),
	};
}

function storeKit({ databaseId, settings }: SiteContent['kit']): StoredPost {
	return {
		ID: databaseId,
		post_type: 'elementor_library',
		post_name: 'default-kit',
		post_title: 'Default Kit',
		post_status: 'publish',
		terms: [],
		meta: { _elementor_template_type: ['kit'], _elementor_page_settings: [settings] },
	};
}
