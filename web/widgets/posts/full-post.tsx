import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import type { CurrentNode } from '../../elements/context/current-node';
import { Marked } from '../../loops/markup/found';
import type { ItemFacts } from '../../loops/source/item-facts';
import { linkAttributes } from '../../ui/link';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { Linked, MetaData, Thumbnail } from './post-parts';
import type { PostsSettings } from './settings';

/** One entry of a list that shows whole posts: picture, title, meta data and the whole text. */
export function FullPost({
	node,
	settings,
	facts,
}: {
	node: CurrentNode;
	settings: PostsSettings;
	facts: ItemFacts;
}) {
	const link = linkAttributes(node.uri ?? '');
	const title = displayedTitle(node, useTexts());
	const Title = settings.title_tag;
	return (
		<article className="elementor-post elementor-post--full elementor-grid-item">
			<Thumbnail node={node} settings={settings} facts={facts} link={link} />
			{settings.show_title && title && (
				<Title className="elementor-post__title">
					<Linked link={link}>
						<Marked text={title} />
					</Linked>
				</Title>
			)}
			<MetaData node={node} settings={settings} />
			<Markup html={facts.content(node)} className="elementor-post__content entry-content" />
		</article>
	);
}
