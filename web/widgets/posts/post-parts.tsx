import type { Say } from '@outrigger/rules/texts/text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import type { ReactNode } from 'react';
import type { CurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { MediaImage } from '../../elements/media/media-image';
import { addSharedName, sharedItemName } from '../../elements/styles/shared-name';
import type { ItemFacts } from '../../loops/source/item-facts';
import type { LinkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { PostsSettings } from './settings';

/** A link around its children, or only the children if there is no link. */
export function Linked({
	link,
	children,
}: {
	link: LinkAttributes | undefined;
	children: ReactNode;
}) {
	return link ? <a {...link}>{children}</a> : children;
}

/** The title's link covers the picture as well (posts.css), so one tab stop is enough. */
export function Thumbnail({
	node,
	settings,
	facts,
	link,
}: {
	node: CurrentNode;
	settings: PostsSettings;
	facts: ItemFacts;
	link: LinkAttributes | undefined;
}) {
	const { styles } = useRender();
	const image = node.featuredImage?.node;
	if (settings.thumbnail === 'none' || !image) return null;
	const picture = (
		<MediaImage
			image={{ id: image.databaseId, url: image.sourceUrl ?? '', alt: '' }}
			known={image}
			size={settings.thumbnail_size_size}
			alt={settings.show_title ? '' : undefined}
		/>
	);
	const shared = sharedItemName(settings._attributes, node.databaseId);
	addSharedName(styles, shared);
	return (
		<div className="elementor-post__thumbnail" data-shared={shared ?? undefined}>
			{settings.show_title ? picture : <Linked link={link}>{picture}</Linked>}
			{settings.skin === 'cards' && settings.show_badge && (
				<Badge node={node} facts={facts} taxonomy={settings.badge_taxonomy} />
			)}
		</div>
	);
}

function Badge({
	node,
	facts,
	taxonomy,
}: {
	node: CurrentNode;
	facts: ItemFacts;
	taxonomy: string;
}) {
	const term = facts.terms(node).find((each) => each.taxonomy === taxonomy);
	return term?.name ? <div className="elementor-post__badge">{term.name}</div> : null;
}

/** The meta data of a post that the editor chose to show. */
export function MetaData({ node, settings }: { node: CurrentNode; settings: PostsSettings }) {
	const say = useTexts();
	const { site } = useCurrentPage();
	const texts: Readonly<Record<string, ReactNode>> = {
		author: node.author?.node.name,
		date: node.date && (
			<time dateTime={node.date}>{formatPhpDate(node.date, site.dateFormat, site.language)}</time>
		),
		time: node.date && formatPhpDate(node.date, site.timeFormat, site.language),
		comments: commentsText(node.commentCount, say),
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

function commentsText(count: number | null | undefined, say: Say): string {
	return count ? say('comments.count', { count }) : say('comments.none');
}
