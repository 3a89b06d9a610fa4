import { useCurrentNode } from '../../elements/context/current-node';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';
import type { LinkAttributes } from '../../ui/link';
import { Markup } from '../../ui/markup';
import { type Author, currentAuthor, customAuthor } from './author';
import type { AuthorBoxSettings } from './settings';

/** The width of the requested avatar in pixels; twice the shown size. */
const AVATAR_SIZE = 192;

/**
 * The author of the content: picture, name, a few words, and the link to the rest of the author's
 * posts.
 */
export function AuthorBox({ settings }: WidgetProps<AuthorBoxSettings>) {
	const node = useCurrentNode();
	const author = settings.source === 'custom' ? customAuthor(settings) : currentAuthor(node);
	if (!author) return null;
	const link = { '': undefined, website: author.website, posts_archive: author.posts }[
		settings.link_to
	];
	const Name = settings.author_name_tag;
	return (
		<div className="elementor-author-box">
			{settings.show_avatar && <Avatar author={author} link={link} />}
			<div className="elementor-author-box__text">
				{settings.show_name && (
					<Name className="elementor-author-box__name">
						<Linked link={link}>{author.name}</Linked>
					</Name>
				)}
				{settings.show_biography && (
					<Markup className="elementor-author-box__bio" html={author.biography} />
				)}
				{settings.show_link && author.posts && (
					<Button
						className={['elementor-author-box__button', settings.button_hover_animation]
							.filter(Boolean)
							.join(' ')}
						text={settings.link_text}
						link={author.posts}
						size="xs"
					/>
				)}
			</div>
		</div>
	);
}

function Linked({ link, children }: { link: LinkAttributes | undefined; children: string }) {
	return link ? <a {...link}>{children}</a> : children;
}

/** The picture, or the first letter of the name if no picture may be loaded. */
function Avatar({
	author: { avatar, name },
	link,
}: {
	author: Author;
	link: LinkAttributes | undefined;
}) {
	const picture = (
		<>
			{hasMedia(avatar) ? (
				<MediaImage image={avatar} maxWidth={AVATAR_SIZE} alt="" />
			) : (
				<span aria-hidden="true">{[...name][0]}</span>
			)}
		</>
	);
	return link ? (
		// The name beside the picture is the same link, and one stop is enough for keys and screen readers.
		<div className="elementor-author-box__avatar" aria-hidden="true">
			<a {...link} tabIndex={-1}>
				{picture}
			</a>
		</div>
	) : (
		<div className="elementor-author-box__avatar">{picture}</div>
	);
}
