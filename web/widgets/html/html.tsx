import type { WidgetProps } from '../../elements/define-widget';
import { Markup } from '../../ui/markup';
import type { HtmlSettings } from './settings';

/** Markup that an editor typed by hand, sanitised: scripts in it do not run. */
export function Html({ settings }: WidgetProps<HtmlSettings>) {
	return <Markup html={settings.html} />;
}
