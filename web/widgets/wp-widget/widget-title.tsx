import { InlineMarkup } from '../../ui/inline-markup';
import { storedText } from './instance';
import type { Instance } from './settings';

/**
 * The heading of a widget, in the builder's markup: the widget's own title, else WordPress's default title for its
 * kind.
 */
export function WidgetTitle({ instance, usual = '' }: { instance: Instance; usual?: string }) {
	return <InlineMarkup as="h5" html={storedText(instance, 'title').trim() || usual} />;
}
