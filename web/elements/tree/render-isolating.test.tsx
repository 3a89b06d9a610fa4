import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { type FlatElement, storedElementTree } from '@outrigger/rules/builder/element-tree';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import { prerender } from 'react-dom/static';
import { object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { RenderProvider } from '../context/render-context';
import { createStyleCollector } from '../styles/style-collector';
import { BuilderDocument } from './builder-document';
import { createRegistry, defineWidget } from './define-widget';
import { prerenderOptions, renderIsolating } from './render-isolating';

function Faulty(): never {
	throw new Error('no such boat');
}

const registry = createRegistry([
	defineWidget({ types: ['sound'], settings: object({}), Markup: () => <p>All well</p> }),
	defineWidget({
		types: ['long'],
		settings: object({}),
		Markup: () => <p>{'All well. '.repeat(3000)}</p>,
	}),
	defineWidget({
		types: ['broken'],
		settings: object({}),
		Markup: () => (
			<div>
				<Faulty />
			</div>
		),
	}),
]);

function widget(id: string, widgetType: string, renderedHtml: string | null = null): FlatElement {
	return { id, parentId: null, elType: 'widget', widgetType, settings: {}, renderedHtml };
}

async function render(flat: readonly FlatElement[]) {
	const warnings: string[] = [];
	let attempts = 0;
	const { html } = await renderIsolating(async (isolateErrors) => {
		attempts += 1;
		const warn = (message: string) => warnings.push(message);
		const { prelude } = await prerender(
			<RenderProvider
				value={{
					registry,
					showElements: createAddOns().show,
					say: englishSay,
					styles: createStyleCollector(DEFAULT_BREAKPOINTS),
					document: { databaseId: 7, type: 'wp-page' },
					sanitize: (text) => text,
					warn,
					allowFrame: () => {},
					hasExtension: true,
					isolateErrors,
				}}
			>
				<BuilderDocument
					document={{ databaseId: 7, type: 'wp-page' }}
					nodes={storedElementTree(flat)}
				/>
			</RenderProvider>,
			prerenderOptions(isolateErrors, warn),
		);
		return { html: await new Response(prelude).text() };
	});
	return { html, warnings, attempts };
}

describe('renderIsolating', () => {
	it('leaves no marks in a page on which nothing fails', async () => {
		const { html, warnings, attempts } = await render([widget('a', 'sound')]);
		expect(html).toContain('<div class="elementor-widget-container"><p>All well</p></div>');
		expect(html).not.toMatch(/<!--|<template/);
		expect({ warnings, attempts }).toEqual({ warnings: [], attempts: 1 });
	});

	it('shows the rest of the page when a part of one widget throws', async () => {
		const { html, warnings, attempts } = await render([
			widget('a', 'sound'),
			widget('b', 'broken'),
			widget('c', 'sound'),
		]);
		expect(html.match(/All well/g)).toHaveLength(2);
		expect(html).not.toMatch(/<template|no such boat/);
		expect(warnings).toEqual(['The component Faulty failed while it was rendered: no such boat']);
		expect(attempts).toBe(2);
	});

	it('falls back on the markup that WordPress made', async () => {
		const { html } = await render([widget('b', 'broken', '<p>From WordPress</p>')]);
		expect(html).toContain('<p>From WordPress</p>');
	});

	it('keeps long widgets where they stand, without a script that moves them', async () => {
		const { html } = await render([
			widget('a', 'long'),
			widget('b', 'broken'),
			widget('c', 'long'),
		]);
		expect(html.match(/All well/g)).toHaveLength(6000);
		expect(html).not.toMatch(/<script|hidden/);
	});

	it('rejects when something fails outside of every widget', async () => {
		await expect(renderIsolating(() => Promise.reject(new Error('no shell')))).rejects.toThrow(
			'no shell',
		);
	});
});
