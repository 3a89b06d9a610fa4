import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { addStickyDocumentStyles, addStickyStyles } from './sticky';
import { createStyleCollector } from './style-collector';

function node(settings: ElementSettings, children: ElementNode[] = []): ElementNode {
	return {
		id: 'abc1234',
		elType: 'container',
		widgetType: null,
		settings,
		renderedHtml: null,
		children,
	};
}

function css(element: ElementNode): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	addStickyStyles(styles, 7, element);
	return styles.toCss();
}

function documentCss(
	type: string,
	nodes: ElementNode[],
	pageSettings: ElementSettings = {},
): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	addStickyDocumentStyles(styles, { databaseId: 7, type }, nodes, pageSettings);
	return styles.toCss();
}

describe('the sheet of a sticky element', () => {
	it('declares nothing for an element that does not stick', () => {
		expect(css(node({}))).toBe('');
		expect(css(node({ sticky: 'top', sticky_on: [] }))).toBe('');
		expect(css(node({ sticky: 'sideways' }))).toBe('');
	});

	it('sticks on the listed devices, on screens only, below the admin bar', () => {
		const text = css(node({ sticky: 'top', sticky_on: ['tablet', 'mobile'], sticky_offset: 20 }));
		expect(text).toContain('@media screen and (max-width:1024px){');
		expect(text).toContain('position:sticky!important;top:calc(20px + var(--admin-bar,0px))');
		expect(css(node({ sticky: 'top' }))).toContain('@media screen{.elementor-7');
	});

	it('has an offset of its own on each device', () => {
		const text = css(node({ sticky: 'bottom', sticky_offset: 20, sticky_offset_mobile: 0 }));
		expect(text).toMatch(/\(min-width:768px\)\{[^}]*bottom:20px/);
		expect(text).toMatch(/\(max-width:767px\)\{[^}]*bottom:0px/);
	});

	it('gives the handler its lengths on each device', () => {
		const text = css(node({ sticky: 'top', sticky_offset: 20, sticky_effects_offset_mobile: 80 }));
		expect(text).toMatch(/\(min-width:768px\)\{[^}]*--e-sticky:20 0 0\}/);
		expect(text).toMatch(/\(max-width:767px\)\{[^}]*--e-sticky:20 80 0\}/);
	});

	it('lets a box around it clip instead of scroll', () => {
		const inner = node({ sticky: 'top' });
		expect(css(node({ overflow: 'hidden' }, [inner]))).toContain('overflow:clip');
		expect(css(node({ overflow: 'hidden' }, [node({})]))).toBe('');
	});

	it('reads once for each of many nested boxes if it sticks', () => {
		const [depth, devices] = [100, 7];
		let asked = 0;
		const boxes: ElementNode[] = [];
		for (let level = 0; level < depth; level++) {
			const settings = Object.defineProperty({ overflow: 'hidden' }, 'sticky', {
				get() {
					asked += 1;
				},
			});
			boxes.push(node(settings, boxes.slice(-1)));
		}
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		for (const box of boxes) addStickyStyles(styles, 7, box);
		// The setting is read once for an element's own rules, and once for the boxes around it.
		expect(asked).toBeLessThanOrEqual(2 * depth * devices);
	});
});

describe('the sheet of a header that holds one', () => {
	const bar = node({ sticky: 'top', sticky_anchor_link_offset: 64 });

	it('takes the box from its wrapper and keeps anchors clear', () => {
		const text = documentCss('header', [bar]);
		expect(text).toContain('.elementor-7{display:contents}');
		expect(text).toContain('html,body{scroll-padding-top:64px}');
	});

	it('leaves a wrapper that has a look of its own, and other documents, alone', () => {
		expect(documentCss('header', [bar], { background_background: 'classic' })).not.toContain(
			'contents',
		);
		expect(documentCss('wp-page', [bar])).toBe('');
		expect(documentCss('header', [node({}, [bar])])).toBe('');
	});
});
