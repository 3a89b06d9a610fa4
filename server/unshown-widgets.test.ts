import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { describe, expect, it } from 'vitest';
import { logKindsOfAddOns, tellUnshownWidgets } from './unshown-widgets';

type Posts = Parameters<typeof tellUnshownWidgets>[0];

const element = (id: string, widgetType: string, more: object = {}) => ({
	id,
	parentId: null,
	elType: 'widget',
	widgetType,
	settings: {},
	renderedHtml: null,
	...more,
});
const page = (uri: string | null, elements: object[], status = 'publish') => ({
	uri,
	type: 'page',
	slug: 'contact',
	status,
	elementor: { elements },
});

function told(posts: unknown[]): { message: string; details: Record<string, unknown> }[] {
	const lines: { message: string; details: Record<string, unknown> }[] = [];
	tellUnshownWidgets(posts as Posts, createAddOns(), {
		warn: (details: object, message: string) =>
			lines.push({ message, details: details as Record<string, unknown> }),
	} as never);
	return lines;
}

describe('the summary of widgets that show nothing', () => {
	it('is one line that names kinds, pages and counts', () => {
		const [line, ...others] = told([
			page('/contact/', [element('a', 'x-box'), element('b', 'x-box'), element('c', 'x-map')]),
			page(null, [element('a', 'x-box')]),
			page('/fine/', [element('a', 'heading')]),
			{ ...page('/text/', []), elementor: null },
		]);
		expect(others).toEqual([]);
		expect(line?.message).toMatch(/^4 widgets of 2 kinds on 2 pages and templates show nothing/);
		expect(line?.details).toEqual({
			widgets: { 'x-box': 3, 'x-map': 1 },
			pages: [
				{ page: '/contact/', widgets: { 'x-box': 2, 'x-map': 1 } },
				{ page: 'page/contact', widgets: { 'x-box': 1 } },
			],
		});
	});

	it('leaves out widgets that show something: children, markup of WordPress, words, elements of version 4', () => {
		const lines = told([
			page('/', [
				element('a', 'x-tabs'),
				element('b', 'heading', { parentId: 'a' }),
				element('c', 'x-form', { renderedHtml: '<form></form>' }),
				element('d', 'x-card', { settings: { x_title: 'First light' } }),
				element('e', 'e-divider'),
				element('i', 'e-component', { settings: { component_instance: null } }),
				element('f', 'e-paragraph', { settings: { paragraph: null } }),
			]),
			page('/draft/', [element('a', 'x-form')], 'draft'),
		]);
		expect(lines).toEqual([]);
	});

	it('names fifty pages at most', () => {
		const pages = Array.from({ length: 51 }, (_, at) => page(`/p${at}/`, [element('a', 'x')]));
		const [line] = told(pages);
		expect(line?.message).toContain('on 51 pages');
		expect(line?.details.pages).toHaveLength(50);
		expect(told(pages.slice(1))[0]?.details.pages).toHaveLength(50);
	});
});

describe('the summary of kinds of add-ons', () => {
	const log = (posts: unknown[]) => {
		const lines: unknown[] = [];
		logKindsOfAddOns(posts as Posts, createAddOns(), {
			info: (details: object) => lines.push(details),
		} as never);
		return lines;
	};

	it('counts each widget that is shown as one of the builder', () => {
		const team = { settings: { member_name: 'Ada', member_image: { url: '/a.jpg', id: 1 } } };
		const posts = [
			page('/', [element('a', 'wpr-team-member', team), element('b', 'heading')]),
			page('/team/', [element('a', 'wpr-team-member', team), element('b', 'jkit_nav_menu')]),
			page('/draft/', [element('a', 'jkit_nav_menu')], 'draft'),
		];
		expect(log(posts)).toEqual([
			{ kinds: { 'wpr-team-member → image-box': 2, 'jkit_nav_menu → nav-menu': 1 } },
		]);
	});

	it("is no line where every widget is the builder's own", () => {
		expect(log([page('/', [element('a', 'heading')])])).toEqual([]);
	});
});
