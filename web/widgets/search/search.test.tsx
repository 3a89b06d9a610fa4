import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { search } from './index';
import { SearchSettings } from './settings';

const render = (settings: object) => renderWidget('search', settings, { widgets: [search] });

describe('a search', () => {
	it('is a form that works by itself', async () => {
		const html = await render({});
		expect(html).toContain('action="/" method="get"');
		const [, id] = /<label[^>]* for="([^"]+)">Search<\/label>/.exec(html) ?? [];
		expect(html).toMatch(new RegExp(`<input [^>]*id="${id}" type="search" [^>]*name="s"`));
		expect(html).toContain('class="e-search-submit" type="submit"><span>Search</span></button>');
		expect(html).not.toContain('e-search-results-container');
	});

	it('has one name, before its field, beside an icon as well', async () => {
		const icon = { value: 'fas fa-search', library: 'fa-solid' };
		for (const settings of [{}, { icon_search: icon }]) {
			const [first, ...more] = (await render(settings)).match(/<label.*?<\/label>/g) ?? [];
			expect(first).toMatch(/^<label class="e-search-label [^>]*>Search<\/label>$/);
			// The label of the icon has no text; otherwise a screen reader would read the name twice.
			expect(more.join('').replace(/<[^>]*>/g, '')).toBe('');
			expect(more).toHaveLength('icon_search' in settings ? 1 : 0);
		}
	});

	it('has icons where its editor chose them, and a name where an icon stands alone', async () => {
		expect(await render({ live_results: 'yes' })).not.toContain('e-search-icon');
		const icon = { value: 'fas fa-search', library: 'fa-solid' };
		expect(await render({ icon_search: icon })).toContain('class="e-search-icon"');
		expect(await render({ icon_submit: icon, submit_button_text: '' })).toMatch(
			/e-search-submit-icon"><svg.*<span class="elementor-screen-only">Search<\/span>/,
		);
	});

	it('keeps a button for assistive technology where Enter is all that shows, and no stop for keys', async () => {
		const html = await render({ submit_trigger: 'key_enter' });
		expect(html).toContain('class="elementor-screen-only" type="submit" tabindex="-1">');
	});

	it('has a place for results and one for their announcement only where results come live', async () => {
		const html = await render({ live_results: 'yes' });
		expect(html).toMatch(/<div class="e-search-results-container" [^>]*hidden=""/);
		expect(html).toContain('e-search-status');
		expect(html).toContain('live_results');
	});

	it('takes the focus of a search page without words, and of no other page', async () => {
		const on = (page: object) => renderWidget('search', {}, { widgets: [search], page });
		expect(await on({ kind: 'search', search: ' ' })).toMatch(/<input [^>]*autofocus/i);
		expect(await on({ kind: 'search', search: 'boat' })).not.toMatch(/autofocus/i);
		expect(await on({ kind: 'singular', search: null })).not.toMatch(/autofocus/i);
	});

	it.each([
		[{}, 3, 6],
		[[], 3, 6],
		[{ minimum_search_characters: -4, number_of_items: 0 }, 1, 1],
		[{ minimum_search_characters: '2', number_of_items: 1e9 }, 2, 100],
		[{ minimum_search_characters: {}, number_of_items: 'many' }, 3, 6],
	])('reads %j', (settings, minimum, items) => {
		const parsed = parse(SearchSettings, settings);
		expect([parsed.minimum_search_characters, parsed.number_of_items]).toEqual([minimum, items]);
	});
});
