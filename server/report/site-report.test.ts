import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { reportText } from './report-lines';
import { type ReportedPost, type ReportParts, siteReport } from './site-report';

const widget = (widgetType: string, settings: Record<string, unknown> = {}): FlatElement => ({
	id: widgetType,
	parentId: null,
	elType: 'widget',
	widgetType,
	settings,
	renderedHtml: null,
});
const page = (uri: string | null, elements: FlatElement[], status = 'publish'): ReportedPost => ({
	databaseId: 7,
	uri,
	type: 'elementor_library',
	slug: 'header',
	status,
	elementor: { elements },
});
const reportOf = (posts: ReportedPost[], more: Partial<ReportParts> = {}) =>
	siteReport({
		posts,
		kit: {},
		addOns: createAddOns(),
		hasFamily: () => true,
		whyMissing: async () => null,
		...more,
	});

const TEAM = widget('eael-team-member', {
	eael_team_member_name: 'Ada',
	eael_team_member_image: { url: 'https://boats.example/ada.jpg', id: 7 },
});
const LOST = widget('x-map');
const WORDS = widget('x-off-canvas', { x_title: 'First light' });

describe('the report of a site', () => {
	it('counts published pages of the builder, and the complete ones among them', async () => {
		const { pages, complete } = await reportOf([
			page('/', [widget('heading'), TEAM]),
			page('/lost/', [LOST]),
			page('/words/', [WORDS]),
			page('/draft/', [LOST], 'draft'),
			{ ...page('/text/', []), elementor: null },
		]);
		expect({ pages, complete }).toEqual({ pages: 3, complete: 1 });
	});

	it('counts a form of an add-on and a template that the site lacks as incomplete', async () => {
		const { complete, widgets } = await reportOf([
			page('/there/', [widget('metform', { mf_form_id: '7' })]),
			page('/words/', [widget('metform', { mf_form_id: '564' })]),
			page('/nothing/', [widget('template', { template_id: '564' })]),
		]);
		expect(complete).toBe(1);
		expect(widgets.map(({ widgetType, fate, pages }) => [widgetType, fate, ...pages])).toEqual([
			['template', 'nothing', '/nothing/'],
			['metform', 'words', '/words/'],
			['metform', 'named', '/there/'],
		]);
	});

	it('names widgets with their add-on, how they are shown, and where, the worst first', async () => {
		const { widgets } = await reportOf([
			page('/', [TEAM, TEAM, widget('heading')]),
			page(null, [LOST, TEAM]),
			page('/words/', [WORDS]),
		]);
		expect(widgets).toEqual([
			{
				widgetType: 'x-map',
				addOn: null,
				fate: 'nothing',
				shownBy: null,
				count: 1,
				pages: ['elementor_library/header'],
			},
			expect.objectContaining({ widgetType: 'x-off-canvas', fate: 'words', pages: ['/words/'] }),
			{
				widgetType: 'eael-team-member',
				addOn: 'Essential Addons',
				fate: 'kind',
				shownBy: 'image-box',
				count: 3,
				pages: ['/', 'elementor_library/header'],
			},
		]);
	});

	it('the report names pictures that the host cannot get and font families that are missing, with their pages', async () => {
		const whyMissing = async (address: string) =>
			address.includes('gone') ? 'answers with 404' : null;
		const picture = (url: string) => widget('image', { image: { url } });
		const { pictures, families } = await reportOf(
			[
				page('/', [picture('https://a.example/gone.jpg'), picture('https://a.example/here.jpg')]),
				page('/b/', [
					widget('slides', {
						slides: [{ background_image: { url: 'https://a.example/gone.jpg' } }],
					}),
					widget('heading', { typography_font_family: 'Gilroy' }),
				]),
			],
			{
				whyMissing,
				kit: {
					system_typography: [{ typography_font_family: 'Gilroy' }, { x_font_family: 'Lora' }],
				},
				hasFamily: (name) => name === 'Lora',
			},
		);
		expect(pictures).toEqual([
			{ name: 'https://a.example/gone.jpg', reason: 'answers with 404', pages: ['/', '/b/'] },
		]);
		expect(families).toEqual([{ name: 'Gilroy', reason: '', pages: ['the kit', '/b/'] }]);
	});
});

describe('the report in a terminal', () => {
	it('begins with the number of complete pages, then each list with its pages', async () => {
		expect(reportText(await reportOf([page('/', [TEAM]), page('/lost/', [LOST])]))).toBe(
			`1 of 2 pages and templates are complete; 1 show some widget as words or not at all.

Widgets that show nothing
  1 × x-map
    /lost/

Widgets that are shown as the kind that they look like
  1 × eael-team-member (Essential Addons) as image-box
    /`,
		);
	});

	it('has a sentence for a complete site, and for a site without pages of the builder', async () => {
		expect(reportText(await reportOf([page('/', [widget('heading')])]))).toBe(
			'1 of 1 pages and templates are complete.',
		);
		expect(reportText(await reportOf([]))).toBe(
			'No published page or template is made with the builder.',
		);
	});

	it('names five pages of a widget and counts the others', async () => {
		const at = (count: number) =>
			reportOf(Array.from({ length: count }, (_, number) => page(`/${number}/`, [LOST])));
		expect(reportText(await at(5))).toContain('/0/, /1/, /2/, /3/, /4/');
		expect(reportText(await at(5))).not.toContain('more');
		expect(reportText(await at(6))).toContain('/4/ and 1 more');
	});
});
