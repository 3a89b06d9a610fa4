import { useSuspenseQuery } from '@apollo/client/react';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import type { ReactNode } from 'react';
import type { CurrentNode } from '../../elements/context/current-node';
import type { SiteInfo } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import type { PostInfoRow } from './settings';

/** What a row says; null where there is nothing to say. */
export function rowContent(row: PostInfoRow, node: CurrentNode, site: SiteInfo): ReactNode {
	switch (row.type) {
		case 'author':
			return linked(row.link && node.author?.node.uri, node.author?.node.name ?? '');
		case 'date':
			return dateOf(node, formatOf(row.date_format, row.custom_date_format, site.dateFormat), site);
		case 'time':
			return dateOf(node, formatOf(row.time_format, row.custom_time_format, site.timeFormat), site);
		case 'comments':
			return linked(row.link && node.uri && `${node.uri}#comments`, commentsText(row, node));
		case 'terms':
			return <Terms row={row} node={node} />;
		case 'custom':
			return linked(row.custom_url.url && row.custom_url, row.custom_text);
	}
}

function linked(target: unknown, text: string): ReactNode {
	if (text === '') return null;
	const link = target ? linkAttributes(target) : undefined;
	return link ? <a {...link}>{text}</a> : text;
}

function formatOf(stored: string, custom: string, site: string): string {
	if (stored === 'custom') return custom;
	return /^\d*$|^default$/.test(stored) ? site : stored;
}

function dateOf(node: CurrentNode, format: string, { language }: SiteInfo): ReactNode {
	const text = formatPhpDate(node.date ?? '', format, language);
	return text === '' ? null : <time dateTime={node.date ?? undefined}>{text}</time>;
}

function commentsText(row: PostInfoRow, { commentCount }: CurrentNode): string {
	if (!commentCount) return row.string_no_comments;
	const text = commentCount === 1 ? row.string_one_comment : row.string_comments;
	return text.replace('%s', String(commentCount));
}

function Terms({ row, node }: { row: PostInfoRow; node: CurrentNode }) {
	const { data } = useSuspenseQuery(NodeTermsDocument, {
		variables: { nodeIds: [`${node.databaseId}`] },
	});
	const terms = (data.terms?.nodes ?? []).filter((term) => term.taxonomyName === row.taxonomy);
	return terms.map((term, index) => (
		<span key={term.id} className="elementor-post-info__terms-list-item">
			{index > 0 && ', '}
			{linked(row.link && term.uri, term.name ?? '')}
		</span>
	));
}
