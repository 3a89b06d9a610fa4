import { defineWidget } from '../../elements/tree/define-widget';
import { LOOPS_CSS } from '../../loops/markup/loops-css';
import { LoopBrowserSettings } from '../../loops/page/pagination-settings';
import buttonCss from '../../ui/button.css?inline';
import { LoopGrid } from './loop-grid';
import css from './loop-grid.css?inline';
import { LoopGridSettings } from './settings';
import { loopGridStyles } from './styles';

export const loopGrid = defineWidget({
	types: ['loop-grid'],
	settings: LoopGridSettings,
	browserSettings: LoopBrowserSettings,
	Markup: LoopGrid,
	refreshedBy: 'refresh-loop',
	styles: loopGridStyles,
	css,
	partsCss: { button: buttonCss, loops: LOOPS_CSS },
	wrapperClasses: ({ masonry, equal_height }) => [
		masonry && 'e-loop-masonry',
		equal_height && 'e-loop-equal-height',
	],
});
