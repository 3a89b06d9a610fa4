import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import { AuthorBox } from './author-box';
import css from './author-box.css?inline';
import { AuthorBoxSettings } from './settings';
import { authorBoxStyles } from './styles';

export const authorBox = defineWidget({
	types: ['author-box'],
	settings: AuthorBoxSettings,
	Markup: AuthorBox,
	styles: authorBoxStyles,
	css,
	partsCss: {
		button: buttonCss,
		'hover-animation': hoverAnimationPart('button_hover_animation'),
	},
	wrapperClasses: ({ layout }) => [layout && `elementor-author-box--layout-image-${layout}`],
});
