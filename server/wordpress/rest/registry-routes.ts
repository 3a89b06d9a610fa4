import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { shownTaxonomies, shownTypes, taxonomiesOf } from './content-types';
import { phpMap, project, readProjection } from './projection';
import { type RestContext, restLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

function typeItem(context: RestContext, type: ContentTypeRecord): RestItem {
	return {
		fields: {
			description: () => '',
			hierarchical: () => type.hierarchical,
			has_archive: () => type.hasArchive,
			name: () => type.label,
			slug: () => type.name,
			taxonomies: () => taxonomiesOf(context.store, type.name).map(({ name }) => name),
			rest_base: () => type.restBase,
			rest_namespace: () => 'wp/v2',
		},
		links: () => ({
			collection: [{ href: restLink(context, '/wp/v2/types') }],
			'wp:items': [{ href: restLink(context, `/wp/v2/${type.restBase}`) }],
		}),
		embeds: {},
	};
}

function taxonomyItem(context: RestContext, taxonomy: TaxonomyRecord): RestItem {
	return {
		fields: {
			name: () => taxonomy.label,
			slug: () => taxonomy.name,
			description: () => '',
			types: () => taxonomy.contentTypes,
			hierarchical: () => taxonomy.hierarchical,
			rest_base: () => taxonomy.restBase,
			rest_namespace: () => 'wp/v2',
		},
		links: () => ({
			collection: [{ href: restLink(context, '/wp/v2/taxonomies') }],
			'wp:items': [{ href: restLink(context, `/wp/v2/${taxonomy.restBase}`) }],
		}),
		embeds: {},
	};
}

/** Lists of the registry are maps by name, not arrays. `_fields` chooses of the entries, then once more of the names. */
function byName({ params }: RestContext, items: [string, RestItem][]): RestResult {
	const noEmbeds = () => {
		throw new TypeError('A registry entry embeds nothing, but one was asked for.');
	};
	const { fields } = readProjection(params);
	const data = items.map(([name, item]) => [
		name,
		phpMap(project(item, { fields, embed: null }, noEmbeds)),
	]);
	return { kind: 'data', data: Object.fromEntries(data) };
}

/** `GET /wp/v2/types` and `/wp/v2/types/{name}`: what everybody may read. */
export function showTypes(context: RestContext, name: string | undefined): RestResult {
	const types = shownTypes(context.store);
	if (name === undefined)
		return byName(
			context,
			types.map((one) => [one.name, typeItem(context, one)]),
		);
	const type = types.find((one) => one.name === name);
	if (type === undefined) throw new RestError('rest_type_invalid', 'Invalid post type.', 404);
	return { kind: 'item', item: typeItem(context, type) };
}

/** `GET /wp/v2/taxonomies` and `/wp/v2/taxonomies/{name}`. */
export function showTaxonomies(context: RestContext, name: string | undefined): RestResult {
	const all = shownTaxonomies(context.store);
	if (name === undefined)
		return byName(
			context,
			all.map((one) => [one.name, taxonomyItem(context, one)]),
		);
	const taxonomy = all.find((one) => one.name === name);
	if (taxonomy === undefined) {
		throw new RestError('rest_taxonomy_invalid', 'Invalid taxonomy.', 404);
	}
	return { kind: 'item', item: taxonomyItem(context, taxonomy) };
}

/** WordPress's states, in its order; true where a post in that state may still get another date. */
const STATUSES = [
	{ slug: 'publish', name: 'Published', isPublic: true, floats: false },
	{ slug: 'future', name: 'Scheduled', isPublic: false, floats: false },
	{ slug: 'draft', name: 'Draft', isPublic: false, floats: true },
	{ slug: 'pending', name: 'Pending', isPublic: false, floats: true },
	{ slug: 'private', name: 'Private', isPublic: false, floats: false },
	{ slug: 'trash', name: 'Trash', isPublic: false, floats: false },
] as const;

function statusItem(context: RestContext, status: (typeof STATUSES)[number]): RestItem {
	const posts = restLink(context, '/wp/v2/posts');
	return {
		fields: {
			name: () => status.name,
			public: () => status.isPublic,
			queryable: () => status.isPublic,
			slug: () => status.slug,
			date_floating: () => status.floats,
		},
		links: () => ({
			archives: [{ href: status.isPublic ? posts : `${posts}?status=${status.slug}` }],
		}),
		embeds: {},
	};
}

/**
 * `GET /wp/v2/statuses` and `/wp/v2/statuses/{name}`: visitors see the published status alone.
 */
export function showStatuses(context: RestContext, name: string | undefined): RestResult {
	const mayRead = may(context.viewer, 'edit_posts');
	if (name === undefined) {
		const shown = STATUSES.filter(({ isPublic }) => isPublic || mayRead);
		return byName(
			context,
			shown.map((one) => [one.slug, statusItem(context, one)]),
		);
	}
	const status = STATUSES.find(({ slug }) => slug === name);
	if (status === undefined) throw new RestError('rest_status_invalid', 'Invalid status.', 404);
	if (!status.isPublic && !mayRead)
		throw forbidden(context.viewer, 'rest_cannot_read_status', 'Cannot view status.');
	return { kind: 'item', item: statusItem(context, status) };
}
