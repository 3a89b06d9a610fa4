import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const HtmlSettings = object({
	html: textSetting(),
});
export type HtmlSettings = InferOutput<typeof HtmlSettings>;
