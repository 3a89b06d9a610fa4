import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { CurrentNode } from '../../elements/context/current-node';
import { MediaImage } from '../../elements/media/media-image';
import { Marked, useFoundItem } from '../../loops/markup/found';
import type { ItemFacts } from '../../loops/source/item-facts';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { Linked, MetaData, Thumbnail } from './post-parts';
import type { PostsSettings } from './settings';

interface PostItemProps {
	node: CurrentNode;
	settings: PostsSettings;
	facts: ItemFacts;
}

/** One entry of the list: picture, title, meta data, summary, and the link to the post. */
export function PostItem({ node, settings, facts }: PostItemProps) {
	const address = linkAttributes(node.uri ?? '');
	const link = address && {
		...address,
		...(settings.open_new_tab && { target: '_blank', rel: 'noopener' }),
	};
	const title = displayedTitle(node, useTexts());
	const Title = settings.title_tag;
	const found = useFoundItem(node);
	const summary = found
		? found.summary
		: firstWords(plainText(node.excerpt ?? ''), settings.excerpt_length);
	const isCard = settings.skin === 'cards';
	const meta = <MetaData node={node} settings={settings} />;
	return (
		<article className="elementor-post elementor-grid-item">
			<Thumbnail node={node} settings={settings} facts={facts} link={link} />
			{isCard && settings.show_avatar && <Avatar node={node} />}
			<div className="elementor-post__text">
				{found?.kind && <p className="elementor-post__kind">{found.kind}</p>}
				{settings.show_title && title && (
					<Title className="elementor-post__title">
						<Linked link={link}>
							<Marked text={title} />
						</Linked>
					</Title>
				)}
				{!isCard && meta}
				{settings.show_excerpt && summary && (
					<p className="elementor-post__excerpt">
						<Marked text={summary} />
					</p>
				)}
				{settings.show_read_more && link && (
					<a className="elementor-post__read-more" {...link}>
						{settings.read_more_text}
						{title && <span className="elementor-screen-only">: {title}</span>}
					</a>
				)}
			</div>
			{isCard && meta}
		</article>
	);
}

function Avatar({ node }: { node: CurrentNode }) {
	const avatar = node.author?.node.avatar;
	if (!avatar?.url) return null;
	return (
		<div className="elementor-post__avatar">
			<MediaImage image={{ id: null, url: avatar.url, alt: '' }} alt="" />
		</div>
	);
}

/**
 * The first words of a text; an ellipsis marks a longer text.
 * @param count the number of words; zero or less, or no number, gives all
 */
export function firstWords(text: string, count: number): string {
	const words = text.split(' ');
	if (!(count > 0) || words.length <= count) return text;
	return `${words.slice(0, Math.trunc(count)).join(' ')}…`;
}
