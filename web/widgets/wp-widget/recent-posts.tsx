import { useSuspenseQuery } from '@apollo/client/react';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import { plainText } from '@outrigger/rules/text/plain-text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { useCurrentPage } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { countOf, isTicked } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import { WpWidget_PostsDocument } from './wp-widget.generated';

/** The newest posts. Renders nothing without posts. */
export function RecentPostsWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { site, path } = useCurrentPage();
	const count = countOf(instance, 'number', { most: 100, usual: 5 });
	const { data } = useSuspenseQuery(WpWidget_PostsDocument, { variables: { count } });
	const posts = data.posts?.nodes ?? [];
	if (posts.length === 0) return null;
	const hasDate = isTicked(instance, 'show_date');
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.recentPosts')} />
			<ul>
				{posts.map(({ databaseId, title, uri, date }) => {
					const isCurrent = encodedPath(uri ?? '') === path;
					return (
						<li key={databaseId}>
							<a {...linkAttributes(uri)} aria-current={isCurrent ? 'page' : undefined}>
								{plainText(title ?? '') || say('post.noTitle')}
							</a>
							{hasDate && (
								<>
									{' '}
									<span className="post-date">
										{formatPhpDate(date ?? '', site.dateFormat, site.language)}
									</span>
								</>
							)}
						</li>
					);
				})}
			</ul>
		</>
	);
}
