import { MOST_ELEMENTS_HERE } from 'outrigger/site/heavy-pages/heavy-pages';
import { contentFolder } from 'outrigger/testing/content-folder';
import { openSite } from 'outrigger/testing/whole-site';
import { afterEach, describe, expect, it } from 'vitest';
import { design } from './bench/support/write-design';
import { type BuiltSite, startBuiltSite } from './support/built-site';

const LIMIT_MS = 120_000;
const READY = 'heavy pages have a thread of their own';

let built: BuiltSite;
afterEach(() => built?.stop());

/** A design for the render thread, with an unknown widget and texts of every kind. */
function heavySite(): string {
	const content = design({ elements: MOST_ELEMENTS_HERE + 1, depth: 3 });
	return contentFolder({
		'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
		'pages/home.md': '---\ntitle: Home\n---\n\nWelcome\n',
		'pages/heavy.json': JSON.stringify({ title: 'Heavy', type: 'page', version: '0.4', content }),
	});
}

/** A page without the parts that differ between two starts: addresses of the browser's files, origins, fonts. */
const comparable = (html: string) =>
	html
		.replace(/<script [^>]*><\/script>/g, '')
		.replace(/<link rel="preload"[^>]*>/g, '')
		.replace(/ data-handlers="[^"]*"/, '')
		.replace(/<style>.*?<\/style>/gs, '')
		.replace(/https?(?::\/\/|%3A%2F%2F)(?:127\.0\.0\.1(?::|%3A)\d+|site\.test)/g, '');

describe('a heavy page', () => {
	it('is the same as it would be beside all others', { timeout: LIMIT_MS }, async () => {
		const folder = heavySite();
		// Without a build the panel for popups is always on; the built host needs the variable.
		built = await startBuiltSite({ CONTENT_DIR: folder, POPUP_DEBUG: 'on' });
		const beside = await openSite(folder);
		const first = await (await fetch(`${built.origin}/heavy/`)).text();
		await expect.poll(built.said, { timeout: LIMIT_MS }).toContain(READY);
		const html = await (await fetch(`${built.origin}/heavy/?e-page-abc=2`)).text();
		expect(html.match(/data-id="e[0-9a-f]{1,3}"/g)).toHaveLength(MOST_ELEMENTS_HERE + 1);
		expect(html).toMatch(/<script type="module" async="" src="\/assets\/client-[\w-]+\.js">/);
		expect(html).toBe(first);
		expect(comparable(html)).toBe(comparable(await (await beside.get('/heavy/')).text()));
		await beside.app.close();
	});

	it('is sent before a site that must stop ends', { timeout: LIMIT_MS }, async () => {
		built = await startBuiltSite({ CONTENT_DIR: heavySite() });
		await (await fetch(`${built.origin}/heavy/`)).text();
		await expect.poll(built.said, { timeout: LIMIT_MS }).toContain(READY);
		const asked = fetch(`${built.origin}/heavy/?e-page-abc=2`).then((answer) => answer.text());
		await new Promise((resolve) => setTimeout(resolve, 100));
		process.kill(built.pid, 'SIGTERM');
		expect(await asked).toContain('</html>');
		expect(await built.ended).toBe(0);
	});
});
