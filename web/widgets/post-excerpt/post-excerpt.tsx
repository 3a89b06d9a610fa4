import { useCurrentNode } from '../../elements/current-node';
import type { WidgetProps } from '../../elements/define-widget';
import { Markup } from '../../ui/markup';
import type { PostExcerptSettings } from './settings';

/** The summary of the current content: the author's own, else the one WordPress makes. */
export function PostExcerpt({ settings }: WidgetProps<PostExcerptSettings>) {
	return <Markup html={useCurrentNode()?.excerpt || settings.excerpt} />;
}
