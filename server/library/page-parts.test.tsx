import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageParts } from './page-parts';
import { BuilderHead, BuilderPage } from './react';

const PAGE = `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>
<title>Bay &amp; boats</title><link rel="canonical" href="https://boats.test/"/>
<link rel="preload" as="image" imagesrcset="/a.jpg 1x" fetchpriority="high"/><script type="application/ld+json">{"a":"<\\/b>"}</script><style>body{margin:0}h1{color:red}</style></head>
<body class="home elementor-kit-7" data-handlers="{&quot;nav-menu&quot;:[&quot;/assets/menu.js&quot;]}"><main><h1>Boats</h1></main><template id="p"><p>Hi</p></template><link rel="preload" href="/face.woff2" as="font"/><script type="module" async="" src="/assets/client-1.js"></script></body></html>`;

describe('pageParts', () => {
	const parts = pageParts(PAGE, 200);

	it('keeps the sheet inside of the page and names the handlers', () => {
		expect(parts.css).toBe(
			':where(.outrigger-page){margin:0}:where(.outrigger-page) h1{color:red}',
		);
		expect(parts.handlers).toEqual(['nav-menu']);
		expect(parts.html).toBe('<main><h1>Boats</h1></main><template id="p"><p>Hi</p></template>');
		expect(parts).toMatchObject({ status: 200, location: null, title: 'Bay & boats' });
	});

	it('gives the element the classes, the data and the language of the page', () => {
		expect(parts.attributes).toEqual({
			class: 'outrigger-page home elementor-kit-7',
			lang: 'ar',
			dir: 'rtl',
			'data-handlers': '{"nav-menu":["/assets/menu.js"]}',
			'data-outrigger-client': '/assets/client-1.js',
		});
	});

	it('leaves encoding, viewport and client to the app, and fonts to its head', () => {
		expect(parts.head.map(({ tag }) => tag)).toEqual(['title', 'link', 'link', 'script', 'link']);
		expect(parts.head.at(-1)?.attributes.href).toBe('/face.woff2');
	});

	it('is a head and a page in React, with unchanged markup', () => {
		const html = renderToStaticMarkup(
			<>
				<BuilderHead page={parts} />
				<BuilderPage page={parts} />
			</>,
		);
		expect(html).toContain('<title>Bay &amp; boats</title>');
		expect(html).toContain('imageSrcSet="/a.jpg 1x" fetchPriority="high"');
		expect(html).toContain('<script type="application/ld+json">{"a":"<\\/b>"}</script>');
		expect(html).toContain('><main><h1>Boats</h1></main><template');
		expect(html).toContain('class="outrigger-page home elementor-kit-7"');
	});

	it('is an empty page for an answer without markup', () => {
		expect(pageParts('', 404)).toMatchObject({ status: 404, html: '', css: '', handlers: [] });
	});
});
