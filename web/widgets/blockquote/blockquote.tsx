import { useCurrentPage } from '../../elements/context/current-page';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { useTexts } from '../../ui/texts';
import { postIntent } from './post-intent';
import type { BlockquoteSettings } from './settings';

/** A quotation, its author, and a link to share it. The widget renders nothing without a text. */
export function Blockquote({ settings }: WidgetProps<BlockquoteSettings>) {
	const { blockquote_content, author_name, tweet_button } = settings;
	if (inlineOnly(blockquote_content).trim() === '') return null;
	const hasAuthor = author_name.trim() !== '';
	return (
		<blockquote className="elementor-blockquote">
			<InlineMarkup as="p" className="elementor-blockquote__content" html={blockquote_content} />
			{(hasAuthor || tweet_button) && (
				<div className="e-q-footer">
					{hasAuthor && <cite className="elementor-blockquote__author">{author_name}</cite>}
					{tweet_button && <PostLink settings={settings} />}
				</div>
			)}
		</blockquote>
	);
}

function PostLink({ settings }: { settings: BlockquoteSettings }) {
	const say = useTexts();
	const { path, site } = useCurrentPage();
	const { tweet_button_view: view, tweet_button_label } = settings;
	const label = view === 'icon' ? '' : tweet_button_label.trim();
	return (
		<a
			className="elementor-blockquote__tweet-button"
			href={postIntent(settings, `${site.url}${path}`)}
			target="_blank"
			rel="noopener nofollow"
			aria-label={`${label && `${label}: `}${say('button.postOnX')}`}
		>
			{view !== 'text' && <Icon icon={iconNamed('fab fa-x-twitter')} />}
			{label && <span className="elementor-blockquote__tweet-label">{label}</span>}
		</a>
	);
}
