import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { iconLookClasses } from '../../ui/icon-view';
import iconView from '../../ui/icon-view.css?inline';
import { Icon } from './icon';
import css from './icon.css?inline';
import { IconSettings } from './settings';
import { iconStyles } from './styles';

export const icon = defineWidget({
	types: ['icon'],
	settings: IconSettings,
	Markup: Icon,
	wrapperClasses: iconLookClasses,
	styles: iconStyles,
	globals: { primary_color: 'primary' },
	css,
	partsCss: { 'icon-view': iconView, 'hover-animation': hoverAnimationPart() },
});
