import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { searchForm } from './index';
import { SearchFormSettings } from './settings';
import { searchFormStyles } from './styles';

const render = (settings: object, page: ServerSetting['page'] = {}) =>
	renderWidget('search-form', settings, { widgets: [searchForm], page });

describe('a search form', () => {
	it('sends to the front page, by a labelled field and a button with a name', async () => {
		const html = await render({ placeholder: 'A knot, a cove' });
		expect(html).toContain('<form class="elementor-search-form" action="/" method="get">');
		const [, id] = /<label[^>]* for="([^"]+)">Search<\/label>/.exec(html) ?? [];
		expect(html).toMatch(
			new RegExp(
				`<input [^>]*id="${id}" type="search" [^>]*placeholder="A knot, a cove"[^>]* name="s"`,
			),
		);
		expect(html).toContain('type="submit" aria-label="Search"><svg');
	});

	it('shows the searched words, as text', async () => {
		const html = await render({}, { kind: 'search', search: '"><script>' });
		expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
	});

	it('has a button with a text where the editor wants one', async () => {
		const html = await render({ button_type: 'text', button_text: 'Go' });
		expect(html).toContain('type="submit">Go</button>');
		expect(await render({ button_type: 'text', button_text: '' })).toContain('aria-label="Search"');
	});

	it('is minimal with an icon in front and a button that only assistive technology sees', async () => {
		const html = await render({ skin: 'minimal' });
		expect(html).toContain('elementor-search-form--skin-minimal');
		expect(html).toContain('<span class="elementor-search-form__icon"><svg');
		expect(html).toContain('<button class="elementor-screen-only" type="submit">Search</button>');
	});

	it('opens over the whole screen by a button, without script', async () => {
		const html = await render({ skin: 'full_screen' });
		const [, layer] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];
		expect(html).toMatch(
			new RegExp(`<dialog [^>]*id="${layer}" popover="auto" aria-label="Search"`),
		);
		expect(html).toMatch(
			/type="button" popoverTarget="[^"]+" aria-haspopup="dialog" aria-label="Search"/i,
		);
		expect(html).toMatch(/popoverTargetAction="hide" aria-label="Close"/i);
		expect(html).toMatch(/<input [^>]*autofocus/i);
	});

	it('turns its style controls into rules', () => {
		const css = compileCss(
			'.e',
			{
				size: { unit: 'px', size: 60 },
				input_border_color: '#123',
				button_background_color_hover: '#456',
				button_width: { unit: 'px', size: 4 },
				button_border_width: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' },
				toggle_align: 'center',
			},
			searchFormStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain('.e .elementor-search-form{--search-size:60px}');
		expect(css).toContain('__container{border-color:#123;border-width:1px 2px 3px 4px}');
		expect(css).toContain('__submit{min-inline-size:calc(4 * var(--search-size, 3.125rem))}');
		expect(css).toContain('__toggle{margin-inline:auto}');
		expect(css).toContain('__submit:hover,.e .elementor-search-form__submit:focus-visible{');
	});

	it.each([[{}], [[]], [{ skin: 'x', placeholder: {}, icon: 3 }]])('parses %j', (settings) => {
		expect(parseInEnglish(SearchFormSettings, settings)).toEqual({
			skin: 'classic',
			placeholder: 'Search...',
			button_type: 'icon',
			button_text: 'Search',
			icon: 'search',
		});
	});
});
