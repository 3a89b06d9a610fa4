import { InlineMarkup } from '../../ui/inline-markup';
import { storedText } from './instance';
import type { Instance } from './settings';

/** The heading of a widget, as the builder prints it: its own title, else WordPress's default for its kind. */
export function WidgetTitle({ instance, usual = '' }: { instance: Instance; usual?: string }) {
	return <InlineMarkup as="h5" html={storedText(instance, 'title').trim() || usual} />;
}
