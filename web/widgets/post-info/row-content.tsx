import { useSuspenseQuery } from '@apollo/client/react';
import type { Say } from '@outrigger/rules/texts/text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import type { ReactNode } from 'react';
import type { CurrentNode } from '../../elements/context/current-node';
import type { SiteInfo } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import type { PostInfoRow } from './settings';

/** Returns the content of a row that shows no terms; null if there is no content. */
export function rowContent(
	row: PostInfoRow & { type: Exclude<PostInfoRow['type'], 'terms'> },
	node: CurrentNode,
	site: SiteInfo,
	say: Say,
): ReactNode {
	switch (row.type) {
		case 'author':
			return linked(row.link && node.author?.node.uri, node.author?.node.name ?? '');
		case 'date':
			return dateOf(
				node,
				formatOf(row.date_format, DATES, row.custom_date_format, site.dateFormat),
				site,
			);
		case 'time':
			return dateOf(
				node,
				formatOf(row.time_format, TIMES, row.custom_time_format, site.timeFormat),
				site,
			);
		case 'comments':
			return linked(row.link && node.uri && `${node.uri}#comments`, commentsText(row, node, say));
		case 'custom':
			return linked(row.custom_url.url && row.custom_url, row.custom_text);
	}
}

function linked(target: unknown, text: string): ReactNode {
	if (text === '') return null;
	const link = target ? linkAttributes(target) : undefined;
	return link ? <a {...link}>{text}</a> : text;
}

/** The date formats that WordPress offers in its settings, in their order, because rows store the index. */
const DATES = ['F j, Y', 'Y-m-d', 'm/d/Y', 'd/m/Y'];
const TIMES = ['g:i a', 'g:i A', 'H:i'];

function formatOf(
	stored: string,
	offered: readonly string[],
	custom: string,
	site: string,
): string {
	return stored === 'custom' ? custom : (offered[Number.parseInt(stored, 10)] ?? site);
}

function dateOf(node: CurrentNode, format: string, { language }: SiteInfo): ReactNode {
	const text = formatPhpDate(node.date ?? '', format, language);
	return text === '' ? null : <time dateTime={node.date ?? undefined}>{text}</time>;
}

function commentsText(row: PostInfoRow, { commentCount }: CurrentNode, say: Say): string {
	const own = (text: string) => (row.comments_custom_strings ? text : '');
	if (!commentCount) return own(row.string_no_comments) || say('post.noComments');
	const text = own(commentCount === 1 ? row.string_one_comment : row.string_comments);
	return text.replace('%s', String(commentCount)) || say('post.comments', { count: commentCount });
}

/**
 * Returns the terms of a row's taxonomy, linked if the row's settings link them; null if the content has no such terms.
 */
export function useTermsOf(row: PostInfoRow, node: CurrentNode): ReactNode {
	const { data } = useSuspenseQuery(NodeTermsDocument, {
		variables: { nodeIds: [`${node.databaseId}`] },
	});
	const terms = (data.terms?.nodes ?? []).filter((term) => term.taxonomyName === row.taxonomy);
	if (terms.length === 0) return null;
	return terms.map((term, index) => (
		<span key={term.id} className="elementor-post-info__terms-list-item">
			{index > 0 && ', '}
			{linked(row.link && term.uri, term.name ?? '')}
		</span>
	));
}
