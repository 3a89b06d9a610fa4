import { may } from '../auth/roles';
import { shownTaxonomies, shownTypes, taxonomiesOf } from './content-types';
import {
	capabilitiesOf,
	type DescribedTaxonomy,
	type DescribedType,
	inOrder,
	OWN_TAXONOMIES,
	OWN_TYPES,
	termRightsOf,
} from './own-types';
import { createParamReader } from './param-reader';
import { readDetail } from './post-routes';
import { phpMap, project, readProjection } from './projection';
import {
	layoutFields,
	statusEditorFields,
	taxonomyEditorFields,
	typeEditorFields,
} from './registry-fields';
import { type Detail, type RestContext, restLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

/** WordPress's own types have the taxonomies of their record. */
const taxonomyNamesOf = ({ store }: RestContext, type: DescribedType): string[] =>
	OWN_TYPES.includes(type)
		? type.taxonomies
		: taxonomiesOf(store, type.name).map(({ name }) => name);

function typeItem(context: RestContext, type: DescribedType, detail: Detail): RestItem {
	return {
		fields: {
			description: () => type.description ?? '',
			hierarchical: () => type.hierarchical,
			has_archive: () => type.hasArchive,
			name: () => type.label,
			slug: () => type.name,
			taxonomies: () => taxonomyNamesOf(context, type),
			rest_base: () => type.restBase,
			rest_namespace: () => 'wp/v2',
			...layoutFields(type),
			...(detail === 'edit' && typeEditorFields(type)),
		},
		links: () => ({
			collection: [{ href: restLink(context, '/wp/v2/types') }],
			'wp:items': [{ href: restLink(context, `/wp/v2/${type.restBase}`) }],
		}),
		embeds: {},
	};
}

function taxonomyItem(context: RestContext, taxonomy: DescribedTaxonomy, detail: Detail): RestItem {
	return {
		fields: {
			name: () => taxonomy.label,
			slug: () => taxonomy.name,
			description: () => '',
			types: () => taxonomy.contentTypes,
			hierarchical: () => taxonomy.hierarchical,
			rest_base: () => taxonomy.restBase,
			rest_namespace: () => 'wp/v2',
			...(detail === 'edit' && taxonomyEditorFields(taxonomy)),
		},
		links: () => ({
			collection: [{ href: restLink(context, '/wp/v2/taxonomies') }],
			'wp:items': [{ href: restLink(context, `/wp/v2/${taxonomy.restBase}`) }],
		}),
		embeds: {},
	};
}

/**
 * Reads the context of the request: users who write posts may read the fields of editors.
 * @param things the end of WordPress's sentence: `manage post statuses`
 * @param isOne true where the request names a single thing, which WordPress refuses with another code
 */
function readContext({ params, viewer }: RestContext, things: string, isOne: boolean): Detail {
	const read = createParamReader(params);
	const detail = readDetail(read);
	read.check();
	if (detail !== 'edit' || may(viewer, 'edit_posts')) return detail;
	if (isOne) throw refusedContext({ viewer }, things);
	throw forbidden(viewer, 'rest_cannot_view', `Sorry, you are not allowed to ${things}.`);
}

const refusedContext = ({ viewer }: Pick<RestContext, 'viewer'>, things: string) =>
	forbidden(viewer, 'rest_forbidden_context', `Sorry, you are not allowed to ${things}.`);

/**
 * Lists of the registry are maps by name, not arrays. `_fields` selects the fields of each entry, and then also the
 * names of the map.
 */
function byName({ params }: RestContext, items: [string, RestItem][]) {
	const noEmbeds = () => {
		throw new TypeError('A registry entry has nothing to embed.');
	};
	const { fields } = readProjection(params);
	const data = items.map(([name, item]) => [
		name,
		phpMap(project(item, { fields, embed: null }, noEmbeds)),
	]);
	return { kind: 'data' as const, data: Object.fromEntries(data) };
}

/** `GET /wp/v2/types` and `/wp/v2/types/{name}`: editors see the types that they may edit. */
export function showTypes(context: RestContext, name: string | undefined): RestResult {
	const things = 'edit posts in this post type';
	const detail = readContext(context, things, name !== undefined);
	const types = inOrder<DescribedType>(shownTypes(context.store), OWN_TYPES);
	const isFor = (type: DescribedType) =>
		detail !== 'edit' || may(context.viewer, capabilitiesOf(type).edit_posts ?? '');
	if (name === undefined)
		return byName(
			context,
			types.filter(isFor).map((one) => [one.name, typeItem(context, one, detail)]),
		);
	const type = types.find((one) => one.name === name);
	if (type === undefined) throw new RestError('rest_type_invalid', 'Invalid post type.', 404);
	if (!isFor(type)) throw refusedContext(context, things);
	return { kind: 'item', item: typeItem(context, type, detail) };
}

/** `GET /wp/v2/taxonomies`, all or those of a type, and `/wp/v2/taxonomies/{name}`. */
export function showTaxonomies(context: RestContext, name: string | undefined): RestResult {
	const things = 'manage terms in this taxonomy';
	const detail = readContext(context, things, name !== undefined);
	const ofType = name === undefined ? createParamReader(context.params).text('type') : undefined;
	const all = inOrder<DescribedTaxonomy>(shownTaxonomies(context.store), OWN_TAXONOMIES);
	const isFor = (taxonomy: DescribedTaxonomy) =>
		detail !== 'edit' || may(context.viewer, termRightsOf(taxonomy).assign);
	if (name === undefined) {
		const shown = all.filter(({ contentTypes }) => !ofType || contentTypes.includes(ofType));
		const items = shown
			.filter(isFor)
			.map((one): [string, RestItem] => [one.name, taxonomyItem(context, one, detail)]);
		return { ...byName(context, items), isMap: true };
	}
	const taxonomy = all.find((one) => one.name === name);
	if (taxonomy === undefined) {
		throw new RestError('rest_taxonomy_invalid', 'Invalid taxonomy.', 404);
	}
	if (!isFor(taxonomy)) throw refusedContext(context, things);
	return { kind: 'item', item: taxonomyItem(context, taxonomy, detail) };
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

function statusItem(
	context: RestContext,
	status: (typeof STATUSES)[number],
	detail: Detail,
): RestItem {
	const posts = restLink(context, '/wp/v2/posts');
	return {
		fields: {
			name: () => status.name,
			public: () => status.isPublic,
			queryable: () => status.isPublic,
			slug: () => status.slug,
			date_floating: () => status.floats,
			...(detail === 'edit' && statusEditorFields(status.slug)),
		},
		links: () => ({
			archives: [{ href: status.isPublic ? posts : `${posts}?status=${status.slug}` }],
		}),
		embeds: {},
	};
}

/** `GET /wp/v2/statuses` and `/wp/v2/statuses/{name}`: visitors see only the published status. */
export function showStatuses(context: RestContext, name: string | undefined): RestResult {
	const detail = readContext(context, 'manage post statuses', name !== undefined);
	const mayRead = may(context.viewer, 'edit_posts');
	if (name === undefined) {
		const shown = STATUSES.filter(({ isPublic }) => isPublic || mayRead);
		return byName(
			context,
			shown.map((one) => [one.slug, statusItem(context, one, detail)]),
		);
	}
	const status = STATUSES.find(({ slug }) => slug === name);
	if (status === undefined) throw new RestError('rest_status_invalid', 'Invalid status.', 404);
	if (!status.isPublic && !mayRead)
		throw forbidden(context.viewer, 'rest_cannot_read_status', 'Cannot view status.');
	return { kind: 'item', item: statusItem(context, status, detail) };
}
