import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { useMarkupPlaces } from '../../elements/media/image-priority';
import { textSetting } from '../../elements/settings/text';
import { ownSheet } from '../../elements/styles/own-sheet';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';

export const HtmlSettings = object({
	html: textSetting(),
});
export type HtmlSettings = InferOutput<typeof HtmlSettings>;

/**
 * Markup that an editor typed by hand, sanitised: scripts in it do not run. Its style elements apply to the whole page,
 * as in the source; the filter for custom CSS moves them into the page's single sheet.
 */
export function Html({ settings, element }: WidgetProps<HtmlSettings>) {
	const { styles, document } = useRender();
	useMarkupPlaces(settings.html);
	const sheet = ownSheet(settings.html);
	if (sheet !== '') styles.addRaw(document.databaseId, `html-${element.id}`, sheet);
	return <Markup html={settings.html} />;
}
