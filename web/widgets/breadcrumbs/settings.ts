import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';

export const BreadcrumbsSettings = object({
	html_tag: choiceSetting(['', 'p', 'div', 'nav', 'span'], ''),
});
export type BreadcrumbsSettings = InferOutput<typeof BreadcrumbsSettings>;
