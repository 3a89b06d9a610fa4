import { paragraphs } from '@outrigger/rules/text/paragraphs';
import { Markup } from '../../ui/markup';
import { isTicked, storedText } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** A text. Its lines become paragraphs if the editor switched that on. */
export function TextWidget({ instance }: { instance: Instance }) {
	const text = storedText(instance, 'text');
	const hasParagraphs = isTicked(instance, 'filter') || isTicked(instance, 'visual');
	return (
		<>
			<WidgetTitle instance={instance} />
			<Markup className="textwidget" html={hasParagraphs ? paragraphs(text) : text} />
		</>
	);
}

/** HTML that an editor wrote, sanitised. */
export function CustomHtmlWidget({ instance }: { instance: Instance }) {
	return (
		<>
			<WidgetTitle instance={instance} />
			<Markup className="textwidget custom-html-widget" html={storedText(instance, 'content')} />
		</>
	);
}
