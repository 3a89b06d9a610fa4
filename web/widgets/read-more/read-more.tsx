import { encodedPath } from '@outrigger/rules/address/uri-path';
import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { type InferOutput, object } from 'valibot';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { wordSetting } from '../../elements/settings/word';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';

export const ReadMoreSettings = object({
	/** The text of the link if the rest of the content is on another page. */
	link_text: wordSetting('post.continue'),
});
export type ReadMoreSettings = InferOutput<typeof ReadMoreSettings>;

/**
 * The place at which lists cut a piece of content. On the content's own page it is the place to which `#more-17` leads,
 * as in WordPress; elsewhere it is the link to that place. The widget renders nothing on a page without content.
 */
export function ReadMore({ settings }: WidgetProps<ReadMoreSettings>) {
	const say = useTexts();
	const node = useCurrentNode();
	const { kind, path } = useCurrentPage();
	if (!node) return null;
	const id = `more-${node.databaseId}`;
	if (kind === 'singular' && (!node.uri || encodedPath(node.uri) === path)) return <span id={id} />;
	const link = linkAttributes(node.uri ? `${node.uri}#${id}` : '');
	if (!link || settings.link_text.trim() === '') return null;
	const title = displayedTitle(node, say);
	return (
		<a {...link} className="more-link">
			{settings.link_text}
			{title && <span className="elementor-screen-only">{`: ${title}`}</span>}
		</a>
	);
}
