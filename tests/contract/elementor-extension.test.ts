import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ now: () => Date.UTC(2026, 4, 30, 18, 0, 0) });
});
afterAll(() => server.close());

async function ask(query: string) {
	const { data, errors } = await server.ask(query);
	expect(errors).toBeUndefined();
	return data;
}

describe('elements', () => {
	it('are a flat list, parents first, with settings as stored and [] as {}', async () => {
		const { page } = await ask(
			'{page(id:"2265",idType:DATABASE_ID){elementorDocumentType elementorPageSettings elementorElements{id parentId elType widgetType settings renderedHtml}}}',
		);
		expect(page.elementorDocumentType).toBe('wp-page');
		expect(page.elementorPageSettings).toEqual({
			hide_title: 'yes',
			template: 'elementor_canvas',
		});
		expect(page.elementorElements.slice(0, 2)).toEqual([
			{
				id: 'aaaaaaa',
				parentId: null,
				elType: 'container',
				widgetType: null,
				settings: {},
				renderedHtml: null,
			},
			{
				id: 'bbbbbbb',
				parentId: 'aaaaaaa',
				elType: 'widget',
				widgetType: 'heading',
				settings: { title: 'Pictures of the coast' },
				renderedHtml: null,
			},
		]);
	});

	it('leave the server without form actions, webhooks, keys and recipients', async () => {
		const { page } = await ask('{page(id:"2265",idType:DATABASE_ID){elementorElements{settings}}}');
		expect(page.elementorElements[2].settings).toEqual({
			form_name: 'Enquiry',
			form_fields: [{ _id: 'f1', custom_id: 'name', field_label: 'Name' }],
		});
	});

	it('are null where the builder was not used', async () => {
		const { page } = await ask(
			'{page(id:"82",idType:DATABASE_ID){elementorDocumentType elementorElements{id} elementorPageSettings}}',
		);
		expect(page).toEqual({
			elementorDocumentType: null,
			elementorElements: null,
			elementorPageSettings: null,
		});
	});
});

describe('elementorPageMeta', () => {
	it('has the data for sharing, search engines and conditions', async () => {
		const { post } = await ask(
			'{post(id:"17",idType:DATABASE_ID){elementorPageMeta{id title excerpt featuredImage terms{__typename name} customFields{key value} seo{title description canonicalUrl noIndex}}}}',
		);
		expect(post.elementorPageMeta).toEqual({
			id: 17,
			title: '“Quiet” bays — what’s new & <em>old</em> <b>',
			excerpt: 'Left at dawn & found calm.',
			featuredImage: `${SITE_URL}/wp-content/uploads/2026/05/bay-1-1024x683.jpg`,
			terms: [
				{ __typename: 'Category', name: 'Mykonos' },
				{ __typename: 'Tag', name: 'gulet' },
				{ __typename: 'Tag', name: 'sloop' },
				{ __typename: 'BoatType', name: 'Rib' },
			],
			customFields: [
				{ key: 'depth', value: '12 m' },
				{ key: 'list', value: '[1,2]' },
			],
			seo: { title: 'First light', description: null, canonicalUrl: null, noIndex: true },
		});
	});

	it('gives a page an excerpt, which WPGraphQL does not, and no seo if the page has none', async () => {
		const { page } = await ask(
			'{page(id:"2265",idType:DATABASE_ID){elementorPageMeta{excerpt seo{title}}}}',
		);
		expect(page.elementorPageMeta).toEqual({ excerpt: 'Pictures of the coast', seo: null });
	});
});

describe('templates', () => {
	it('are the published ones, with their place and conditions', async () => {
		const { elementorTemplates } = await ask(
			'{elementorTemplates{databaseId type location conditions{type name subName subId} settings{contentWrapperHtmlTag customCss hideTitle} elementorElements{id}}}',
		);
		expect(elementorTemplates.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([
			500, 501, 502,
		]);
		expect(elementorTemplates[0]).toEqual({
			databaseId: 500,
			type: 'HEADER',
			location: 'HEADER',
			conditions: [
				{ type: 'INCLUDE', name: 'general', subName: null, subId: null },
				{ type: 'EXCLUDE', name: 'singular', subName: 'page', subId: 83 },
			],
			settings: {
				contentWrapperHtmlTag: 'HEADER',
				customCss: 'selector{color:red}',
				hideTitle: false,
			},
			elementorElements: [],
		});
		expect(elementorTemplates[2]).toMatchObject({
			type: 'LOOP_ITEM',
			location: null,
			conditions: [],
		});
	});

	it.each<[string, number[]]>([
		['in:[502,500,999]', [502, 500]],
		['locationIn:[SINGLE]', [501]],
		['typeIn:[HEADER,LOOP_ITEM]', [500, 502]],
		['typeIn:[HEADER],in:[502]', []],
	])('are chosen by %s', async (where, expected) => {
		const { elementorTemplates } = await ask(`{elementorTemplates(where:{${where}}){databaseId}}`);
		expect(elementorTemplates.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual(
			expected,
		);
	});

	it('are found by id, slug and global id, but not as drafts, and exclude popups', async () => {
		const data = await ask(
			`{a:elementorTemplate(id:"500",idType:DATABASE_ID){slug} b:elementorTemplate(id:"card",idType:SLUG){databaseId} c:elementorTemplate(id:"${btoa('post:501')}"){databaseId} d:elementorTemplate(id:"503",idType:DATABASE_ID){id} e:elementorTemplate(id:"600",idType:DATABASE_ID){id} f:elementorPopup(id:"500",idType:DATABASE_ID){id}}`,
		);
		expect(data).toEqual({
			a: { slug: 'header' },
			b: { databaseId: 502 },
			c: { databaseId: 501 },
			d: null,
			e: null,
			f: null,
		});
	});
});

describe('the kit', () => {
	it('is typed, with the builder’s breakpoints where it stores no others', async () => {
		const { elementorKit } = await ask(
			'{elementorKit{databaseId systemColors{id title color} customTypography{id fontFamily fontSize{device value{size unit}}} breakpoints{device value isEnabled direction} baseBreakpoints{name value} lightbox{isGlobal enableZoom titleSource shareNetworks} containerFeature lazyLoadBackgrounds analyticsMeasurementId customCss settings}}',
		);
		expect(elementorKit).toMatchObject({
			databaseId: 40,
			systemColors: [{ id: 'primary', title: 'Sea', color: '#0A3D62' }],
			customTypography: [
				{
					id: 'lead',
					fontFamily: 'Inter',
					fontSize: [
						{ device: 'DESKTOP', value: { size: 1.5, unit: 'rem' } },
						{ device: 'MOBILE', value: { size: 18, unit: 'px' } },
					],
				},
			],
			breakpoints: [
				{ device: 'MOBILE', value: 767, isEnabled: true, direction: 'MAX' },
				{ device: 'MOBILE_EXTRA', value: 880, isEnabled: false, direction: 'MAX' },
				{ device: 'TABLET', value: 1024, isEnabled: true, direction: 'MAX' },
				{ device: 'TABLET_EXTRA', value: 1200, isEnabled: false, direction: 'MAX' },
				{ device: 'LAPTOP', value: 1600, isEnabled: true, direction: 'MAX' },
				{ device: 'WIDESCREEN', value: 2400, isEnabled: false, direction: 'MIN' },
			],
			lightbox: {
				isGlobal: true,
				enableZoom: false,
				titleSource: 'TITLE',
				shareNetworks: ['FACEBOOK', 'WHATSAPP'],
			},
			containerFeature: true,
			lazyLoadBackgrounds: true,
			analyticsMeasurementId: null,
			customCss: 'body{margin:0}',
		});
		expect(elementorKit.baseBreakpoints.map(({ value }: { value: number }) => value)).toEqual([
			0, 480, 768, 1025, 1440, 1600,
		]);
		expect(elementorKit.settings).toHaveProperty('body_background_color', '#fff');
		expect(elementorKit.settings).not.toHaveProperty('google_maps_api_key');
	});

	it('stands beside the addresses that the page calls, all of them absolute', async () => {
		const { elementorSiteConfig } = await ask(
			'{elementorSiteConfig{contractVersion restUrl ajaxUrl socialFeedAjaxUrl}}',
		);
		expect(elementorSiteConfig).toEqual({
			contractVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
			restUrl: `${SITE_URL}/wp-json/`,
			ajaxUrl: `${SITE_URL}/wp-admin/admin-ajax.php`,
			socialFeedAjaxUrl: null,
		});
	});
});

describe('a search that finds nothing', () => {
	it.each([
		['Swivt', 'Swift'],
		['swift', null],
		['Privete', null],
	])('for %s may have meant %s', async (search, meant) => {
		const { elementorSearchSuggestion } = await ask(
			`{elementorSearchSuggestion(search:"${search}")}`,
		);
		expect(elementorSearchSuggestion).toBe(meant);
	});
});
