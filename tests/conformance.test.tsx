import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnServer } from '@outrigger/elements/elements/testing/render-on-server';
import type { WidgetDefinition } from '@outrigger/elements/elements/tree/define-widget';
import { Widget } from '@outrigger/elements/elements/tree/widget';
import { registry } from '@outrigger/elements/registry';
import { isBuilderWidget } from '@outrigger/rules/add-ons/kinds/builder-widgets';
import { type FlatElement, storedElementTree } from '@outrigger/rules/builder/element-tree';
import { never, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

/** Values that no control stores. Each one replaces all settings together, and also each single setting. */
const JUNK: readonly unknown[] = [
	null,
	undefined,
	true,
	'text',
	'',
	'javascript:alert(1)',
	'<script>alert(2)</script>',
	7,
	-1,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	[],
	{},
	[null, 4, 'a', {}, [[]]],
	{ a: 1 },
	{
		url: 'javascript:alert(3)',
		is_external: 9,
		id: -4,
		size: 'big',
		unit: {},
		value: [],
		sizes: 7,
	},
	{ url: {}, id: {}, size: {}, unit: 'parsecs', value: { id: {}, url: 9 } },
	[{ url: 'javascript:alert(4)', text: {}, link: 7, image: 'x', _id: [] }],
];

/** Controls that every widget has, even if its schema does not name them. */
const COMMON = [
	'__globals__',
	'__dynamic__',
	'_animation',
	'_element_id',
	'selected_icon',
	'custom_css',
];

/** The names that a schema of settings reads. */
function controlsOf(definition: WidgetDefinition | undefined): string[] {
	const schema = definition?.settings as { entries?: object; pipe?: { entries?: object }[] };
	const entries = schema.entries ?? schema.pipe?.find((step) => step.entries)?.entries ?? {};
	return Object.keys(entries);
}

/** Settings with the same junk in every control, and one further control, so that no two objects are equal. */
const bagOf = (controls: readonly string[], index: number) =>
	Object.fromEntries(
		controls.map((control, at) => [control, JUNK[(index + at) % JUNK.length]] as const),
	);

const answers = { status: 200, body: [], total: 0, totalPages: 0 };
/** Renders a widget from WordPress's answers, with any value as its settings. */
const render = (widgetType: string, settings: unknown) => {
	const bag = settings as FlatElement['settings'];
	const flat = { id: 'a1b2c3d', parentId: null, elType: 'widget', renderedHtml: null };
	const nodes = storedElementTree([{ ...flat, widgetType, settings: bag }]);
	return renderOnServer(
		nodes.map((element) => <Widget key={element.id} element={element} />),
		{
			widgets: [...new Set(registry.values())],
			rest: async () => answers,
			// This stand-in replaces all markup, so the test finds markup of an editor that was not sanitised.
			sanitize: () => '<p>Clean</p>',
			execute: async () => ({ data: {} }),
			hasShop: true,
		},
	);
};

describe.each([...registry.keys()])('the widget %s', (type) => {
	const definition = registry.get(type);

	const controls = controlsOf(definition);

	it('renders unreadable settings like missing settings', async () => {
		const none = await render(type, {});
		for (const junk of JUNK) {
			const html = await render(type, junk);
			const isBag = typeof junk === 'object' && junk !== null && !Array.isArray(junk);
			if (!isBag) expect([junk, html]).toEqual([junk, none]);
		}
	});

	it('parses junk in each of its controls as it parses nothing there', () => {
		for (const control of controls) {
			for (const junk of JUNK) {
				const { success } = safeParse(definition?.settings ?? never(), { [control]: junk });
				expect([control, junk, success]).toEqual([control, junk, true]);
			}
		}
	});

	it('renders with nothing set, and with junk in all controls, without throwing', async () => {
		const bags = JUNK.map((_, index) => bagOf([...controls, ...COMMON], index));
		for (const settings of [{}, ...bags]) {
			const html = await render(type, settings);
			expect(html).not.toMatch(/(?:href|src|action|data)="\s*javascript:/i);
			expect(html).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/i);
			expect(html).not.toMatch(/\bNaN\b|\bundefined\b|\[object Object\]/);
			expect(html).not.toMatch(/ style="/);
		}
	});

	it('keeps its type and controls: the host does not take it for a widget of an add-on', () => {
		expect(isBuilderWidget(type)).toBe(true);
	});

	it('has a page in the catalogue that shows it', () => {
		const folder = join(import.meta.dirname, '../content/pages/widgets');
		const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
		const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'));
		expect(pages.some((page) => page.includes(`"widgetType": "${type}"`))).toBe(true);
	});
});
