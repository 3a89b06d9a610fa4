import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { formatPhpDate } from '../../../domain/php-date';
import { plainText } from '../../../domain/plain-text';
import type { CurrentNode } from '../../elements/current-node';
import { useCurrentPage } from '../../elements/current-page';
import { MediaImage } from '../../elements/media-image';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import { firstWords } from './first-words';
import type { PostsSettings } from './settings';

/** One entry of the list: picture, title, what is known of it, summary, and the way to it. */
export function PostItem({ node, settings }: { node: CurrentNode; settings: PostsSettings }) {
	const link = linkAttributes(node.uri ?? '');
	const title = plainText(node.title ?? '');
	const Title = settings.title_tag;
	const summary = plainText(node.excerpt ?? '');
	return (
		<article className="elementor-post elementor-grid-item">
			<Thumbnail node={node} settings={settings} link={link} />
			<div className="elementor-post__text">
				{settings.show_title && title && (
					<Title className="elementor-post__title">
						<Linked link={link}>{title}</Linked>
					</Title>
				)}
				<MetaData node={node} settings={settings} />
				{settings.show_excerpt && summary && (
					<p className="elementor-post__excerpt">{firstWords(summary, settings.excerpt_length)}</p>
				)}
				{settings.show_read_more && link && (
					<a className="elementor-post__read-more" {...link}>
						{settings.read_more_text}
						{title && <span className="elementor-screen-only">: {title}</span>}
					</a>
				)}
			</div>
		</article>
	);
}

function Linked({ link, children }: { link: LinkAttributes | undefined; children: ReactNode }) {
	return link ? <a {...link}>{children}</a> : children;
}

/** The title's link covers the picture as well (posts.css): one stop for the keyboard is enough. */
function Thumbnail({
	node,
	settings,
	link,
}: {
	node: CurrentNode;
	settings: PostsSettings;
	link: LinkAttributes | undefined;
}) {
	const image = node.featuredImage?.node;
	if (settings.thumbnail === 'none' || !image) return null;
	const picture = (
		<MediaImage
			image={{ id: image.databaseId, url: image.sourceUrl ?? '', alt: '' }}
			size={settings.thumbnail_size_size}
			alt={settings.show_title ? '' : undefined}
		/>
	);
	return (
		<div className="elementor-post__thumbnail">
			{settings.show_title ? picture : <Linked link={link}>{picture}</Linked>}
			{settings.skin === 'cards' && settings.show_badge && (
				<Badge node={node} taxonomy={settings.badge_taxonomy} />
			)}
		</div>
	);
}

function Badge({ node, taxonomy }: { node: CurrentNode; taxonomy: string }) {
	const { data } = useSuspenseQuery(NodeTermsDocument, {
		variables: { nodeIds: [`${node.databaseId}`] },
	});
	const term = (data.terms?.nodes ?? []).find(({ taxonomyName }) => taxonomyName === taxonomy);
	return term?.name ? <div className="elementor-post__badge">{term.name}</div> : null;
}

function MetaData({ node, settings }: { node: CurrentNode; settings: PostsSettings }) {
	const { site } = useCurrentPage();
	const texts: Readonly<Record<string, ReactNode>> = {
		author: node.author?.node.name,
		date: node.date && (
			<time dateTime={node.date}>{formatPhpDate(node.date, site.dateFormat, site.language)}</time>
		),
		time: node.date && formatPhpDate(node.date, site.timeFormat, site.language),
		comments: commentsText(node.commentCount),
		modified: node.modified && formatPhpDate(node.modified, site.dateFormat, site.language),
	};
	const shown = settings.meta_data.filter((name) => Object.hasOwn(texts, name) && texts[name]);
	if (shown.length === 0) return null;
	return (
		<p className="elementor-post__meta-data">
			{shown.map((name, index) => (
				<span key={name}>
					{index > 0 && (
						<span aria-hidden="true" className="elementor-post__meta-separator">
							{settings.meta_separator}
						</span>
					)}
					<span className={`elementor-post-${name}`}>{texts[name]}</span>
				</span>
			))}
		</p>
	);
}

function commentsText(count: number | null | undefined): string {
	if (!count) return 'No comments';
	return count === 1 ? 'One comment' : `${count} comments`;
}
