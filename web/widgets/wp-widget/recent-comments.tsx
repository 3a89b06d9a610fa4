import { useSuspenseQuery } from '@apollo/client/react';
import { plainText } from '@outrigger/rules/text/plain-text';
import { linkAttributes } from '../../ui/link';
import { RichText, useTexts } from '../../ui/texts';
import { countOf } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import { WpWidget_CommentsDocument } from './wp-widget.generated';

/**
 * The authors of the latest comments, and the content that they commented on. The list omits content with a password.
 * Renders nothing without comments.
 */
export function RecentCommentsWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const count = countOf(instance, 'number', { most: 100, usual: 5 });
	const { data } = useSuspenseQuery(WpWidget_CommentsDocument, { variables: { count } });
	const comments = (data.comments?.nodes ?? []).flatMap(({ databaseId, author, commentedOn }) => {
		const node = commentedOn?.node;
		const title = node && 'title' in node ? plainText(node.title ?? '') : '';
		if (!node?.uri || title === '' || node.isRestricted) return [];
		const name = plainText(author?.node.name ?? '') || say('comments.anonymous');
		return [{ databaseId, title, name, site: author?.node.url, uri: node.uri }];
	});
	if (comments.length === 0) return null;
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.recentComments')} />
			<ul id="recentcomments">
				{comments.map(({ databaseId, title, name, site, uri }) => {
					const link = linkAttributes({ url: site, nofollow: true });
					return (
						<li key={databaseId} className="recentcomments">
							<RichText
								text="comments.onPost"
								name={
									<span className="comment-author-link">
										{link ? <a {...link}>{name}</a> : name}
									</span>
								}
								title={<a {...linkAttributes(`${uri}#comment-${databaseId}`)}>{title}</a>}
							/>
						</li>
					);
				})}
			</ul>
		</>
	);
}
