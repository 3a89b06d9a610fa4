import { describe, expect, it } from 'vitest';
import { createUnknownForm } from '../foreign-media/foreign-media';
import { createMediaAddresses } from '../foreign-media/media-address';
import { createOwnMedia } from './own-media';
import { keepPatterns } from './script-fate';
import { builderPage } from './testing/builder-page';
import { rewriteOptions, SITE } from './testing/page-parts';
import { rewritePage } from './testing/rewrite-page';

const WORDPRESS = 'https://bay.example';
const CDN = 'https://i0.cdn.example';
const { read } = createMediaAddresses(() => 'tests');

function passed(content: string, scripts = '', keep = '') {
	const page = builderPage({ origin: WORDPRESS, content, scripts });
	const options = rewriteOptions(WORDPRESS, { keep: keepPatterns(keep) });
	return rewritePage(page, options).html;
}
/** The address of another host in an address of this host; the text itself for every other address. */
const behind = (address: string) => {
	const path = address
		.replaceAll('&amp;', '&')
		.replaceAll('\\/', '/')
		.replace(/[#\s].*$/s, '');
	return read(path)?.address ?? address;
};
const attributeOf = (html: string, name: string) =>
	new RegExp(`\\s${name}="([^"]*)"`).exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
const main = (content: string) => passed(`<main>${content}</main>`);

const { media } = rewriteOptions(WORDPRESS);

describe('media of other hosts on a passed page', () => {
	it.each([
		['a picture', `<img src='${CDN}/a.jpg?w=1&h=2' alt="">`, 'src', `${CDN}/a.jpg?w=1&h=2`],
		['a picture that waits', `<img src="data:," data-src="${CDN}/a.jpg">`, 'src', `${CDN}/a.jpg`],
		['a film', `<video src="${CDN}/a.mp4"></video>`, 'src', `${CDN}/a.mp4`],
		['its poster', `<video poster=${CDN}/a.jpg></video>`, 'poster', `${CDN}/a.jpg`],
		[
			'a source',
			`<audio><source src="//cdn.example/a.mp3"></audio>`,
			'src',
			'http://cdn.example/a.mp3',
		],
		['a link to a picture', `<a href="${CDN}/a.png">`, 'href', `${CDN}/a.png`],
		['a gallery', `<div data-thumbnail="${CDN}/a.jpg">`, 'data-thumbnail', `${CDN}/a.jpg`],
	])('%s comes through this host', (_, markup, attribute, address) => {
		expect(behind(attributeOf(main(markup), attribute))).toBe(address);
	});

	it.each([
		['"', '%3Csvg%20viewBox=%220%200%22%3E#}'],
		["'", '<svg>#}'],
		['', '%3Csvg%3E#}'],
	])(
		'a picture that waits behind a drawing in a sheet comes, written with %s',
		(quote, drawing) => {
			const sheet = (address: string) =>
				`.a{background:red url(${quote}data:image/svg+xml,${drawing}${address}${quote}) top}`;
			expect(media.css(sheet('/a.jpg'))).toBe('.a{background:red url("/a.jpg") top}');
			const { address } =
				read(/url\("([^"]*)"/.exec(media.css(sheet(`${CDN}/a.jpg`)))?.[1] ?? '') ?? {};
			expect(address).toBe(`${CDN}/a.jpg`);
		},
	);

	it('a drawing of a sheet stays', () => {
		const sheet = '.a{background:url("data:image/svg+xml,%3Csvg%3E#a")}.b{color:red}';
		expect(media.css(sheet)).toBe(sheet);
	});

	it.each([
		['the site itself', `<img src="${WORDPRESS}/a.jpg">`, 'src', '/a.jpg'],
		[
			'a link without a lightbox',
			`<a data-elementor-open-lightbox="no" href="${CDN}/a.png">`,
			'href',
			`${CDN}/a.png`,
		],
		['a link to a page', `<a href="${CDN}/about/">`, 'href', `${CDN}/about/`],
		['a link of a sheet', `<link rel="stylesheet" href="${CDN}/a.css">`, 'href', `${CDN}/a.css`],
		['no address', '<img src="http://[half/a.jpg">', 'src', 'http://[half/a.jpg'],
	])('%s keeps its address', (_, markup, attribute, address) => {
		expect(attributeOf(main(markup), attribute)).toBe(address);
	});

	it('keeps the sizes of a set', () => {
		const set = attributeOf(
			main(`<img srcset="${CDN}/a.jpg 800w, ${WORDPRESS}/b.jpg 400w">`),
			'srcset',
		).split(', ');
		expect(set.map((one) => one.split(' ')[1])).toEqual(['800w', '400w']);
		expect(set.map((one) => behind(one))).toEqual([`${CDN}/a.jpg`, '/b.jpg 400w']);
	});

	it('rewrites backgrounds in attributes, in sheets of the page, and in settings', () => {
		const css = `.boat{background:url("${CDN}/sea.jpg")}`;
		const settings = `{"background_slideshow_gallery":[{"id":1,"url":"https:\\/\\/i0.cdn.example\\/b.jpg"}]}`;
		const markup = `<main class="boat" style="background:url('${CDN}/c.jpg')" data-settings='${settings}'>`;
		for (const kept of ['', '<script id="own">go()</script>']) {
			const html = passed(markup, `<style>${css}</style>${kept}`, kept && 'own');
			expect(html).not.toContain(CDN);
			expect(html).not.toContain('i0.cdn.example');
			const named = [...html.matchAll(/\/foreign-media\/[^"'&)\\\s]+/g)].map(([path]) =>
				behind(path),
			);
			expect(new Set(named)).toEqual(new Set([`${CDN}/sea.jpg`, `${CDN}/c.jpg`, `${CDN}/b.jpg`]));
		}
	});

	it('rewrites the file of an animation in settings, and no other file', () => {
		const settings = `{"link":{"url":"${CDN}/list.json"},"source":"external_url","source_external_url":{"is_external":"","url":"https:\\/\\/i0.cdn.example\\/wave.json?v=2"}}`;
		const html = main(
			`<div data-id="a1" data-widget_type="lottie.default" data-settings='${settings}'><div class="e-lottie__animation"></div></div>`,
		);
		expect(behind(attributeOf(html, 'data-src'))).toBe(`${CDN}/wave.json?v=2`);
		expect(html).toContain(`${CDN}/list.json`);
		expect(html).not.toContain('cdn.example\\/wave');
	});

	it('preloads the own address of the first picture', () => {
		const html = passed(`<img width="900" height="600" src="${CDN}/hero.jpg">`);
		expect(html).not.toContain(`${CDN}/hero.jpg`);
	});

	it('browsers fetch directly from origins that an operator names', () => {
		const direct = createUnknownForm({
			...{ siteUrl: SITE, localize: (address: string) => address, secret: () => 'tests' },
			...{ trusted: [CDN], isDirect: true },
		});
		const tag = `<img src="${CDN}/a.jpg"><img src="https://other.example/a.jpg">`;
		const options = { ...rewriteOptions(WORDPRESS), media: createOwnMedia(direct) };
		const { html } = rewritePage(builderPage({ origin: WORDPRESS, content: tag }), options);
		expect(html).toContain(`${CDN}/a.jpg`);
		expect(html).not.toContain('other.example');
	});
});
