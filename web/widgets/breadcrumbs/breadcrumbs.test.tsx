import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { breadcrumbs } from './index';

const render = (way: { label: string; uri: string | null }[]) =>
	renderWidget('breadcrumbs', {}, { widgets: [breadcrumbs], page: { breadcrumbs: way } });

describe('breadcrumbs', () => {
	it('lead from the front page to here', async () => {
		const html = await render([
			{ label: 'Home', uri: '/' },
			{ label: 'Destinations', uri: '/destinations/' },
			{ label: 'Isola Bruna', uri: null },
		]);
		expect(html).toContain('<nav class="elementor-breadcrumbs" aria-label="Breadcrumbs">');
		expect(html).toContain('<li><a href="/destinations/">Destinations</a></li>');
		expect(html).toContain('<li><span aria-current="page">Isola Bruna</span></li>');
	});

	it('are left out on the front page', async () => {
		expect(await render([])).not.toContain('<nav');
	});

	it('show a label as text', async () => {
		const html = await render([
			{ label: 'Home', uri: '/' },
			{ label: '<img src=x>', uri: 'javascript:alert(1)' },
		]);
		expect(html).not.toContain('<img');
		expect(html).not.toContain('javascript');
	});
});
