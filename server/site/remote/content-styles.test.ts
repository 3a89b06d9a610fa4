import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContentStyles, findBlockStyles } from './content-styles';
import { createOutsideNotes } from './outside-notes';

const PAGE = `<head><link rel='stylesheet' href='https://wp.example/wp-content/uploads/elementor/css/post-7.css?ver=1'>
<link rel='stylesheet' href='https://wp.example/wp-content/themes/x/style.css'>
<style id="global-styles-inline-css">:root{--wp--preset--color--accent: #FFEE58}.has-accent-color{color: var(--wp--preset--color--accent) !important}body{color:red}</style>
<style id='core-block-supports-inline-css'>.wp-container-1{gap:0}.wp-container-2{gap:1em}</style></head>
<header class="wp-container-2"></header><main><p class="has-accent-color wp-container-1"></p></main>`;

afterEach(() => vi.restoreAllMocks());

describe('the styles for the content of a real page', () => {
	it('are the rules about blocks that stand in it', () => {
		expect(findBlockStyles(PAGE)).toBe(
			':root{--wp--preset--color--accent:#FFEE58}.has-accent-color{color: var(--wp--preset--color--accent) !important}.wp-container-1{gap:0}',
		);
		expect(findBlockStyles('<main><p>Plain</p></main>')).toBe('');
	});

	it('is looked for once in ten minutes, and stays where the page is away', async () => {
		const clock = { time: 0 };
		let page = PAGE;
		const fetching = vi
			.spyOn(globalThis, 'fetch')
			.mockImplementation(async () => new Response(page, { status: page ? 200 : 500 }));
		const localize = (text: string) => text.replaceAll('https://wp.example', '');
		const styles = createContentStyles(
			'https://wp.example',
			localize,
			() => clock.time,
			'https://own.example',
		);
		expect((await styles('/a/')).stylesheets).toEqual([
			'/wp-content/uploads/elementor/css/post-7.css?ver=1',
		]);
		clock.time = 599_999;
		await styles('/a/');
		expect(fetching).toHaveBeenCalledTimes(1);
		page = '<main></main>';
		clock.time = 600_000;
		expect((await styles('/a/')).css).not.toBe('');
		await vi.waitFor(async () => expect((await styles('/a/')).css).toBe(''));
		expect(fetching).toHaveBeenCalledTimes(2);
	});
});

it('a page that was read names its tag managers and banners to the operator, once', async () => {
	const page =
		'<head><script src="https://consent.cookiebot.com/uc.js"></script></head><body></body>';
	vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(page));
	const told: string[] = [];
	const notes = createOutsideNotes((sentence) => told.push(sentence));
	const same = (text: string) => text;
	const styles = createContentStyles(
		'https://wp.example',
		same,
		() => 0,
		'https://own.example',
		notes,
	);
	await styles('/a/');
	await styles('/b/');
	expect(told).toEqual([
		'The site has Cookiebot: its script does not run on pages of ours. Our own consent stands in.',
	]);
});

it('a page in several languages gives its main part where WordPress fills a block in it', async () => {
	const links = ['de', 'en'].map(
		(tag) => `<link rel="alternate" hreflang="${tag}" href="https://wp.example/${tag}/">`,
	);
	const main = (name: string) =>
		`<main><ul class='a wp-block-${name}'><li><a href="https://wp.example/de/">x</a></li></ul></main>`;
	const pages = new Map([
		['/list/', `<head>${links.join('')}</head><body>${main('latest-posts')}</body>`],
		['/one/', `<head>${links[0]}</head><body>${main('latest-posts')}</body>`],
		['/plain/', `<head>${links.join('')}</head><body>${main('list')}</body>`],
	]);
	vi.spyOn(globalThis, 'fetch').mockImplementation(
		async (address) => new Response(pages.get(new URL(`${address}`).pathname)),
	);
	const styles = createContentStyles(
		'https://wp.example',
		(text) => text.replaceAll('https://wp.example', ''),
		() => 0,
		'https://own.example',
	);
	expect((await styles('/list/')).main).toBe(
		`<main><ul class='a wp-block-latest-posts'><li><a href="/de/">x</a></li></ul></main>`,
	);
	expect((await styles('/one/')).main).toBeUndefined();
	expect((await styles('/plain/')).main).toBeUndefined();
});
