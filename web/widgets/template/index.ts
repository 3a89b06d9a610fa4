import { defineWidget } from '../../elements/tree/define-widget';
import { TemplateSettings } from './settings';
import { Template } from './template';

export const template = defineWidget({
	types: ['template'],
	settings: TemplateSettings,
	Markup: Template,
});
