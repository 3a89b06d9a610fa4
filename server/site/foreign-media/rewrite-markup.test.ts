import { describe, expect, it } from 'vitest';
import { createReadForeign } from './foreign-address';
import { createMediaAddresses } from './media-address';
import type { KnownMedia, MissingMedia } from './media-library';
import { createOwnForm, type Recall } from './own-form';
import { rewriteCss } from './rewrite-css';
import { missingStyles, readSrcSet } from './rewrite-image';
import { rewriteMarkup } from './rewrite-markup';

const addresses = createMediaAddresses(() => 'secret');
const readForeign = createReadForeign({
	siteUrl: 'https://boats.example',
	localize: (text) => text.replace('https://cms.example', ''),
	direct: new Set(['https://direct.example']),
});
const formWith = (recall: Recall) => createOwnForm(readForeign, addresses, recall);
const unknown = formWith(() => null);
const known = (facts: Partial<KnownMedia> = {}) =>
	formWith(() => ({
		type: 'image/jpeg',
		width: 1600,
		height: 900,
		isStill: true,
		stamp: '',
		at: 0,
		...facts,
	}));
const missing = formWith((): MissingMedia => ({ reason: 'it answered 404' }));

const BAY = 'https://cdn.example/bay.jpg';
const own = (width: number | null, address = BAY) =>
	addresses.write({ address, kind: 'picture', width });
const film = (address: string) => addresses.write({ address, kind: 'film', width: null });

describe('a picture of another host in markup', () => {
	it('gets an address of this host at once, and its measures and sizes once they are known', () => {
		const html = `<p><img class="x" src="${BAY}" alt="A &gt; b" loading="lazy"/></p>`;
		expect(rewriteMarkup(html, unknown)).toBe(
			`<p><img class="x" src="${own(2048)}" alt="A &gt; b" loading="lazy"/></p>`,
		);
		const sizes = [150, 300, 768, 1024, 1536].map((width) => `${own(width)} ${width}w`);
		expect(rewriteMarkup(html, known())).toBe(
			`<p><img class="x" src="${own(null)}" alt="A &gt; b" loading="lazy" width="1600" height="900" srcset="${[...sizes, `${own(null)} 1600w`].join(', ')}" sizes="auto, (max-width: 1600px) 100vw, 1600px"/></p>`,
		);
	});

	it('keeps its own measures and sizes', () => {
		const html = `<img src="${BAY}" width="96" alt="" sizes="50vw">`;
		const shown = rewriteMarkup(html, known());
		expect(shown).toContain('width="96"');
		expect(shown).not.toContain('height=');
		expect(shown).toContain('sizes="50vw"');
	});

	it('has no sizes where none can be made or none is smaller', () => {
		for (const form of [known({ isStill: false }), known({ width: 150, height: 90 })]) {
			const shown = rewriteMarkup(`<img src="${BAY}" alt="">`, form);
			expect(shown).toContain(`src="${own(null)}"`);
			expect(shown).not.toContain('srcset');
		}
		expect(rewriteMarkup(`<img src="${BAY}">`, known({ width: 151 }))).toContain('150w');
	});

	it('is requested up to 2048 pixels wide', () => {
		const shown = rewriteMarkup(`<img src="${BAY}">`, known({ width: 2048 }));
		expect(shown).toContain(`${own(null)} 2048w`);
		const larger = rewriteMarkup(`<img src="${BAY}">`, known({ width: 2049, height: 1000 }));
		expect(larger).toContain(`src="${own(2048)}"`);
		expect(larger).toContain(`${own(2048)} 2048w"`);
		expect(larger).toContain('width="2049"');
	});

	it('is fetched once where a set names several files of it: the widest', () => {
		const html = `<img src="https://cdn.example/bay-300x200.jpg" srcset="https://cdn.example/bay-300x200.jpg 300w, ${BAY} 1200w" sizes="100vw" width="300" height="200">`;
		const shown = rewriteMarkup(html, unknown);
		expect(shown).toContain(`${own(300)} 300w`);
		expect(shown).toContain(`${own(null)} 1200w`);
		expect(shown).not.toContain(Buffer.from('bay-300x200').toString('base64url').slice(0, 12));
		expect(shown).toContain('width="300" height="200"');
	});

	it('keeps a set for sharper screens', () => {
		const html = `<img src="${BAY}?s=96" srcset="${BAY}?s=192 2x" width="96" height="96">`;
		const shown = rewriteMarkup(html, unknown);
		expect(shown).toContain(`srcset="${own(null, `${BAY}?s=192`)} 2x"`);
	});

	it('is a source, a poster, a link to itself, a button, part of a drawing, a setting', () => {
		const html = [
			`<picture><source srcset="${BAY} 1x, /own.jpg 2x"></picture>`,
			`<video poster="${BAY}"></video>`,
			`<a href="${BAY}" data-elementor-open-lightbox="yes">`,
			`<input type="image" src="${BAY}">`,
			`<svg><image xlink:href="${BAY}"/></svg>`,
			`<div data-settings="{&quot;url&quot;:&quot;${BAY}&quot;,&quot;link&quot;:{&quot;url&quot;:&quot;https://cdn.example/page/&quot;}}"></div>`,
		];
		const shown = html.map((one) => rewriteMarkup(one, unknown));
		expect(shown.join()).not.toContain(BAY);
		expect(shown[0]).toContain(`${own(null)} 1x, /own.jpg 2x`);
		expect(shown[4]).toContain(`<image xlink:href="${own(2048)}"/>`);
		expect(shown[5]).toContain('https://cdn.example/page/');
	});

	it('is replaced by its text, in a box of its measures, if it is missing', () => {
		const shown = rewriteMarkup(
			`<img class="x" src="${BAY}" width="40" height="30" alt="The &quot;bay&quot;">`,
			missing,
		);
		expect(shown).toBe(
			'<span class="x e-missing-picture e-missing-picture-40-30">The &quot;bay&quot;</span>',
		);
		expect(missingStyles(shown)).toContain(
			'.e-missing-picture-40-30{width:40px;aspect-ratio:40/30}',
		);
		expect(missingStyles(shown)).toContain(':has(>.e-missing-picture){max-width:100%;');
		expect(missingStyles('<p>')).toBe('');
		expect(rewriteMarkup(`<img src="${BAY}" alt='">`, missing)).not.toContain('<script');
	});

	it('stays unchanged if it is ours, if the browser fetches it, or if it is no picture', () => {
		for (const html of [
			'<img src="/wp-content/uploads/a.jpg">',
			'<img src="https://boats.example/a.jpg">',
			'<img src="https://cms.example/wp-content/uploads/a.jpg">',
			'<img src="https://direct.example/a.jpg">',
			'<img src="data:image/png;base64,AAAA">',
			`<img src="https://cdn.example/${'a'.repeat(2_048)}">`,
			`<a href="${BAY}" data-elementor-open-lightbox="no">`,
			'<a href="https://cdn.example/page/">',
			'<article src="https://cdn.example/a.jpg">',
			`<p>${BAY}</p>`,
		]) {
			expect(rewriteMarkup(html, unknown)).toBe(html);
		}
		expect(rewriteMarkup('<img src="//cdn.example/bay.jpg">', unknown)).toContain(own(2048));
		const longest = `https://cdn.example/${'a'.repeat(2_048 - 'https://cdn.example/'.length)}`;
		expect(rewriteMarkup(`<img src="${longest}">`, unknown)).toContain('/foreign-media/');
	});

	it('the rewriter finds the picture in a tag whose values hold the end mark of a tag', () => {
		const html = `<img alt="a > b" src="${BAY}"><p title=">">x</p>`;
		expect(rewriteMarkup(html, unknown)).toContain(`src="${own(2048)}"><p title=">">x</p>`);
	});
});

describe('a film of another host in markup', () => {
	const FILM = 'https://cdn.example/tour.mp4';

	it('gets an address of this host, with the part that is to be played', () => {
		const html = `<video src="${FILM}#t=5,20" controls=""></video><audio><source src="${FILM}"></audio>`;
		expect(rewriteMarkup(html, unknown)).toBe(
			`<video src="${film(FILM)}#t=5,20" controls=""></video><audio><source src="${film(FILM)}"></audio>`,
		);
	});

	it('becomes a link to its address if the host cannot fetch it', () => {
		const html = `<video src="${FILM}" aria-label="The tour"></video>`;
		expect(rewriteMarkup(html, missing)).toBe(
			`<a class="elementor-video__link" href="${FILM}" rel="noopener nofollow">The tour</a>`,
		);
		expect(rewriteMarkup('<video src="/own.mp4"></video>', missing)).toContain('<video');
	});

	it('is played by a lightbox', () => {
		const link = `<a href="${FILM}" data-elementor-action="#x">`;
		expect(rewriteMarkup(link, unknown)).toContain(film(FILM));
		expect(rewriteMarkup(`<a href="${FILM}">`, unknown)).toBe(`<a href="${FILM}">`);
	});
});

describe('an animation of another host', () => {
	it('gets an address of this host, in its rendered box alone', () => {
		const address = 'https://cdn.example/a.json?v=1&w=2';
		const box = (src: string) => `<div class="e-lottie__animation" data-src="${src}"></div>`;
		const own = addresses.write({ address, kind: 'animation', width: null });
		expect(rewriteMarkup(box(address.replace('&', '&amp;')), unknown)).toBe(box(own));
		const other = `<div data-src="${address}"></div>`;
		expect(rewriteMarkup(other, unknown)).toBe(other);
	});
});

describe('the addresses of other hosts in a sheet', () => {
	it('gets an address of this host in all spellings', () => {
		const FONT = 'https://cdn.example/a.woff2';
		const old = 'url(https://cdn.example/a.eot?#iefix),url("//cdn.example/a.svg#a")';
		const font = `@font-face{font-family:A;src:${old},url(${FONT}) format("woff2"),url(/own.woff2)}`;
		const sheet = 'https://cdn.example/b.css?a=1;b=2';
		const css = `${font}a{background:url(${BAY})}b{background:url( "${BAY}" )}c{mask:url('${BAY}')}d{background:url("/own.png")}e{background:url(data:image/png;base64,AA//BB)}`;
		const shown = rewriteCss(css, unknown);
		expect(shown.split(own(2048))).toHaveLength(4);
		const whole = (address: string, kind: 'font' | 'sheet') =>
			addresses.write({ address, kind, width: null });
		const ownFont = `url("${whole(FONT, 'font')}")`;
		expect(shown).toContain(`src:${old},${ownFont} format("woff2"),url(/own.woff2)}`);
		expect(rewriteCss(`@import url("${sheet}") print;@import '${sheet}';`, unknown)).toBe(
			`@import url("${whole(sheet, 'sheet')}") print;@import '${whole(sheet, 'sheet')}';`,
		);
		expect(shown).toContain('url("/own.png")');
		expect(shown).toContain('url(data:image/png;base64,AA//BB)');
	});
});

describe('a set of pictures', () => {
	it('is read with commas inside of its addresses', () => {
		expect(readSrcSet(' https://a.example/w_300,h_200/a.jpg 300w,/b.jpg 2x , /c.jpg')).toEqual([
			{ url: 'https://a.example/w_300,h_200/a.jpg', size: '300w' },
			{ url: '/b.jpg', size: '2x' },
			{ url: '/c.jpg', size: '' },
		]);
	});
});
