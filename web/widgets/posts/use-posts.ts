import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { idsOf, type PostsQuery, pageCountOf, postsQueryPath } from '../../../domain/posts-query';
import type { CurrentNode } from '../../elements/current-node';
import { useCurrentPage } from '../../elements/current-page';
import { ListedNodesDocument } from '../../wordpress/listed-nodes.generated';
import { useRest } from '../../wordpress/rest';
import {
	ContentTypeRestDocument,
	TaxonomyRestNamesDocument,
	TermTaxonomiesDocument,
} from '../../wordpress/rest-names.generated';
import type { PostsSettings } from './settings';

/** One page of a list. */
export interface PostsPage {
	nodes: readonly CurrentNode[];
	pageNumber: number;
	pageCount: number;
}

/** What WordPress's main query lists on this page; nothing on a page that lists nothing. */
export function useMainQueryPosts(): PostsPage {
	const { mainQuery, pageNumber } = useCurrentPage();
	const answer = useRest(mainQuery);
	const nodes = useNodes(idsOf(answer?.body));
	return { nodes, pageNumber, pageCount: Math.max(answer?.totalPages ?? 1, 1) };
}

/**
 * The list that an editor configured.
 * @param pageNumber from 1
 */
export function useConfiguredPosts(settings: PostsSettings, pageNumber: number): PostsPage {
	const restBase = useRestBase(settings.posts_post_type);
	const query = {
		...queryOf(settings, restBase),
		include: useTaxonomyTerms(settings.posts_include_term_ids),
		exclude: useTaxonomyTerms(settings.posts_exclude_term_ids),
	};
	const answer = useRest(postsQueryPath(query, pageNumber, settings.posts_per_page));
	const nodes = useNodes(idsOf(answer?.body));
	const pageCount = pageCountOf(answer?.total ?? 0, query.offset, settings.posts_per_page);
	return { nodes, pageNumber, pageCount };
}

function queryOf(
	settings: PostsSettings,
	restBase: string,
): Omit<PostsQuery, 'include' | 'exclude'> {
	const isManual = settings.posts_post_type === 'by_id';
	return {
		restBase,
		authors: settings.posts_include_authors,
		excludedAuthors: settings.posts_exclude_authors,
		ids: isManual ? settings.posts_posts_ids : [],
		excludedIds: settings.posts_exclude_ids,
		orderBy: settings.posts_orderby,
		order: settings.posts_order,
		offset: isManual ? 0 : Math.max(0, Math.trunc(settings.posts_offset)),
	};
}

/** `by_id` lists posts by their numbers. */
function useRestBase(contentType: string): string {
	const name = contentType === 'by_id' ? 'post' : contentType;
	const { data } = useSuspenseQuery(ContentTypeRestDocument, { variables: { name } });
	return data.contentType?.restBase || 'posts';
}

/** The builder stores bare term numbers; REST wants to know their taxonomies' names. */
function useTaxonomyTerms(termIds: readonly number[]): PostsQuery['include'] {
	const asked = termIds.length > 0;
	const found = useSuspenseQuery(
		TermTaxonomiesDocument,
		asked ? { variables: { ids: termIds.map(String) } } : skipToken,
	);
	// A query without variables needs a key of its own where it is skipped: two lists of one page would share theirs,
	// and the one that skips would hold up the one that asks.
	const names = useSuspenseQuery(TaxonomyRestNamesDocument, {
		skip: !asked,
		queryKey: asked ? 'asked' : 'skipped',
	});
	const restBases = new Map(
		(names.data?.taxonomies?.nodes ?? []).map(({ name, restBase }) => [name, restBase]),
	);
	const terms = found.data?.terms?.nodes ?? [];
	const taxonomies = [...new Set(terms.map(({ taxonomyName }) => taxonomyName ?? ''))];
	return taxonomies.map((taxonomy) => ({
		restBase: restBases.get(taxonomy) || taxonomy,
		termIds: terms
			.filter(({ taxonomyName }) => taxonomyName === taxonomy)
			.map(({ databaseId }) => databaseId),
	}));
}

function useNodes(ids: readonly number[]): CurrentNode[] {
	const { data } = useSuspenseQuery(
		ListedNodesDocument,
		ids.length > 0 ? { variables: { ids: ids.map(String) } } : skipToken,
	);
	const byId = new Map((data?.contentNodes?.nodes ?? []).map((node) => [node.databaseId, node]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
