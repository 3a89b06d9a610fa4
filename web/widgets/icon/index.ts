import { alignText, iconView, type StyleControl } from '../../elements/styles/factories';
import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { iconLookClasses } from '../../ui/icon-view';
import iconViewCss from '../../ui/icon-view.css?inline';
import { Icon, IconSettings } from './icon';
import css from './icon.css?inline';

const iconStyles: readonly StyleControl[] = [
	alignText('align', ' .elementor-icon-wrapper'),
	...iconView(),
];

export const icon = defineWidget({
	types: ['icon'],
	settings: IconSettings,
	Markup: Icon,
	wrapperClasses: iconLookClasses,
	styles: iconStyles,
	globals: { primary_color: 'primary' },
	css,
	partsCss: { 'icon-view': iconViewCss, 'hover-animation': hoverAnimationPart() },
});
