// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'page/passed-page.css'), 'utf8');

afterEach(() => {
	document.head.replaceChildren();
	document.body.removeAttribute('class');
	document.body.replaceChildren();
});

it('a background that an older builder holds back until its script runs gets its picture', () => {
	document.head.innerHTML = `<style>${css}</style>`;
	document.body.innerHTML = '<p style="--e-bg-lazyload: url(/bay.png)"></p>';
	const loaded = () =>
		getComputedStyle(document.querySelector('p') as Element).getPropertyValue(
			'--e-bg-lazyload-loaded',
		);
	expect(loaded()).not.toContain('bay');
	document.body.className = 'e-lazyload';
	expect(loaded()).toContain('bay');
});

it('the film of a playlist and the bar of a reading tracker are seen once our handlers ran', () => {
	const held =
		'.elementor-widget-video-playlist .e-tab-content, .elementor-scrolling-tracker .current-progress { display: none }';
	document.head.innerHTML = `<style>${held}${css}</style>`;
	document.body.innerHTML =
		'<div class="elementor-widget-video-playlist"><div class="e-tabs-content-wrapper"><div class="e-tab-content"></div><div class="e-tab-content" hidden></div></div></div><div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal"><div class="current-progress"></div></div>';
	const shown = () =>
		[...document.querySelectorAll('.e-tab-content, .current-progress')].map(
			(one) => getComputedStyle(one).display,
		);
	expect(shown()).toEqual(['none', 'none', 'none']);
	for (const part of document.querySelectorAll<HTMLElement>(
		'[class^="e-tabs-content"], [class*="tracker-h"]',
	)) {
		part.dataset.ready = '';
		part.dataset.state = 'shown';
	}
	expect(shown()).toEqual(['block', 'none', 'flex']);
});
