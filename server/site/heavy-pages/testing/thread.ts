import { workerData } from 'node:worker_threads';
import { gql } from '@apollo/client';
import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { CreateSite, PageRequest, SiteOptions } from '../../contract/renderer';
import { createRenderThread } from '../render-thread';

const QUERY = gql`
	query Boat($id: ID!) {
		boat(id: $id)
	}
`;

/** The action of each page of the thread's site. */
const PAGES: Readonly<Record<string, (options: SiteOptions, request: PageRequest) => unknown>> = {
	'/asks/': async (options, { execute, url, pause }) => ({
		boat: await (execute ?? options.execute)({
			query: QUERY,
			variables: { id: '7' },
			operationName: 'Boat',
		}),
		rest: await options.rest('wp/v2/types'),
		media: await options.ownMedia({ path: '/asks/', html: '<img>', css: '' }),
		sheets: await options.contentStyles('/asks/'),
		client: options.assets.address('web/client.ts'),
		given: workerData,
		search: url.search,
		pause: typeof pause,
	}),
	'/warns/': (options) => {
		options.warn('A widget failed', { element: 'abc', cause: new Error('kept out') });
	},
	'/too-large/': () => {
		throw new TooLargeToRender('Too many elements.');
	},
	'/broken/': () => {
		throw new RangeError('a fault in a widget');
	},
	'/hangs/': () => {
		for (;;);
	},
	'/eats/': () => {
		const kept: string[][] = [];
		for (;;) kept.push(Array.from({ length: 1_000_000 }, (_, at) => `row ${at}`));
	},
};

const createSite: CreateSite = (options) => {
	let ages = 0;
	return {
		async render(request) {
			const shown = await PAGES[request.path]?.(options, request);
			const html = JSON.stringify({ ...Object(shown), ages });
			return { status: 200, html, styleHashes: [], tags: [], cacheable: true };
		},
		renderWidget: async () => null,
		forget() {
			ages += 1;
		},
	};
};

/** A thread with a site whose pages each test one behaviour. */
export const { prepare, render } = createRenderThread(async () => ({
	createSite,
	manifest: {
		address: (source) => `/assets/${source}`,
		imports: () => [],
		editorAddress: (source: string) => `/${source}`,
		before: [],
		fonts: {} as never,
	},
	sanitize: (html) => ({ html, css: '' }),
}));
