import { TooLargeHere, TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { describe, expect, it } from 'vitest';
import type { PageRequest, RenderedPage, SiteOptions } from '../contract/renderer';
import { MOST_ELEMENTS_HERE, withHeavyPages } from './heavy-pages';
import type { RenderTask } from './render-task';

const page = (html: string) => ({ status: 200, html }) as RenderedPage;

/** A front end whose page has a number of elements, and a thread that reports which side rendered the page. */
function site(elements: number) {
	const here: string[] = [];
	const tasks: Omit<RenderTask, 'port'>[] = [];
	const state = { elements, isReady: true, starts: 0 };
	const options = {
		siteUrl: 'https://boats.example',
		measurementId: 'G-1',
		collectUrl: 'https://www.google-analytics.com/g/collect',
		popupDebug: true,
		capabilities: ALL_CAPABILITIES,
		localize: (text: string) => text.replace('https://wp.example', ''),
		execute: async () => ({ data: { by: 'site' } }),
	} as Partial<SiteOptions> as SiteOptions;
	const renderer = withHeavyPages(
		{
			async render({ path, mostElements = Number.POSITIVE_INFINITY }) {
				here.push(path);
				if (path === '/broken/') throw new TooLargeToRender('Too large anywhere.');
				if (state.elements > mostElements) throw new TooLargeHere('Too large here.');
				return page('here');
			},
			renderWidget: async () => null,
			forget: () => here.push('forgot'),
		},
		{
			async render(task, main) {
				tasks.push(task);
				const operation = {
					document: '{ a }',
					variables: undefined,
					operationName: undefined,
					blockPages: undefined,
					language: undefined,
				};
				const answer = await main.execute(operation);
				return page(`thread for ${JSON.stringify(answer)} https://wp.example/bay/`);
			},
			get isReady() {
				return state.isReady;
			},
			prepare() {
				state.starts += 1;
			},
			close: async () => undefined,
		},
		options,
	);
	const render = async (parts: Partial<PageRequest> = {}) => {
		const request = { path: '/bay/', previewId: null, execute: null, ...parts };
		const url = new URL('https://boats.example/bay/?page=2');
		return (await renderer.render({ url, pause: () => undefined, ...request } as PageRequest)).html;
	};
	return { here, tasks, state, renderer, render };
}

describe('a page', () => {
	it('of as many elements as are rendered here is rendered here', async () => {
		const { render, tasks } = site(MOST_ELEMENTS_HERE);
		expect(await render()).toBe('here');
		expect(tasks).toEqual([]);
	});

	it('of more is rendered in the thread, the second time at once', async () => {
		const { render, tasks, here } = site(MOST_ELEMENTS_HERE + 1);
		const html = 'thread for {"value":{"result":{"data":{"by":"site"}},"lists":[]}} /bay/';
		expect([await render(), await render()]).toEqual([html, html]);
		expect(here).toEqual(['/bay/']);
		expect(structuredClone(tasks[0])).toEqual({
			request: {
				path: '/bay/',
				previewId: null,
				url: 'https://boats.example/bay/?page=2',
				isPersonal: false,
			},
			site: {
				siteUrl: 'https://boats.example',
				captchas: [],
				addOns: [],
				measurementId: 'G-1',
				collectUrl: 'https://www.google-analytics.com/g/collect',
				popupDebug: true,
				texts: {},
				capabilities: ALL_CAPABILITIES,
				name: expect.any(Number),
				age: 0,
			},
		});
	});

	it('of a single visitor sends its queries in the visitor’s name, also from the thread', async () => {
		const { render, tasks } = site(MOST_ELEMENTS_HERE + 1);
		const html = await render({ execute: async () => ({ data: { by: 'visitor' } }) });
		expect(html).toContain('"by":"visitor"');
		expect(tasks[0]?.request.isPersonal).toBe(true);
	});

	it('is measured again after a change of WordPress', async () => {
		const { render, renderer, state, here, tasks } = site(MOST_ELEMENTS_HERE + 1);
		await render();
		state.elements = 1;
		renderer.forget();
		expect(await render()).toBe('here');
		expect(here).toEqual(['/bay/', 'forgot', '/bay/']);
		state.elements = MOST_ELEMENTS_HERE + 1;
		await render();
		expect(tasks.map((task) => task.site.age)).toEqual([0, 1]);
	});

	it('is rendered here as long as the thread is only being started', async () => {
		const { render, tasks, state } = site(MOST_ELEMENTS_HERE + 1);
		state.isReady = false;
		expect([await render(), await render()]).toEqual(['here', 'here']);
		expect([tasks, state.starts]).toEqual([[], 2]);
		state.isReady = true;
		expect(await render()).toMatch(/^thread/);
	});

	it('that is too large anywhere is not tried again', async () => {
		const { render, tasks } = site(1);
		await expect(render({ path: '/broken/' })).rejects.toThrow('Too large anywhere.');
		expect(tasks).toEqual([]);
	});
});
