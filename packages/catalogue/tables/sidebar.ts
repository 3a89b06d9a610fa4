import { text, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Sidebar',
	purpose: 'navigation',
	picture: 'r3 t/r3 t',
	kind: 'markup',
	sentence: 'A widget area as WordPress rendered it.',
	variations: {
		'Rendered by WordPress': {
			...widget('sidebar', { sidebar: 'sidebar-1' }),
			renderedHtml:
				'<section class="widget"><h3 class="widget-title">Before you go</h3><ul><li><a href="/stories/">What others saw</a></li><li><a href="/contact/">Ask us anything</a></li></ul></section><section class="widget"><h3 class="widget-title">Today</h3><p onclick="alert(1)">Calm until noon.</p></section>',
		},
		'An empty area': [text('Nothing is shown.'), { sidebar: 'sidebar-2' }],
	},
};
