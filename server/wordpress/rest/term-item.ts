import type { TermRecord } from '@outrigger/formats/model/records';
import { renderTermDescription, renderTermNameRest } from '../texts/titles';
import { languageFields } from './language-fields';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { type RestItem, type RestLinks, selfLink } from './rest-item';
import { metaOf } from './sent-meta';
import { storedSlug } from './stored-slug';

function termLinks(context: RestContext, term: TermRecord, base: string): RestLinks {
	const { store } = context;
	const types = store.taxonomy(term.taxonomy)?.contentTypes ?? [];
	const collections = types.flatMap((name) => store.contentType(name)?.restBase || []);
	return {
		self: [selfLink(context, `/wp/v2/${base}/${term.databaseId}`)],
		collection: [{ href: restLink(context, `/wp/v2/${base}`) }],
		about: [{ href: restLink(context, `/wp/v2/taxonomies/${term.taxonomy}`) }],
		...(term.parentId > 0 && {
			up: [{ embeddable: true, href: restLink(context, `/wp/v2/${base}/${term.parentId}`) }],
		}),
		'wp:post_type': collections.map((collection) => ({
			href: restLink(context, `/wp/v2/${collection}?${base}=${term.databaseId}`),
		})),
	};
}

/** A term of any taxonomy as REST shows it, its name and description encoded. */
export function termItem(context: RestContext, term: TermRecord, detail: Detail): RestItem {
	const taxonomy = context.store.taxonomy(term.taxonomy);
	const base = taxonomy?.restBase || term.taxonomy;
	return {
		fields: {
			id: () => term.databaseId,
			...(detail !== 'embed' && {
				count: () => term.count,
				description: () => renderTermDescription(term.description),
			}),
			link: () => siteLink(context, term.uri),
			name: () => renderTermNameRest(term.name),
			slug: () => storedSlug(term.slug),
			taxonomy: () => term.taxonomy,
			...(detail !== 'embed' && {
				...languageFields(term),
				...(taxonomy?.hierarchical && { parent: () => term.parentId }),
				meta: () => metaOf(term.meta, context.store.settings.restTermMeta),
			}),
		},
		links: () => termLinks(context, term, base),
		embeds: {
			up: () => {
				const parent = context.store.term(term.parentId);
				return parent ? [{ kind: 'term', record: parent }] : [];
			},
		},
	};
}
