import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { TemplateElements } from '../../elements/tree/stored-document';
import { Markup } from '../../ui/markup';
import type { TemplateSettings } from './settings';

/** A template of the library, in this place. Empty where the template is missing, or would contain itself. */
export function Template({ settings, element }: WidgetProps<TemplateSettings>) {
	const { hasExtension } = useRender();
	const { template_id } = settings;
	const rendered = element.renderedHtml ? <Markup html={element.renderedHtml} /> : null;
	const isStored = hasExtension && Number.isSafeInteger(template_id) && template_id > 0;
	return (
		<div className="elementor-template">
			{isStored ? <TemplateElements databaseId={template_id} fallback={rendered} /> : rendered}
		</div>
	);
}
