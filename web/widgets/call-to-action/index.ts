import { defineWidget } from '../../elements/tree/define-widget';
import boxLink from '../../ui/box-link.css?inline';
import button from '../../ui/button.css?inline';
import iconView from '../../ui/icon-view.css?inline';
import ribbon from '../../ui/ribbon.css?inline';
import { CallToAction } from './call-to-action';
import css from './call-to-action.css?inline';
import { CallToActionSettings } from './settings';
import { callToActionStyles } from './styles';

export const callToAction = defineWidget({
	types: ['call-to-action'],
	settings: CallToActionSettings,
	Markup: CallToAction,
	wrapperClasses: ({ skin, transformation, content_animation, sequenced_animation }) => [
		`elementor-cta--skin-${skin}`,
		transformation && `elementor-bg-transform elementor-bg-transform-${transformation}`,
		skin === 'cover' && content_animation && 'elementor-animated-content',
		skin === 'cover' && sequenced_animation && 'elementor-cta--sequenced-animation',
	],
	styles: callToActionStyles,
	globals: {
		title_typography_typography: 'primary',
		description_typography_typography: 'text',
		button_typography_typography: 'accent',
	},
	css,
	partsCss: {
		'box-link': boxLink,
		button,
		'icon-view': iconView,
		ribbon,
	},
});
