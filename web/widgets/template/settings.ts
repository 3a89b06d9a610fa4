import { type InferOutput, object } from 'valibot';
import { numberSetting } from '../../elements/settings/number';

export const TemplateSettings = object({
	/** Database id of a template of the library; 0 for none. */
	template_id: numberSetting(0),
});
export type TemplateSettings = InferOutput<typeof TemplateSettings>;
