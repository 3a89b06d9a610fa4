import type { ElementorElementRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { renderedHtmlOf } from './rendered-html';

const sidebars = { 'sidebar-1': '<section>Today</section>' };
const element = (changes: Partial<ElementorElementRecord>): ElementorElementRecord => ({
	id: 'a1b2c3d',
	parentId: null,
	elType: 'widget',
	widgetType: 'sidebar',
	isInner: false,
	settings: { sidebar: 'sidebar-1' },
	renderedHtml: null,
	...changes,
});

describe('the markup that WordPress renders itself', () => {
	it('is the widget area that a sidebar names', () => {
		expect(renderedHtmlOf(element({}), sidebars)).toBe('<section>Today</section>');
	});

	it('is the markup of the export, where it brought any', () => {
		expect(renderedHtmlOf(element({ renderedHtml: '<p>Mine</p>' }), sidebars)).toBe('<p>Mine</p>');
	});

	it('is empty for a missing area, and for other widgets', () => {
		expect(renderedHtmlOf(element({ settings: { sidebar: 'constructor' } }), sidebars)).toBeNull();
		expect(renderedHtmlOf(element({ settings: {} }), sidebars)).toBeNull();
		expect(renderedHtmlOf(element({ widgetType: 'heading' }), sidebars)).toBeNull();
	});
});
