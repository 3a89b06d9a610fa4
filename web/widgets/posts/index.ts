import { defineWidget } from '../../elements/tree/define-widget';
import { LOOPS_CSS } from '../../loops/markup/loops-css';
import { LoopBrowserSettings } from '../../loops/page/pagination-settings';
import buttonCss from '../../ui/button.css?inline';
import { Posts } from './posts';
import css from './posts.css?inline';
import { PostsSettings } from './settings';
import { postsStyles } from './styles';

export const posts = defineWidget({
	types: ['posts', 'archive-posts'],
	settings: PostsSettings,
	browserSettings: LoopBrowserSettings,
	Markup: Posts,
	refreshedBy: 'refresh-loop',
	styles: postsStyles,
	css,
	partsCss: { button: buttonCss, loops: LOOPS_CSS },
	wrapperClasses: ({ skin, thumbnail, masonry }) => [
		masonry && 'e-loop-masonry',
		`elementor-posts--skin-${skin}`,
		`elementor-posts--thumbnail-${thumbnail}`,
	],
});
