import { defineWidget } from '../../elements/tree/define-widget';
import { Template, TemplateSettings } from './template';

export const template = defineWidget({
	types: ['template'],
	settings: TemplateSettings,
	Markup: Template,
});
