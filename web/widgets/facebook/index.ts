import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import socialEmbed from '../../ui/social-embed/social-embed.css?inline';
import { Facebook } from './facebook';
import css from './facebook.css?inline';
import { FacebookSettings } from './settings';
import { facebookStyles } from './styles';

export const facebook = defineWidget({
	types: ['facebook-button', 'facebook-comments', 'facebook-embed', 'facebook-page'],
	settings: FacebookSettings,
	Markup: Facebook,
	styles: facebookStyles,
	css,
	partsCss: { 'click-to-load': clickToLoad, 'social-embed': socialEmbed },
});
