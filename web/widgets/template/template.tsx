import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { numberSetting } from '../../elements/settings/number';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { TemplateElements } from '../../elements/tree/stored-document';
import { Markup } from '../../ui/markup';

export const TemplateSettings = object({
	/** Database id of a template of the library; 0 for none. */
	template_id: numberSetting(0),
});
export type TemplateSettings = InferOutput<typeof TemplateSettings>;

/**
 * A template of the library, rendered in this place. The widget renders nothing if the template is missing or would
 * contain itself.
 */
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
