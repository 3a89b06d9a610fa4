import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { animatedHeadline } from './index';
import { MARKERS } from './markers';
import { headlineTimes } from './times';

const registry = createRegistry([animatedHeadline]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'animated-headline', settings }], registry);

describe('a headline with a marked word', () => {
	it('reads as one sentence, with a drawing that no reader announces', () => {
		const { html } = render({
			before_text: 'Out',
			highlighted_text: 'at six',
			after_text: 'sharp',
		});
		expect(html.replace(/<svg.*<\/svg>/, '').replace(/<[^>]+>/g, '')).toBe('Out at six sharp');
		expect(html).toContain(
			'<svg viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true"',
		);
	});

	it.each(MARKERS)('knows the shape %s', (marker) => {
		expect(render({ marker }).html).toMatch(/<path d="M[^"]+" pathLength="1"/);
	});

	it('takes its colours, type and stroke from the style controls', () => {
		const { css } = render({
			title_color: '#111111',
			words_color: '#222222',
			marker_color: '#333333',
			stroke_width: { unit: 'px', size: 12 },
			alignment: 'center',
			above_content: 'yes',
			rounded_edges: 'yes',
		});
		for (const rule of [
			'color:#111111',
			'color:#222222',
			'stroke:#333333',
			'stroke-width:12px',
			'text-align:center',
			'z-index:2',
			'stroke-linecap:round',
		]) {
			expect(css).toContain(rule);
		}
	});
});

describe('a headline with words that take turns', () => {
	it('shows the first word and has all of them once for readers', () => {
		const { html } = render({ headline_style: 'rotate', rotating_text: 'Calm\n\n Wild \nFar' });
		expect(html).toContain('<span class="elementor-screen-only">Calm, Wild, Far</span>');
		expect(html.match(/elementor-headline-text-active/g)).toHaveLength(1);
		expect(html).toContain('elementor-headline-dynamic-wrapper" aria-hidden="true"');
	});

	it('sends only settings that differ from the defaults', () => {
		expect(render({}).html).not.toContain('data-settings');
		expect(render({ headline_style: 'rotate', loop: '' }).html).toContain(
			'data-settings="{&quot;headline_style&quot;:&quot;rotate&quot;,&quot;loop&quot;:false}"',
		);
	});

	it('shows markup in its words as text, and a link around it all', () => {
		const { html } = render({
			headline_style: 'rotate',
			rotating_text: '<img src=x onerror=alert(1)>Bay',
			link: { url: '/fleet/' },
		});
		expect(html).not.toContain('<img');
		expect(html).toContain('<a href="/fleet/">');
	});

	it('uses the builder’s defaults for anything unreadable', () => {
		const { html } = render({ headline_style: 'jump', tag: 'script', marker: 5, before_text: {} });
		expect(html).toContain('<h3 class="elementor-headline elementor-headline--style-highlight">');
		expect(html).toContain('This page is');
		expect(render({ headline_style: 'rotate', rotating_text: '  ' }).html).not.toContain('dynamic');
	});
});

describe('the times of a headline', () => {
	it('follow from the delay between words', () => {
		expect(
			headlineTimes({
				rotate_iteration_delay: 2500,
				highlight_animation_duration: 1200,
				highlight_iteration_delay: 8000,
			}),
		).toEqual({
			rest: 2500,
			letter: 50,
			typedLetter: 150,
			selection: 500,
			typingGap: 800,
			clipReveal: 600,
			clipPause: 1500,
			draw: 1200,
			hideMark: 7600,
			redrawMark: 9200,
		});
	});

	it('are positive and finite, with any stored values', () => {
		const any = fc.double({ noNaN: true });
		fc.assert(
			fc.property(any, any, any, (a, b, c) => {
				const times = headlineTimes({
					rotate_iteration_delay: a,
					highlight_animation_duration: b,
					highlight_iteration_delay: c,
				});
				expect(Object.values(times).every((ms) => ms > 0 && ms < 1e7)).toBe(true);
				expect(times.redrawMark).toBeGreaterThan(times.hideMark);
			}),
		);
	});
});
