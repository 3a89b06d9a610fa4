import { text, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Shortcode',
	purpose: 'words',
	picture: '< t3 >',
	kind: 'markup',
	sentence: 'What WordPress made of a shortcode, cleaned of everything that could run.',
	variations: {
		'Rendered by WordPress': {
			...widget('shortcode', { shortcode: '[tide_table harbour="porto-sereno"]' }),
			renderedHtml:
				'<table><caption>Tides at Porto Sereno (sample)</caption><thead><tr><th scope="col">Water</th><th scope="col">Time</th></tr></thead><tbody><tr><td>High</td><td>06:12</td></tr><tr><td>Low</td><td>12:31</td></tr></tbody></table><script>document.title="never"</script>',
		},
		'Not rendered': [
			text('Nothing is shown, least of all the code.'),
			{ shortcode: '[lost_shortcode]' },
		],
	},
};
