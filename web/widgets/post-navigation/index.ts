import { defineWidget } from '../../elements/tree/define-widget';
import { PostNavigation } from './post-navigation';
import css from './post-navigation.css?inline';
import { PostNavigationSettings } from './settings';
import { postNavigationStyles } from './styles';

export const postNavigation = defineWidget({
	types: ['post-navigation'],
	settings: PostNavigationSettings,
	Markup: PostNavigation,
	styles: postNavigationStyles,
	css,
});
