import { defineWidget } from '../../elements/tree/define-widget';
import { LinkInBio } from './link-in-bio';
import css from './link-in-bio.css?inline';
import { LinkInBioSettings } from './settings';
import { linkInBioStyles } from './styles';

export const linkInBio = defineWidget({
	types: [
		'link-in-bio',
		'link-in-bio-var-2',
		'link-in-bio-var-3',
		'link-in-bio-var-4',
		'link-in-bio-var-5',
		'link-in-bio-var-6',
		'link-in-bio-var-7',
	],
	settings: LinkInBioSettings,
	Markup: LinkInBio,
	styles: linkInBioStyles,
	css,
});
