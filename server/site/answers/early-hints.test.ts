import { describe, expect, it } from 'vitest';
import { earlyHintsOf } from './early-hints';

const page = (head: string, body = '') =>
	`<!DOCTYPE html><html><head>${head}<style>a{}</style></head><body>${body}</body></html>`;

describe('early hints of a page', () => {
	it('are its preloads, modules, connections and sheets', () => {
		const head = [
			'<link rel="preload" as="image" href="/hero.avif" fetchPriority="high"/>',
			'<link rel="preload" href="/face.woff2" as="font" type="font/woff2" crossorigin=""/>',
			'<link rel="preload" href="/face.woff2" as="font" type="font/woff2" crossorigin=""/>',
			'<link rel="modulepreload" href="/client.js?a=1&amp;b=2"/>',
			'<link rel="preconnect" href="https://stats.example"/>',
			'<link rel="stylesheet" href="/theme.css"/>',
			'<link rel="canonical" href="https://boats.example/"/>',
		];
		expect(earlyHintsOf(page(head.join('')))).toEqual([
			'</hero.avif>; rel=preload; as=image; fetchpriority=high',
			'</face.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
			'</client.js?a=1&b=2>; rel=modulepreload',
			'<https://stats.example>; rel=preconnect',
			'</theme.css>; rel=preload; as=style',
		]);
	});

	it('are the fonts at the end of the body as well, and no link inside of it', () => {
		const font = '<link rel="preload" href="/face.woff2" as="font" crossorigin=""/>';
		const words = '<main><link rel="stylesheet" href="/part.css"/><p>Words</p></main>';
		const script = '<script type="module" async="" src="/client.js"></script>';
		expect(earlyHintsOf(page('', words + font + script))).toEqual([
			'</face.woff2>; rel=preload; as=font; crossorigin',
		]);
	});

	it('name no picture that the window chooses, and nothing behind the body', () => {
		const chosen = [
			'<link rel="preload" as="image" imageSrcSet="/a.avif 1x, /b.avif 2x"  href="/a.avif"/>',
			'<link rel="preload" as="image" media="(min-width:1px)" href="/a.avif"/>',
		];
		const html = page(chosen.join('')).replace(
			'</html>',
			'<link rel="preload" as="image" href="/late.avif"/></html>',
		);
		expect(earlyHintsOf(html)).toEqual([]);
	});

	it.each(['/a b.css', '/ä.css', '/a&gt;; rel=preload, &lt;/b.css', '/a\r\nset-cookie: b=c', ''])(
		'leave out the address %j, which no header carries',
		(href) => {
			expect(earlyHintsOf(page(`<link rel="stylesheet" href="${href}"/>`))).toEqual([]);
		},
	);

	it('are twelve at most', () => {
		const links = Array.from(
			{ length: 20 },
			(_, at) => `<link rel="stylesheet" href="/${at}.css">`,
		);
		expect(earlyHintsOf(page(links.join('')))).toHaveLength(12);
	});
});
