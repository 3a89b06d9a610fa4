import { readSheet } from '@outrigger/rules/css/sheet-rules';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { keepPatterns } from './script-fate';
import { builderPage } from './testing/builder-page';
import { rewriteOptions } from './testing/page-parts';
import { rewritePage } from './testing/rewrite-page';

const WORDPRESS = 'https://bay.example';
const options = (keep = '') => rewriteOptions(WORDPRESS, { keep: keepPatterns(keep) });
const page = (parts: object = {}) => builderPage({ origin: WORDPRESS, ...parts });
const rewritten = (content: string) => rewritePage(page({ content }), options()).html;

describe('the sheets of a passed page', () => {
	const sheet =
		'.boat{top:0}.plane{top:0}@media print{.plane{top:0}}.later-on{top:0}.e-active{top:0}';
	const rules = readSheet(sheet, (address) => address) ?? [];
	const href = '/wp-content/boat.css?ver=1';
	const cut = (parts: object, keep = '') =>
		rewritePage(page(parts), options(keep), { sheets: new Map([[href, rules]]) });
	const link = (more = 'rel="stylesheet"') => `<link id="boat-css" href="${href}" ${more}>`;
	const kept = '.boat{top:0}.later-on{top:0}.e-active{top:0}';

	it('stand in it with the rules that it can use, in their order', () => {
		const scripts = `<style>.plane{}.boat{left:0}</style>${link()}<style>.boat{right:0}</style>`;
		const { html, styles } = cut({ scripts, content: '<p class="boat">' });
		expect(html).toContain(
			`<style>.boat{left:0}</style><style id="boat-css">${kept}</style><style>.boat{right:0}</style>`,
		);
		expect(styles?.before).toBeGreaterThan(styles?.after ?? 0);
	});

	it('hold for their media, and at once where a script would have switched them on', () => {
		const scripts = [
			link('rel="stylesheet" media="(width > 9px)"'),
			link('rel="stylesheet" media="print" onload="this.media=1"'),
			link('rel="preload" as="style" onload="this.rel=1"'),
			link('rel="preload" as="style"'),
			link('rel="stylesheet" disabled'),
		].join('');
		const { html } = cut({ scripts, content: '<p class="boat">' });
		expect([...html.matchAll(/<(?:style|link) id="boat-css"[^>]*>/g)].map(([tag]) => tag)).toEqual([
			'<style id="boat-css" media="(width &gt; 9px)">',
			'<style id="boat-css">',
			'<style id="boat-css">',
			`<link id="boat-css" href="${href}" rel="preload" as="style">`,
			`<link id="boat-css" href="${href}" rel="stylesheet" disabled>`,
		]);
	});

	it('keep the rules of names that a script of the site has, or the page’s data for it', () => {
		const own = '<script id="own">menu.classList.toggle("pla" + "ne")</script>';
		const more = '<nav class="boat" data-toggle="plane">';
		const cssBeside = (script: string, content = '<nav class="boat">') =>
			cut({ scripts: link() + script, content }, 'own').styles?.css;
		const all = sheet;
		expect(cssBeside(own)).toBe(kept);
		expect(cssBeside(own, more)).toBe(all);
		expect(cssBeside(own.replace('pla" + "ne', 'plane'))).toBe(all);
	});

	it('stand in it once where a plugin prints them again for browsers without script', () => {
		const again = `<noscript>${link()}</noscript>`;
		const scripts = link('rel="preload" as="style" onload="this.rel=1"') + again;
		const { html } = cut({ scripts, content: '<p class="boat">' });
		expect(html.split(kept)).toHaveLength(2);
		expect(html).toContain('<noscript></noscript>');
		expect(cut({ scripts: again, content: '<p class="boat">' }).html).toContain(
			`<noscript><style id="boat-css">${kept}</style></noscript>`,
		);
	});

	it.each([
		['a script of the site fetches more', '', 'own', '<script id="own">fetch("/more")</script>'],
		['the text of a script is not known', '', 'own', '<script id="own" src="/own.js"></script>'],
		['the page brings in more later', '<div class="e-load-more-anchor"></div>', '', ''],
	])('stay whole where %s', (_, content, keep, script) => {
		const { html, styles } = cut({ scripts: link() + script, content }, keep);
		expect(html).toContain(`href="${href}" rel="stylesheet"`);
		expect(styles).toBeNull();
	});
});

describe('frames of other hosts', () => {
	it.each([
		[
			'<iframe width="560" src="https://www.youtube.com/embed/XHOmBV4js_E?mute=1" title="The bay"></iframe>',
			'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?',
			'The bay: Show what YouTube has here',
		],
		[
			'<iframe loading="lazy" data-src="https://maps.google.com/maps?q=Camogli&amp;output=embed" src="about:blank"></iframe>',
			'https://maps.google.com/maps?q=Camogli&amp;output=embed',
			'Show what Google Maps has here',
		],
		[
			'<iframe src="//tide.example/x"></iframe>',
			'https://tide.example/x',
			'Show what tide.example has here',
		],
	])('wait for a visitor in their own box: %s', (markup, frame, text) => {
		const [tag = ''] = /<iframe[^>]*>/.exec(rewritten(markup)) ?? [];
		expect(tag).toContain(`data-frame-src="${frame}`);
		expect(tag).toContain('srcdoc="&lt;!DOCTYPE html&gt;');
		expect(tag).toContain(text);
		expect(tag).not.toMatch(/\ssrc=|data-src=|loading=/);
	});

	it('speak the language of the page', async () => {
		const say = await createTexts()('de');
		const { html } = rewritePage(
			page({ content: '<iframe src="https://tide.example/x" title="Pegel"></iframe>' }),
			rewriteOptions(WORDPRESS, { say }),
		);
		expect(html).toContain('&lt;html lang=&quot;de&quot;&gt;');
		expect(html).toContain('&gt;Pegel: Zeigen, was tide.example hier hat&lt;');
		expect(html).toContain('Auch auf den nächsten Seiten, bis dieser Tab geschlossen wird');
	});

	it.each(['/calendar/', `${WORDPRESS}/calendar/`, 'about:blank', ''])(
		'do not include %j',
		(src) => {
			expect(rewritten(`<iframe src="${src}"></iframe>`)).not.toContain('srcdoc');
		},
	);

	it('get no request ahead of time', () => {
		const html = rewritten(
			'<link rel="dns-prefetch" href="//fonts.googleapis.com"><link rel="preconnect" href="https://cdn.example" crossorigin><link rel="prefetch" href="/next/">',
		);
		expect(html).not.toMatch(/dns-prefetch|preconnect/);
		expect(html).toContain('<link rel="prefetch" href="/next/">');
	});
});

describe('pictures', () => {
	const image = (name: string, more = '') => `<img id="${name}" src="/${name}.png"${more}>`;
	const tagOf = (html: string, name: string) =>
		new RegExp(`<img[^>]*id="${name}"[^>]*>`).exec(html)?.[0] ?? '';
	const WIDE = ' width="900"';

	it('come in the order in which they are seen: the first large one before all else, later ones late', () => {
		const logo = image('logo', ' width="120"');
		// The first picture of every page of these tests has no width.
		const page = rewritePage(
			`<body>${logo}${image('hero', `${WIDE} loading="lazy"`)}${image('c', WIDE)}${image('d')}${image('e')}${image('f', ' loading="eager"')}`,
			options(),
		);
		const [logoTag, hero, c, d, e, f] = ['logo', 'hero', 'c', 'd', 'e', 'f'].map((name) =>
			tagOf(page.html, name),
		);
		expect(logoTag).toBe(logo);
		expect(hero).toContain('fetchpriority="high"');
		expect(hero).not.toContain('loading');
		expect([c, d]).toEqual([image('c', WIDE), image('d')]);
		expect(e).toContain('loading="lazy"');
		expect(f).toContain('loading="eager"');
	});

	it('stay in the order of the page', () => {
		const content = image('a', WIDE) + image('b', `${WIDE} fetchpriority="high"`);
		const { html } = rewritePage(`<body>${content}`, options());
		expect(html.match(/fetchpriority/g)).toHaveLength(1);
	});

	it('behind the first container are named in the head', () => {
		const scripts =
			'<style>.elementor-element-abc1234 p{top:0}.elementor-7 .elementor-element.elementor-element-abc1234:not(.x){background-image:url("/wp-content/uploads/sea.jpg")}</style>';
		const content =
			'<div class="elementor-7"><div class="elementor-element elementor-element-abc1234" data-element_type="container"></div></div>';
		const { html } = rewritePage(page({ scripts, content }), options());
		expect(html).toContain(
			'<link rel="preload" as="image" fetchpriority="high" href="/wp-content/uploads/sea.jpg">',
		);
	});

	it('of a widget below the first screen are fetched in the size of their place, which stays unchanged', () => {
		const set = ' srcset="/s.png 300w, /l.png 900w"';
		const guess = ' sizes="(max-width: 900px) 100vw, 900px"';
		const both = ' width="900" height="600"';
		const late = `${set} loading="lazy"`;
		const inWidget = (html: string) => `<div class="elementor-widget-container">${html}</div>`;
		const html = rewritePage(
			`<body>${inWidget(image('hero', both + set + guess))}
			${inWidget(image('late', both + guess + late))}
			${inWidget(`<a href="/boat/">${image('linked', both + guess + late)}</a>`)}
			${inWidget(image('own', `${both} sizes="auto, 50vw"${late}`))}
			${inWidget(image('half', `${both} sizes="(max-width: 900px) 50vw, 900px"${late}`))}
			${inWidget(image('open', WIDE + guess + late))}
			${inWidget(image('only', `${both}${guess} srcset="/l.png 900w" loading="lazy"`))}
			<div class="row">${image('free', both + guess + late)}</div>
			${inWidget(image('last', both + set + guess))}`,
			options(),
		).html;
		const sizesOf = (name: string) => /sizes="([^"]*)"/.exec(tagOf(html, name))?.[1];
		for (const name of ['late', 'linked', 'last']) {
			expect(sizesOf(name), name).toBe('auto, (max-width: 900px) 100vw, 900px');
		}
		for (const name of ['hero', 'open', 'only', 'free']) {
			expect(sizesOf(name), name).toBe('(max-width: 900px) 100vw, 900px');
		}
		expect(sizesOf('own')).toBe('auto, 50vw');
		expect(sizesOf('half')).toBe('(max-width: 900px) 50vw, 900px');
		expect(html).toContain(
			'img[sizes^="auto,"][width="900"][height="600"]{contain-intrinsic-size:min(100vw,900px) min(66.667vw,600px)}',
		);
		const plain = rewritePage(`<body>${inWidget(image('hero', both))}`, options()).html;
		expect(plain).not.toContain('contain-intrinsic-size');
	});
});
