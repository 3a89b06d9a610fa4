import { defineWidget } from '../../elements/tree/define-widget';
import { LOOPS_CSS } from '../../loops/markup/loops-css';
import { Portfolio } from './portfolio';
import css from './portfolio.css?inline';
import { PortfolioSettings } from './settings';
import { portfolioStyles } from './styles';

export const portfolio = defineWidget({
	types: ['portfolio'],
	settings: PortfolioSettings,
	Markup: Portfolio,
	refreshedBy: 'refresh-loop',
	styles: portfolioStyles,
	css,
	partsCss: { loops: LOOPS_CSS },
	wrapperClasses: ({ masonry }) => [masonry && 'e-loop-masonry'],
});
