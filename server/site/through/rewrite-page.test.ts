import { createHash } from 'node:crypto';
import { hashSource } from '@outrigger/http/hash-source';
import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { describe, expect, it } from 'vitest';
import { keepPatterns } from './script-fate';
import { scriptNames } from './script-names';
import { builderPage } from './testing/builder-page';
import { pageParts, rewriteOptions } from './testing/page-parts';
import { rewritePage } from './testing/rewrite-page';

const WORDPRESS = 'https://bay.example';
const parts = pageParts({
	css: '.x{}',
	popupCss: '.popup{}',
	stickyCss: (elements) => elements.map(({ id }) => `.sticks-${id}{}`).join(''),
});
const options = (keep = '') =>
	rewriteOptions(WORDPRESS, {
		parts,
		keep: keepPatterns(keep),
		texts: { 'common.close': 'Schließen' },
		handlers: { tabs: '/assets/tabs.js' },
	});
const page = (parts: object = {}) => builderPage({ origin: WORDPRESS, ...parts });
const rewritten = (parts: object = {}, keep = '') => rewritePage(page(parts), options(keep));
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);

describe('the icon before a message of a form', () => {
	const FONT = '@font-face{font-family:"eicons";src:url(/eicons.woff2)}';
	const ICON = '.elementor-message:before{content:"\\e90e";font-family:eicons}';
	const form = '<form class="elementor-form"></form>';
	const NONE = '.elementor-message::before{content:none}';

	const goesFrom = (css: string, content: string) => {
		const own = page({ scripts: `<style>${css}</style>`, content });
		const [, href = ''] = /rel="stylesheet"[^>]* href="([^"]+)"/.exec(own) ?? [];
		return rewritePage(own, options(''), { sheets: new Map([[href, []]]) }).html.includes(NONE);
	};

	it.each([
		['no sheet has the font of icons', form],
		['the sheets stay whole', `${form}<i class="e-load-more-anchor"></i>`],
		['a picture is preloaded', `${form}<link rel="preload" as="image" href="/a.png">`],
	])('goes where %s', (_, content) => {
		expect(goesFrom(ICON, content)).toBe(true);
	});

	it.each([
		['a sheet has the font', FONT + ICON, form],
		['it is of another font', ICON.replace('eicons', 'Bay'), form],
		['the page has no form', ICON, ''],
		['a sheet was not read', ICON, `<link rel="stylesheet" href="/x.css">${form}`],
		['a script may add a sheet', ICON, `<link rel="preload" as="style" href="/x.css">${form}`],
	])('stays where %s', (_, css, content) => {
		expect(goesFrom(css, content)).toBe(false);
	});
});

describe('the scripts of a passed page', () => {
	it('are ours and data alone', () => {
		const { html, scripts } = rewritten();
		expect(scriptsOf(html)).toEqual([
			'<script type="application/ld+json">',
			'<script type="module" async src="/assets/client.js">',
		]);
		expect(html).toContain('src="/assets/client.js"></script></body>');
		expect(scripts.filter(({ fate }) => fate === 'unknown')).toEqual([]);
		expect(scripts.filter(({ fate }) => fate === 'replaced')).toHaveLength(8);
		expect(scripts.every(({ reason }) => reason.endsWith('.'))).toBe(true);
	});

	it('the rewriter takes out unknown scripts and names them', () => {
		const scripts = `<script src="${WORDPRESS}/wp-content/plugins/map/map.js" id="map-js"></script><script>start()</script>`;
		const { html, scripts: seen } = rewritten({ scripts });
		expect(html).not.toMatch(/map\.js|start\(\)/);
		const unknown = seen.filter(({ fate }) => fate === 'unknown').map(({ name }) => name);
		expect(unknown).toEqual([`${WORDPRESS}/wp-content/plugins/map/map.js`, 'start()…']);
	});

	it('with names in KEEP_SCRIPTS wait for the load, with their inline scripts, by address and hash', () => {
		const scripts = `<script id="map-js-extra">var map = {"url":"https:\\/\\/bay.example\\/x"};</script><script src="${WORDPRESS}/wp-content/plugins/map/map.js?ver=2" id="map-js"></script>`;
		const { html, allowed } = rewritten({ scripts }, 'plugins/map/*');
		const inline = 'var map = {"url":"http:\\/\\/site.test\\/x"};';
		expect(html).toContain(
			`<script type="outrigger/late">${inline}</script><script type="outrigger/late" src="/wp-content/plugins/map/map.js?ver=2" id="map-js"></script>`,
		);
		expect(html).toContain('<script type="module" async src="/assets/late-scripts.js">');
		expect(allowed.files).toEqual(['/wp-content/plugins/map/map.js?ver=2']);
		const hash = createHash('sha256').update(inline).digest('base64');
		expect(allowed.hashes).toEqual([`sha256-${hash}`]);
		expect(html).not.toContain('jquery');
	});

	it('are hashed as browsers read them, and rules for pages ahead with them', () => {
		const rules = '{"prefetch":[]}';
		const scripts = `<script id="map-js-extra">var a;\r\nvar b;\rvar c;</script><script src="/map.js" id="map-js"></script><script type="speculationrules">${rules}</script>`;
		const { html, allowed } = rewritten({ scripts }, 'map.js');
		const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
		expect(html).toContain('<script type="outrigger/late">var a;\nvar b;\nvar c;</script>');
		expect(allowed.hashes).toEqual([hash('var a;\nvar b;\nvar c;'), hash(rules)]);
		expect(html).toContain(`<script type="speculationrules">${rules}</script>`);
		// If the policy has no hash, the keyword allows the rules, and Trusted Types stay.
		expect(rewritten({ scripts: scripts.slice(-60) }).allowed.hashes).toEqual([]);
	});

	it('that stand in their own address are inline ones', () => {
		const text = 'var wpcf7 = {"api":{"root":"https:\\/\\/bay.example\\/wp-json\\/"}};';
		const base64 = Buffer.from(text).toString('base64');
		const form = '<form class="wpcf7-form"></form>';
		const file = `<script src="${WORDPRESS}/wp-content/plugins/contact-form-7/index.js" id="contact-form-7-js" defer></script>`;
		const scripts = `<script id="contact-form-7-js-before" src="data:text/javascript;base64,${base64}" defer></script><script src="data:text/javascript,var%20a"></script>${file}`;
		const { html, allowed, scripts: seen } = rewritten({ scripts, content: form });
		const own = text.replace('https:\\/\\/bay.example', 'http:\\/\\/site.test');
		expect(html).toContain(`<script>${own}</script>`);
		expect(html).not.toContain('data:text');
		const hash = createHash('sha256').update(own).digest('base64');
		expect(allowed.hashes).toEqual([`sha256-${hash}`]);
		expect(seen.filter(({ fate }) => fate === 'unknown').map(({ name }) => name)).toEqual([
			'var a…',
		]);
	});

	it('that Cloudflare holds back run where they are kept, and go where not', () => {
		const type = '0f3a9c0b12de45f6a7b8c9d0-';
		const scripts = `<script type="${type}text/javascript" src="/map.js"></script><script type="${type}module" src="/map.js?m"></script><script type="${type}text/javascript">var a</script><script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script>`;
		const { html } = rewritten({ scripts }, 'map.js');
		expect(html).toContain(
			'<script type="outrigger/late" src="/map.js"></script><script data-module="" type="outrigger/late" src="/map.js?m"></script>',
		);
		expect(html).not.toMatch(/rocket-loader|var a</);
	});

	it('may be modules of a block theme, which find each other by an import map', () => {
		const map = `<script type="importmap" id="wp-importmap">{"imports":{"@wordpress\\/interactivity":"https:\\/\\/bay.example\\/wp-includes\\/js\\/dist\\/interactivity.min.js?ver=6.5.5","far":"https://far.example/a.js"}}</script>`;
		const view = `<script type="module" src="${WORDPRESS}/wp-includes/blocks/navigation/view.min.js?ver=6.5.5" id="@wordpress/block-library/navigation-js-module"></script>`;
		const { html, allowed } = rewritten({ scripts: map + view });
		expect(html).toContain('<script type="importmap">');
		expect(allowed.files).toEqual([
			'/wp-includes/js/dist/interactivity.min.js?ver=6.5.5',
			'/wp-includes/blocks/navigation/view.min.js?ver=6.5.5',
		]);
		const alone = rewritten({ scripts: map });
		expect(alone.html).not.toContain('importmap');
		expect(alone.allowed).toEqual({ files: [], hashes: [] });
	});

	const theme = (name: string) =>
		`<style id="sheet">.never{color:red}</style><script>document.body.classList.remove("no-js")</script><script>/(trident|msie)/i.test(navigator.userAgent)</script><script src="${WORDPRESS}/wp-content/themes/${name}/assets/js/menu.js" id="${name}-menu-js"></script>`;

	it('stay where they open the theme’s own menu, and go where the builder’s header stands in its place', () => {
		const kept = rewritePage(`<body>${theme('harbour')}`, options());
		expect(kept.scripts.map(({ fate }) => fate)).toEqual(['kept', 'dropped', 'kept']);
		expect(kept.html).toContain('.never{');
		const header = '<header class="elementor elementor-location-header"></header>';
		const built = rewritePage(`<body>${header}${theme('harbour')}`, options());
		expect(built.scripts.map(({ fate }) => fate)).toEqual(['dropped', 'dropped', 'dropped']);
		expect(built.html).not.toContain('.never{');
	});

	it('of a theme keep no rule of a sheet that their text does not name', () => {
		const plain = theme('hello-elementor').replace(/<script>.*?<\/script>/g, '');
		const menu = '<button class="site-navigation-toggle"></button>';
		const names = new Map([
			[`${WORDPRESS}/wp-content/themes/hello-elementor/assets/js/menu.js`, scriptNames('open()')],
		]);
		const files = { names };
		const { html, scripts } = rewritePage(`<body>${menu}${plain}`, options(), files);
		expect(scripts.map(({ fate }) => fate)).toEqual(['kept']);
		expect(html).not.toContain('.never{');
		const without = rewritePage(`<body>${plain}`, options());
		expect(without.scripts.map(({ fate }) => fate)).toEqual(['replaced']);
	});

	it('of a theme that load further files may load them from their folder', () => {
		const main = `${WORDPRESS}/wp-content/themes/harbour/static/main.js`;
		const loads = 'document.head.append(document.createElement("script"))';
		const allowed = (text: string, src = main) =>
			rewritePage(`<body><script src="${src}" id="main-js"></script>`, options('main.js'), {
				names: new Map([[src, scriptNames(text)]]),
			}).allowed.files;
		const path = '/wp-content/themes/harbour/static/main.js';
		expect(allowed('open()')).toEqual([path]);
		expect(allowed(loads)).toEqual([path, '/wp-content/themes/harbour/static/']);
		// Visitors may have put files into other folders.
		const uploaded = '/wp-content/uploads/main.js';
		expect(allowed(loads, WORDPRESS + uploaded)).toEqual([uploaded]);
	});

	it('of the theme go from a page on the builder’s canvas, which has no header and no footer', () => {
		const body = '<body class="home page-template-elementor_canvas elementor-template-canvas">';
		const { html, scripts } = rewritePage(`${body}${theme('harbour')}`, options());
		expect(scripts.map(({ fate }) => fate)).toEqual(['dropped', 'dropped', 'dropped']);
		expect(html).not.toContain('.never{');
	});

	it('of Contact Form 7 stay on pages with a form of it', () => {
		const scripts = `<script src="${WORDPRESS}/wp-content/plugins/contact-form-7/includes/js/index.js" id="contact-form-7-js"></script>`;
		const form = '<form class="wpcf7-form init"></form>';
		const fateOn = (html: string) =>
			rewritePage(`<body>${html}${scripts}`, options()).scripts[0]?.fate;
		expect([fateOn(form), fateOn('')]).toEqual(['kept', 'dropped']);
	});

	it('lead on from a list of categories that is a select', () => {
		const script =
			"<script>( function() { var dropdown = document.getElementById( 'wp-block-categories-1' ); }() );</script>";
		const { scripts } = rewritePage(`<body>${script}`, options());
		expect(scripts.map(({ fate }) => fate)).toEqual(['kept']);
	});

	it('get jQuery back where one that is kept calls it, and wait for it', () => {
		const scripts = '<script id="own">jQuery(function(){})</script>';
		const { html } = rewritten({ scripts }, 'own');
		expect(html).toMatch(
			/<script type="outrigger\/late">[^<]*"DOMContentLoaded"[^<]*"jQuery\(function\(\)\{\}\)"/,
		);
		expect(html).toMatch(/late" src="\/wp-includes\/js\/jquery\/jquery\.min\.js/);
		expect(html).not.toContain('smartmenus');
	});

	describe('beside scripts of the theme', () => {
		const theme = `<script src="${WORDPRESS}/wp-content/themes/bay/menu.js"></script>`;
		const slider = '<script src="/slider.js"></script>';
		const start = '<script>slide()</script>';
		const counter = '<script async src="/counter.js"></script>';
		const typesOf = (scripts: string, keep = 'slider.js,slide(),counter.js') =>
			Object.fromEntries(
				[...rewritten({ scripts }, keep).html.matchAll(/<script([^>]*?) src="\/([\w./-]+)[?"]/g)]
					.map(([, attributes = '', src = '']): [string, string] => [src, attributes])
					.filter(([src]) => !src.startsWith('assets/'))
					.map(([src, attributes]) => [
						src.replace(/.*\//, ''),
						attributes.includes('outrigger/late') ? 'late' : 'early',
					]),
			);

		it('wait for the load where none of the theme stands behind them', () => {
			expect(typesOf(theme + slider + start)).toEqual({ 'menu.js': 'early', 'slider.js': 'late' });
		});

		it('leave jQuery to the theme, wherever it stands', () => {
			const after = '<script id="bay-js-after">jQuery(function(){})</script>';
			const own = theme.replace('<script', '<script id="bay-js"');
			expect(typesOf(own + after + slider, 'slider.js')).toEqual({
				'menu.js': 'early',
				'slider.js': 'late',
				'jquery.min.js': 'early',
				'jquery-migrate.min.js': 'early',
			});
		});

		it('run as early as a script of the theme that stands behind them and may call them', () => {
			expect(typesOf(slider + start + theme)).toEqual({ 'slider.js': 'early', 'menu.js': 'early' });
		});

		it('wait for the load in any place where they have no order', () => {
			expect(typesOf(counter + theme)).toEqual({ 'counter.js': 'late', 'menu.js': 'early' });
		});
	});

	describe('in a widget with code of the owner', () => {
		const widget = (code: string) =>
			`<div class="elementor-element" data-element_type="widget" data-widget_type="html.default"><div class="elementor-widget-container">${code}</div></div>`;
		const fatesOf = (content: string, scripts = '') =>
			rewritten({ content, scripts })
				.scripts.filter(({ name }) => /toggle|slick/.test(name))
				.map(({ fate }) => fate);
		const own = '<script>toggle("#plan")</script>';

		it('stay, with the libraries that they call', () => {
			expect(fatesOf(widget(own))).toEqual(['kept']);
			const { html } = rewritten({ content: widget('<script>jQuery("#plan").toggle()</script>') });
			expect(html).toMatch(/jquery\.min\.js/);
		});

		it('leave the page like scripts of any other place if they are outside of it', () => {
			expect(fatesOf(widget(''), own)).toEqual(['unknown']);
			expect(fatesOf(`${widget('<div>')}<section data-element_type="section">${own}`)).toEqual([
				'unknown',
			]);
		});

		it.each([
			[
				'bring a script of another service',
				'<script>toggle(document.createElement("script"))</script>',
			],
			['measure visitors', '<script>toggle("GTM-ABC123")</script>'],
		])('leave the page if they %s', (_, code) => {
			expect(fatesOf(widget(code))).toEqual(['unknown']);
		});

		it('leave the page with a file beside them that the host does not keep', () => {
			const file = '<script src="https://far.example/slick.js"></script>';
			expect(fatesOf(widget(file + own))).toEqual(['unknown', 'unknown']);
		});
	});

	it('of WordPress’s and other libraries stay where a kept script calls them', () => {
		const path = `${WORDPRESS}/wp-includes/js`;
		const files = ['hoverIntent.min.js', 'underscore.min.js', 'backbone.min.js', 'masonry.min.js'];
		const scripts = files.map((name) => `<script src="${path}/${name}"></script>`).join('');
		const keptFor = (call: string) =>
			rewritten({ scripts: `${scripts}<script id="own">${call}</script>` }, 'own')
				.scripts.filter(({ fate, isInline }) => fate === 'kept' && !isInline)
				.map(({ name }) => name.replace(/.*\//, ''));
		expect(keptFor('jQuery("li").hoverIntent(f)')).toContain('hoverIntent.min.js');
		expect(keptFor('new Backbone.View()')).toEqual(['underscore.min.js', 'backbone.min.js']);
		expect(keptFor('new Masonry(list)')).toEqual(['masonry.min.js']);
		expect(keptFor('go()')).toEqual([]);
	});

	describe('that are inline', () => {
		const file = (name: string) =>
			`<script id="${name}-js" src="${WORDPRESS}/wp-content/themes/bay/${name}.js"></script>`;
		const momentOf = (scripts: string, keep = '') => {
			const { html } = rewritten({ scripts }, keep);
			const [text = ''] = /<script[^>]*>[^<]*Fonts[^<]*/.exec(html) ?? [];
			return (
				/src=[^<]*\/(\w+)(?:\.min)?\.js/.exec(text)?.[1] ??
				/DOMContentLoaded/.exec(text)?.[0] ??
				'place'
			);
		};

		it('run behind the file of the theme after which WordPress prints them', () => {
			const after = '<script id="fonts-js-after">Fonts.load()</script>';
			expect(momentOf(file('fonts') + after + file('menu'))).toBe('fonts');
		});

		it('run in their place if they bring the settings of a file', () => {
			const extra = '<script id="menu-js-extra">Fonts={}</script>';
			expect(momentOf(file('fonts') + extra + file('menu'))).toBe('place');
		});

		it('run behind the file before them if they call jQuery', () => {
			const jquery = `<script src="${WORDPRESS}/wp-includes/js/jquery/jquery.min.js"></script>`;
			const call = '<script id="menu-js-before">jQuery(Fonts)</script>';
			expect(momentOf(jquery + file('fonts') + call + file('menu'))).toBe('fonts');
			expect(momentOf(jquery + call + file('menu'))).toBe('jquery');
		});

		it('run when the page is parsed if jQuery stands behind them', () => {
			const call = '<script id="menu-js-before">jQuery(Fonts)</script>';
			const { html } = rewritten({ content: call, scripts: file('menu') });
			expect(html).toMatch(/<script>[^<]*DOMContentLoaded[^<]*jQuery\(Fonts\)/);
		});

		it('carry the hashes of the text and of the script that waits for a file', () => {
			const text = '</' + 'b>Fonts.load("<!--")';
			const after = `<script id="fonts-js-after">${text}</script>`;
			const { html, allowed } = rewritten({ scripts: file('fonts') + after });
			const [, sent = ''] = /<script>([^<]*Fonts[^<]*)<\/script>/.exec(html) ?? [];
			expect(allowed.hashes).toEqual([hashSource(text), hashSource(sent)]);
		});
	});

	it('of the theme alone bring nothing that runs scripts later', () => {
		const scripts = `<script src="${WORDPRESS}/wp-content/themes/bay/menu.js"></script>`;
		const { html } = rewritten({ scripts });
		expect(html).toMatch(/defer="" src="\/wp-content\/themes\/bay\/menu.js"/);
		expect(html).not.toContain('late-scripts');
	});

	it('leave no inline event handler, which the report names', () => {
		const content = '<button onclick="go()" class="b">Go</button><img src="/a" onerror=x()>';
		const { html, events } = rewritten({ content });
		expect(html).toContain('class="b">Go</button>');
		expect(html).not.toMatch(/onclick|onerror/);
		expect(events).toEqual({ onclick: 1, onerror: 1 });
	});

	it('become actions of our runtime if they go back, print or reload the page', () => {
		const content =
			'<a class="b" href="javascript:history.back()">Back</a><a class="p" href="#" onclick="window.print(); return false;">Print</a><button class="r" onclick="location.reload()">Again</button>';
		const { html, events } = rewritten({ content });
		const actionOf = (name: string) =>
			parseUrlAction(new RegExp(`-action="([^"]*)" class="${name}"`).exec(html)?.[1])?.name;
		expect(['b', 'p', 'r'].map(actionOf)).toEqual(['history:back', 'page:print', 'reload-page']);
		expect(html).not.toMatch(/javascript:history|onclick/);
		expect(events).toEqual({});
	});

	it('stay lost where the browser follows the link as well', () => {
		const content = '<a class="b" href="/about/" onclick="history.back()">Back</a>';
		const { html, events } = rewritten({ content });
		expect(html).toMatch(/<a class="b" href="\/about\/"\s*>/);
		expect(events).toEqual({ onclick: 1 });
	});

	it('leave no address that the policy forbids', () => {
		const content = '<a href="javascript:void(0)">A</a><a href=" JavaScript:go()">B</a>';
		const { html } = rewritten({ content });
		expect(html).toContain('<a href="#elementor-action">A</a><a href="#elementor-action">B</a>');
	});

	it('count links that run a script, and none that only lead nowhere', () => {
		const link = (href: string) => `<a href="${href}">Go</a>`;
		const content = ['javascript:open()', ' JavaScript:void(go())'].map(link).join('');
		const still = ['javascript:void(0)', 'javascript:void(0);', 'javascript:;', 'javascript:', '#'];
		expect(rewritten({ content: content + still.map(link).join('') }).events).toEqual({
			'javascript:': 2,
		});
	});
});

describe('a passed page', () => {
	it('leads to this host everywhere', () => {
		const { html } = rewritten();
		expect(html).not.toContain('bay.example');
		for (const part of [
			'rel="canonical" href="http://site.test/boats/"',
			'"url":"http://site.test/boats/"',
			'<a href="/about/">',
			'<form action="/search/">',
			'srcset="/wp-content/uploads/a.jpg 300w, /wp-content/uploads/b.jpg 600w"',
		]) {
			expect(html).toContain(part);
		}
	});

	it('gives our runtime its handlers, its breakpoints and the kit’s settings of the lightbox', () => {
		const content = '<div data-widget_type="tabs.default"></div>';
		const { html, handlers } = rewritten({ content });
		expect(html).toContain(' data-stretched-in="#content"');
		const [, body = ''] = /<body([^>]*)>/.exec(html) ?? [];
		expect(body).toContain('data-handlers="{&quot;tabs&quot;:&quot;/assets/tabs.js&quot;}"');
		expect(body).toContain('data-texts="{&quot;common.close&quot;:&quot;Schließen&quot;}"');
		expect(body).toContain(
			'data-elementor-breakpoints="{&quot;mobile&quot;:767,&quot;tablet&quot;:1024}"',
		);
		expect(body).toContain(
			'data-elementor-lightbox="{&quot;fullscreen&quot;:false,&quot;share&quot;:[]}"',
		);
		expect(body).toContain('class="wp-singular elementor-default elementor-kit-5');
		expect(handlers).toEqual(['tabs']);
	});

	it('has the default breakpoints if it keeps the builder’s settings in a file', () => {
		const config = /<script id="elementor-frontend-js-before">.*?<\/script>/s;
		const { html } = rewritePage(page().replace(config, ''), options());
		expect(html).toContain(
			'data-elementor-breakpoints="{&quot;mobile&quot;:767,&quot;tablet&quot;:1024}"',
		);
		expect(html).not.toContain('data-stretched-in');
	});

	it('keeps the script of a row that has no height without it, and drops it elsewhere', () => {
		const scripts =
			'<script src="/wp-content/plugins/cards/owl.carousel.min.js"></script><script>jQuery("#row").owlCarousel({ items: 2 })</script>';
		const stays = (content: string) => {
			const { html } = rewritten({ scripts, content });
			return ['owl.carousel.min.js', '.owlCarousel('].map((part) => html.includes(part));
		};
		expect(stays('<div class="uc-items owl-carousel"></div>')).toEqual([true, true]);
		expect(stays('<div class="plain"></div>')).toEqual([false, false]);
	});

	it('names the widgets of add-ons, each once', () => {
		const widget = (type: string) => `<div data-widget_type="${type}.default"></div>`;
		const content = ['tabs', 'ucaddon_cards', 'ucaddon_cards'].map(widget).join('');
		expect(rewritten({ content }).foreign).toEqual(['ucaddon_cards']);
	});

	it('stays unchanged without anything to change', () => {
		const content = '<P Class=plain>&nbsp;&copy; 2026 <br/><b>open<i>crossed</b></i>';
		expect(rewritten({ content }).html).toContain(content);
	});

	it('shows pictures that waited for a script, and sheets that one would have switched on', () => {
		const content =
			'<img class="lazyload big" src="data:image/gif;base64,R0" data-src="https://bay.example/a.jpg" data-srcset="https://bay.example/a.jpg 2x"><link rel="stylesheet" href="/late.css" media="print" onload="this.media=\'all\'">';
		const { html, events } = rewritten({ content });
		expect(html).toContain('class="lazyloaded big" src="/a.jpg"');
		expect(html).toContain('srcset="/a.jpg 2x"');
		expect(html).toContain('href="/late.css" media="all"');
		expect(events).toEqual({});
	});

	it.each([
		['', 'background-image:url(&quot;/a.jpg&quot;)'],
		['style="color: red; "', 'color: red;background-image:url(&quot;/a.jpg&quot;)'],
	])('paints a slide whose picture waited for the carousel, %s', (attribute, style) => {
		const slide = `<div class="elementor-carousel-image swiper-lazy" data-background="https://bay.example/a.jpg" ${attribute}></div>`;
		expect(rewritten({ content: slide }).html).toContain(`style="${style}"`);
	});

	it('leaves the style of a slide whose picture did not wait', () => {
		const slide = '<div class="swiper-lazy" style="color: red"></div>';
		expect(rewritten({ content: slide }).html).toContain(slide);
	});

	it('shows the first text of tabs and accordions before a script comes, and no other', () => {
		const tab = (at: number) =>
			`<div class="elementor-tab-title" data-tab="${at}">T</div><div class="elementor-tab-content" data-tab="${at}">text</div>`;
		const widget = (type: string) =>
			`<div data-widget_type="${type}.default">${tab(1)}${tab(2)}</div>`;
		const opened = (type: string) =>
			[...rewritten({ content: widget(type) }).html.matchAll(/elementor-active|display:block/g)]
				.length;
		expect([opened('tabs'), opened('accordion'), opened('toggle')]).toEqual([3, 3, 0]);
		const reached = (type: string) =>
			[...rewritten({ content: widget(type) }).html.matchAll(/<div[^>]* tabindex="0"[^>]*>T</g)]
				.length;
		expect([reached('accordion'), reached('toggle'), reached('heading')]).toEqual([2, 2, 0]);
	});

	it('shows the addresses of mail that Cloudflare hid', () => {
		const hidden = '19717c757576597a766f7c377c61787469757c';
		const shown = `<span class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</span>`;
		const content = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</a><a href="/cdn-cgi/l/email-protection#${hidden}">Write</a><a href="/cdn-cgi/l/email-protection#zz">${shown}</a><i data-cfemail="19">[email&#160;protected]</i>`;
		const { html } = rewritten({ content });
		expect(html).toContain(
			`<a href="mailto:hello@cove.example" class="__cf_email__" data-cfemail="${hidden}">hello@cove.example</a><a href="mailto:hello@cove.example">Write</a>`,
		);
		expect(html).toContain('>hello@cove.example</span>');
		expect(html).toContain('<i data-cfemail="19">[email&#160;protected]</i>');
	});

	it('shows numbers and bars in their final state', () => {
		const number = (value: string, more = '') =>
			`<span class="elementor-counter-number" data-to-value="${value}"${more}>0</span>`;
		const numbers = `${number('1234567.50', ' data-delimiter=","')}${number('-12', ' data-delimiter="."')}${number('2,057', ' data-delimiter=","')}${number('many')}${number('25000+')}${number('1,23')}`;
		const bar = (max: string) => `<div class="elementor-progress-bar" data-max="${max}"></div>`;
		const { html } = rewritten({ content: `${numbers}${bar('70')}${bar('x')}` });
		expect([...html.matchAll(/>([^<]*)<\/span>/g)].map(([, text]) => text)).toEqual([
			'1,234,567.50',
			'-12',
			'2,057',
			'0',
			'25000',
			'0',
		]);
		expect(html).toContain('data-to-value="2057"');
		expect(html).toContain('style="width:70%" class="elementor-progress-bar" data-max="70"');
		expect(html).toContain('<div class="elementor-progress-bar" data-max="x">');
	});

	it.each(['div', 'nav'])(
		'holds a printed popup, a <%s>, in a template that our popups find',
		(tag) => {
			const settings = {
				prevent_scroll: 'yes',
				triggers: { page_load: 'yes', page_load_delay: 2 },
				timing: { times: 'yes', times_times: 1 },
			};
			const popup = `<${tag} data-elementor-type="popup" data-elementor-id="12" class="elementor elementor-12 elementor-location-popup" data-elementor-settings="${JSON.stringify(settings).replaceAll('"', '&quot;')}"><div><${tag}>Join</${tag}></div></${tag}>`;
			const { html } = rewritten({ footer: `${popup}<p>after</p>` });
			const [, json = '', inside] =
				/<template id="elementor-popup-12" data-elementor-popup="([^"]*)">(.*?)<\/template>/s.exec(
					html,
				) ?? [];
			expect(inside).toBe(popup);
			expect(JSON.parse(json.replaceAll('&quot;', '"'))).toMatchObject({
				id: 12,
				settings: { prevent_scroll: true, a11y_navigation: false },
				triggers: { page_load: { delay: 2 } },
				timing: { times: { times: 1, period: null, count: 'open' } },
			});
			expect(html).toContain('data-count-visits="true"');
		},
	);

	it('the rewriter ends a popup with too few closing tags at the end of the page', () => {
		const footer = '<div data-elementor-type="popup" data-elementor-id="12"><div>Join</div>';
		expect(rewritten({ footer }).html).toMatch(
			/Join<\/div>[\s\S]*<\/template><script[^>]*><\/script><\/body>/,
		);
	});

	it('lets backgrounds wait for our handler where its sheet holds them back', () => {
		const content = '<div class="e-con e-parent"></div>';
		expect(rewritten({ content }).html).not.toContain('data-lazy-background');
		const scripts = '<style>.e-parent:not(.e-lazyloaded){background-image:none}</style>';
		const { html } = rewritten({ content, scripts });
		expect(html).toContain('<div data-lazy-background=""');
		const rule = '.e-parent:not(.e-lazyloaded){background-image:none}';
		expect(html).toContain(`<style>@media (scripting:enabled){${rule}}</style>`);
	});
});

describe('odd markup', () => {
	it.each([
		['no head and no body', '<p>Hi</p>'],
		['two bodies', '<body class="a"><p>Hi</p><body class="b">'],
		['an end inside of a tag', '<html><head></head><body><p>Hi</p><div class="x'],
		['a script without an end', '<html><head></head><body><p>Hi</p><script>var a'],
	])('with %s keeps its words and gets our runtime once', (_, source) => {
		const { html } = rewritePage(source, options());
		expect(html).toContain('<p>Hi</p>');
		expect(html.match(/assets\/client\.js/g)).toHaveLength(1);
		expect(html.match(/data-handlers/g)).toHaveLength(1);
	});

	it.each(['<!-- cut', '<textarea>cut', '<p>cut'])(
		'keeps our runtime in its head where it breaks off: %s',
		(end) => {
			const { html } = rewritePage(`<html><head></head><body>${end}`, options());
			expect(html.split('</head>')[0]).toContain('src="/assets/client.js"');
		},
	);

	it('is no script where it only looks like one', () => {
		const source = '<body><textarea><script>a</script></textarea><!-- <script>b</script> -->';
		expect(rewritePage(source, options()).html).toContain(
			'<textarea><script>a</script></textarea><!-- <script>b</script> -->',
		);
	});
});

describe('the link to the main part of a block theme', () => {
	const script = (label: string) =>
		`<script id="wp-block-template-skip-link-js-after">( function() { var skipLinkTarget = document.querySelector( 'main' ); skipLink.innerHTML = '${label}'; }() );</script>`;
	const LINK = (id: string, label: string) =>
		`<a class="skip-link screen-reader-text" id="wp-skip-link" href="#${id}">${label}</a>`;
	const theme = (main: string, label = 'Zum Inhalt') =>
		rewritePage(
			`<body><div class="wp-site-blocks">${main}Text</main></div>${script(label)}`,
			options(),
		);

	it('stands in the markup, in the words of its script', () => {
		const { html, scripts } = theme('<main class="wp-block-group">');
		expect(html).toContain(LINK('wp--skip-link--target', 'Zum Inhalt'));
		expect(html).toContain('<main id="wp--skip-link--target" class="wp-block-group">');
		expect(html).not.toContain('skipLinkTarget');
		expect(scripts.map(({ fate }) => fate)).toEqual(['replaced']);
	});

	it('leads to the id that the main part has, and shows quotes and markup as text', () => {
		const { html } = theme('<main id="content">', "L\\'eau <b>");
		expect(html).toContain(LINK('content', 'L&#039;eau &lt;b&gt;'));
		expect(html).toContain('<main id="content">');
	});

	it('is missing where there is no main part, as in WordPress', () => {
		expect(theme('<section>').html).not.toContain('skip-link');
	});
});
