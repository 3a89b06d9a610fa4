import { type InferOutput, object } from 'valibot';
import { useCurrentNode } from '../../elements/context/current-node';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Marked, useFoundItem } from '../../loops/markup/found';
import { Markup } from '../../ui/markup';

export const PostExcerptSettings = object({
	/** The text that is shown if the content has no summary. */
	excerpt: textSetting(),
});
export type PostExcerptSettings = InferOutput<typeof PostExcerptSettings>;

/**
 * The summary of the current content: the author's own, else WordPress's. In search results it contains the searched
 * words.
 */
export function PostExcerpt({ settings }: WidgetProps<PostExcerptSettings>) {
	const node = useCurrentNode();
	const found = useFoundItem(node);
	if (found?.summary) {
		return (
			<p>
				<Marked text={found.summary} />
			</p>
		);
	}
	return <Markup html={node?.excerpt || settings.excerpt} />;
}
