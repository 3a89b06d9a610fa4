import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import { askComments } from './ask-comments';
import { PostComments } from './post-comments';
import css from './post-comments.css?inline';
import { PostCommentsSettings } from './settings';

export const postComments = defineWidget({
	types: ['post-comments'],
	settings: PostCommentsSettings,
	Markup: PostComments,
	askAhead: askComments,
	partsCss: { button: buttonCss },
	css,
});
