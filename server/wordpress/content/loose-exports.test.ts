import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content';
import { exportFile, load, writeContent } from './testing/content-folder';

const heading = { id: 'a1', elType: 'widget', widgetType: 'heading', settings: { title: 'Bay' } };
const page = exportFile([heading]);

describe('an export that lies by itself', () => {
	it('prints the address at which it stands', async () => {
		const { notes } = await load({
			'site.json': { pageOnFront: 'home' },
			'pages/home.json': {},
			'pages/other.json': {},
			'bay.json': page,
			'top.json': exportFile([heading], { type: 'header' }),
		});
		expect(notes).toEqual([
			'bay.json is shown at /bay/',
			'top.json is a template (header): it shows where its conditions or a page name it',
		]);
	});

	it('is the front page where it is the only one', async () => {
		const dir = writeContent({ 'bay.json': page });
		const { notes } = await loadContent(`${dir}/bay.json`);
		expect(notes).toEqual(['bay.json is shown at /']);
	});
});

it('an empty folder prints a note with the files that it may hold', async () => {
	const { warnings, posts } = await load({});
	expect(posts).toEqual([]);
	expect(warnings).toEqual([
		expect.stringMatching(/ is empty, so the site has no page\. Put in a kit .*builder export/),
	]);
});
