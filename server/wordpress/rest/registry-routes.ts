import type { ContentTypeRecord, TaxonomyRecord } from '../store/records';
import { shownTypes } from './content-types';
import { project } from './projection';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

function typeItem(context: RestContext, type: ContentTypeRecord): RestItem {
	return {
		fields: {
			description: () => '',
			hierarchical: () => type.hierarchical,
			has_archive: () => type.hasArchive,
			name: () => type.label,
			slug: () => type.name,
			taxonomies: () => type.taxonomies,
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

/** Lists of the registry are maps by name, not arrays. */
function byName(items: [string, RestItem][]): RestResult {
	const noEmbeds = () => {
		throw new TypeError('A registry entry embeds nothing, but one was asked for.');
	};
	const whole = { fields: null, embed: null };
	const data = items.map(([name, item]) => [name, project(item, whole, noEmbeds)]);
	return { kind: 'data', data: Object.fromEntries(data) };
}

/** `GET /wp/v2/types` and `/wp/v2/types/{name}`: what everybody may read. */
export function showTypes(context: RestContext, name: string | undefined): RestResult {
	const types = shownTypes(context.store);
	if (name === undefined) return byName(types.map((one) => [one.name, typeItem(context, one)]));
	const type = types.find((one) => one.name === name);
	if (type === undefined) throw new RestError('rest_type_invalid', 'Invalid post type.', 404);
	return { kind: 'item', item: typeItem(context, type) };
}

/** `GET /wp/v2/taxonomies` and `/wp/v2/taxonomies/{name}`. */
export function showTaxonomies(context: RestContext, name: string | undefined): RestResult {
	const all = context.store.content.taxonomies;
	if (name === undefined) return byName(all.map((one) => [one.name, taxonomyItem(context, one)]));
	const taxonomy = all.find((one) => one.name === name);
	if (taxonomy === undefined) {
		throw new RestError('rest_taxonomy_invalid', 'Invalid taxonomy.', 404);
	}
	return { kind: 'item', item: taxonomyItem(context, taxonomy) };
}
