import { describe, expect, it } from 'vitest';
import { renderElements, type TestElement } from '../elements/testing/render-elements';
import { registry } from '../registry';
import { linkTo, ownStyles, richTextOf, textValue, typedValue } from './testing/typed-value';

const render = (...flat: TestElement[]) => renderElements(flat, registry);
const widget = (widgetType: string, settings: Record<string, unknown> = {}) =>
	render({ widgetType, settings }).html.replace(/^<div[^>]*>|<\/div>$/g, '');

describe('a heading of version 4', () => {
	it('is its tag with nothing around it', () => {
		expect(widget('e-heading', { title: richTextOf('A <b>bay</b>'), tag: textValue('h1') })).toBe(
			'<h1 class="e-heading-base" data-id="e0" data-interaction-id="e0" data-e-type="e-heading">A <b>bay</b></h1>',
		);
	});

	it('shows its default where it has no text, and is empty where its text is of another type', () => {
		expect(widget('e-heading')).toMatch(/^<h2 .*>This is a title<\/h2>$/);
		expect(widget('e-heading', { title: typedValue('size', { size: 4, unit: 'px' }) })).toMatch(
			/^<h2 [^>]*><\/h2>$/,
		);
	});

	it('is a div for a tag that the builder does not offer', () => {
		expect(widget('e-heading', { tag: textValue('script') })).toMatch(/^<div /);
	});

	it('loses forbidden tags and keeps their content', () => {
		const html = widget('e-heading', {
			title: richTextOf('<p>A <a href="/b/">bay</a><script>x</script></p><img src=x onerror=a>'),
		});
		expect(html).toContain('>A <a href="/b/">bay</a>x</h2>');
	});

	it('has its link inside, without links in that', () => {
		const title = richTextOf('A <a href="/b/">bay</a>');
		const link = linkTo('/fleet/', { isTargetBlank: typedValue('boolean', true) });
		expect(widget('e-heading', { title, link })).toContain(
			'><a class="e-heading-link-base" href="/fleet/" target="_blank" rel="noopener">A bay</a></h2>',
		);
	});

	it.each(['javascript:alert(1)', ' ', 'data:text/html,x'])('has no link to %j', (address) => {
		expect(widget('e-heading', { link: linkTo(address) })).not.toMatch(/<a |href/);
	});

	it('has its id, its classes and harmless attributes', () => {
		const pair = (key: string, value: string) =>
			typedValue('key-value', { key: textValue(key), value: textValue(value) });
		const html = widget('e-heading', {
			_cssid: textValue('bay'),
			classes: typedValue('classes', ['free', 'g-gone', 'two words', '"><x']),
			attributes: typedValue('attributes', [
				pair('data-boat', '4'),
				pair('onclick', 'alert(1)'),
				pair('style', 'top:0'),
				pair('aria-label', 'A bay'),
			]),
		});
		expect(html).toContain('<h2 data-boat="4" aria-label="A bay" id="bay"');
		expect(html).toContain('class="e-heading-base free g-gone two-words -x"');
		expect(html).not.toMatch(/onclick|style=/);
	});
});

describe('a paragraph of version 4', () => {
	it('is a paragraph, or a box where it holds lists', () => {
		expect(widget('e-paragraph', { paragraph: richTextOf('A bay') })).toMatch(/^<p .*>A bay<\/p>$/);
		const list = widget('e-paragraph', { paragraph: richTextOf('<ul><li>A bay</li></ul>') });
		expect(list).toMatch(/^<div .*><ul><li>A bay<\/li><\/ul><\/div>$/);
		expect(widget('e-paragraph', { tag: textValue('span') })).toMatch(/^<span /);
	});
});

describe('a button of version 4', () => {
	it('is a button that sends no form, or the link itself', () => {
		expect(widget('e-button')).toMatch(
			/^<button type="button" class="e-button-base".*>Click here</,
		);
		expect(widget('e-button', { link: linkTo('/fleet/') })).toMatch(
			/^<a class="e-button-base".* href="\/fleet\/">Click here<\/a>$/,
		);
	});

	it('that does something is a button with that action', () => {
		const action = '#elementor-action:action=popup:open&settings=eyJpZCI6IjUifQ==';
		const link = linkTo(action, { tag: textValue('button') });
		expect(widget('e-button', { link })).toMatch(
			/^<button type="button".* data-elementor-action="#elementor-action:/,
		);
	});

	it('with a target is a link, with any chosen tag', () => {
		expect(widget('e-button', { link: linkTo('/fleet/', { tag: textValue('button') }) })).toMatch(
			/^<a /,
		);
	});
});

describe('a container of version 4', () => {
	const box = (elType: string, settings: Record<string, unknown> = {}) =>
		render({ id: 'box', elType, settings }, { parentId: 'box', widgetType: 'e-divider' }).html;

	it.each(['e-div-block', 'e-flexbox', 'e-grid'])('%s holds its elements', (elType) => {
		expect(box(elType)).toContain(
			`<div class="elementor-element elementor-element-box e-con e-atomic-element ${elType}-base" data-id="box" data-interaction-id="box" data-element_type="${elType}" data-e-type="${elType}"><hr `,
		);
	});

	it('is the tag that was chosen, the link itself, or a plain box', () => {
		expect(box('e-flexbox', { tag: textValue('section') })).toContain('<section class="elementor-');
		expect(box('e-flexbox', { link: linkTo('/a/'), tag: textValue('section') })).toContain(
			'<a class="elementor-',
		);
		expect(box('e-flexbox', { tag: textValue('a') })).toContain('<div class="elementor-element ');
	});

	it('stands beside elements of version 3 in one tree', () => {
		const { html } = render(
			{ id: 'old', elType: 'container' },
			{ id: 'new', elType: 'e-flexbox', parentId: 'old' },
			{ parentId: 'new', widgetType: 'heading', settings: { title: 'A bay' } },
		);
		expect(html).toMatch(/e-con-boxed.*e-flexbox-base.*elementor-widget-heading/s);
	});
});

describe('a picture of version 4', () => {
	const image = typedValue('image', {
		src: typedValue('image-src', { id: null, url: typedValue('url', '/bay.jpg') }),
	});

	it('is the picture itself', () => {
		expect(widget('e-image', { image })).toMatch(
			/^<img .*data-interaction-id="e0".* class="e-image-base" src="\/bay\.jpg"/,
		);
	});

	it('with an address is inside of the link, which has the names', () => {
		const html = widget('e-image', { image, link: linkTo('/fleet/') });
		expect(html).toMatch(/^<a data-id="e0".* class="e-image-link-base" href="\/fleet\/"><img /);
		expect(html).toMatch(/<img (?!.*data-id).*class="e-image-base"/);
	});

	it('is nothing where none was chosen', () => {
		expect(widget('e-image')).toBe('');
	});
});

describe('a drawing of version 4', () => {
	const drawn = (drawing: string | null, settings: Record<string, unknown> = {}) =>
		render({ widgetType: 'e-svg', settings, atomic: { ...ownStyles({}), drawing } }).html;

	it('is written into the page in the colour of its text', () => {
		const html = drawn(
			'<?xml version="1.0"?><!DOCTYPE svg><svg width="9" fill="red"><path d="M0 0"/></svg>',
		);
		expect(html).toContain(
			'data-e-type="e-svg"><svg fill="currentColor" aria-hidden="true"><path d="M0 0"/></svg></div>',
		);
	});

	it('is a picture where its markup is unknown, and an icon where it has none', () => {
		const svg = typedValue('svg-src', { id: null, url: typedValue('url', '/knot.svg') });
		expect(drawn(null, { svg })).toContain('<img src="/knot.svg" alt=""');
		expect(drawn(null)).toContain('<svg viewBox="0 0 24 24" fill="currentColor"');
		expect(drawn('no drawing', { svg })).toContain('<img src="/knot.svg"');
	});
});

describe('a value that the host cannot read', () => {
	it('appears in one log line for each kind, with the element', () => {
		const settings = {
			title: typedValue('size', { size: 4 }),
			classes: typedValue('classes', ['e-1']),
		};
		const atomic = ownStyles({ width: typedValue('size', { size: '1px;x' }) });
		const { warnings, css } = render({ widgetType: 'e-heading', settings, atomic });
		expect(warnings).toEqual([
			'The value of "width" cannot be read and counts as not set',
			'The value of "title" cannot be read and counts as not set',
		]);
		expect(css).not.toContain('1px;x');
	});

	it('differs from a value that was left empty', () => {
		const settings = { link: typedValue('link', []), title: null, tag: textValue('') };
		expect(render({ widgetType: 'e-heading', settings }).warnings).toEqual([]);
	});
});
