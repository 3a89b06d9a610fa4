import { defineWidget } from '../../elements/tree/define-widget';
import { PostExcerpt } from './post-excerpt';
import { PostExcerptSettings } from './settings';
import { postExcerptStyles } from './styles';

export const postExcerpt = defineWidget({
	types: ['theme-post-excerpt'],
	settings: PostExcerptSettings,
	Markup: PostExcerpt,
	styles: postExcerptStyles,
});
