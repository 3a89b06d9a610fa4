import { text } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'HTML',
	purpose: 'words',
	picture: '< x2 >/x/t',
	kind: 'handler',
	sentence:
		'Markup that an editor typed by hand. It is sanitised: scripts in it do not run. A handler comes with markup that asks for it alone: a search over a list of the page, a text to copy.',
	space: 'close',
	variations: {
		'A list of terms': {
			html: '<dl><dt>Draught</dt><dd>How deep the hull reaches below the water.</dd><dt>Freeboard</dt><dd>How high the side stands above it.</dd></dl>',
		},
		'Details that open': {
			html: '<details><summary>What is a slip?</summary><p>A ramp on which a boat goes into the water and comes out again.</p></details>',
		},
		'What does not run': {
			html: '<p>A script stands behind this line, and is gone.</p><script>document.title = "overboard"</script><p><img src="/wp-content/uploads/2026/01/flag-rib.svg" alt="Flag" width="48" height="48" onerror="document.title = \'overboard\'" onload="document.title = \'overboard\'"></p><a href="javascript:alert(1)">A link that leads nowhere</a>',
		},
		'Without markup': [text('Nothing stands below.'), { html: '' }],
	},
};
