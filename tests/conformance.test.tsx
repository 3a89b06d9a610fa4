import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../web/elements/testing/render-on-server';
import { Widget } from '../web/elements/widget';
import { registry } from '../web/registry';

/** Settings that no editor makes: a widget takes them for nothing and goes on. */
const JUNK: readonly unknown[] = [
	{},
	[],
	null,
	'text',
	7,
	{ title: 7, link: 'x', image: 'y', items: { a: 1 }, columns: 'many', size: { size: 'big' } },
];

const JUNK_BAG: Record<string, unknown> = {
	title: { a: 1 },
	text: null,
	link: { url: 'javascript:alert(1)' },
	image: { id: -4, url: 'javascript:alert(2)' },
	selected_icon: { value: 9 },
	icon_list: [null, 4, { text: {} }],
	header_size: 'script',
	html_tag: '<b>',
	__globals__: 'x',
	__dynamic__: 3,
};

const answers = { status: 200, body: [], total: 0, totalPages: 0 };
const render = (widgetType: string, settings: Record<string, unknown>) =>
	renderOnServer(
		<Widget
			element={{
				id: 'a1b2c3d',
				elType: 'widget',
				widgetType,
				settings,
				renderedHtml: null,
				children: [],
			}}
		/>,
		{
			widgets: [...new Set(registry.values())],
			rest: async () => answers,
			execute: async () => ({ data: {} }),
		},
	);

describe.each([...registry.keys()])('the widget %s', (type) => {
	const definition = registry.get(type);

	it('parses what is no settings as no settings', () => {
		for (const junk of JUNK) {
			const bag = typeof junk === 'object' && junk !== null && !Array.isArray(junk) ? junk : {};
			expect(definition && safeParse(definition.settings, bag).success).toBe(true);
		}
	});

	it('renders with nothing set, and with nonsense set, without throwing', async () => {
		for (const settings of [{}, JUNK_BAG]) {
			const html = await render(type, settings);
			expect(html).not.toMatch(/javascript:/i);
			expect(html).not.toMatch(/<script(?! type="application\/json")/i);
			expect(html).not.toMatch(/NaN|undefined|\[object Object\]/);
			expect(html).not.toMatch(/ style="/);
		}
	});

	it('has a page in the catalogue that shows it', () => {
		const folder = join(import.meta.dirname, '../content/pages/widgets');
		const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
		const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'));
		expect(pages.some((page) => page.includes(`"widgetType": "${type}"`))).toBe(true);
	});
});
