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
