import { defineWidget } from '../../elements/tree/define-widget';
import { PostInfo } from './post-info';
import css from './post-info.css?inline';
import { PostInfoSettings } from './settings';
import { postInfoStyles } from './styles';

export const postInfo = defineWidget({
	types: ['post-info'],
	settings: PostInfoSettings,
	Markup: PostInfo,
	styles: postInfoStyles,
	css,
});
