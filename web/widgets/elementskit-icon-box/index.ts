import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import boxLink from '../../ui/box-link.css?inline';
import iconView from '../../ui/icon-view.css?inline';
import { ElementsKitIconBox } from './elementskit-icon-box';
import css from './elementskit-icon-box.css?inline';
import { ElementsKitIconBoxSettings } from './settings';
import { elementsKitIconBoxStyles } from './styles';

export const elementsKitIconBox = defineWidget({
	types: ['elementskit-icon-box'],
	settings: ElementsKitIconBoxSettings,
	Markup: ElementsKitIconBox,
	styles: elementsKitIconBoxStyles,
	css,
	partsCss: {
		'box-link': boxLink,
		'icon-view': iconView,
		'hover-animation': hoverAnimationPart('ekit_icon_box_info_box_hover_animation'),
	},
});
