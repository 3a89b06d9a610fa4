import { renderElements } from '@outrigger/elements/elements/testing/render-elements';
import { registry } from '@outrigger/elements/registry';
import { describe, expect, it } from 'vitest';
import { nestedDesign } from './support/nested-design';
import { STRANGE_DESIGNS } from './support/strange-designs';

describe('in designs of strangers', () => {
	it.each(STRANGE_DESIGNS)('$name', ({ elements, html = [], css = [], never }) => {
		const rendered = renderElements(elements, registry);
		for (const part of html) expect(rendered.html).toMatch(part);
		for (const part of css) {
			if (typeof part === 'string') expect(rendered.css).toContain(part);
			else expect(rendered.css).toMatch(part);
		}
		if (never) expect(rendered.html + rendered.css).not.toMatch(never);
	});

	it.each([
		[1, 1],
		[10, 100],
		[30, 1_000],
	])('nothing is lost at depth %i with %i headings', (depth, headings) => {
		const { html } = renderElements(nestedDesign(depth, headings), registry);
		expect(html.match(/elementor-heading-title/g)).toHaveLength(headings);
		expect(html.match(/data-element_type="container"/g)).toHaveLength(depth);
	});
});
