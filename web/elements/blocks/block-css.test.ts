import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockCss } from './block-css';

const keys = (html: string) => blockCss(html).map(({ key }) => key);

describe('the sheets of saved block markup', () => {
	it('are the sheets of its blocks, each once', () => {
		const html =
			'<div class="wp-block-columns"><div class="wp-block-column"></div><div class="wp-block-column"></div></div>' +
			'<figure class="wp-block-table is-style-stripes"></figure>';
		expect(keys(html)).toEqual(['block', 'block-columns', 'block-table']);
	});

	it('are empty for a text without blocks', () => {
		expect(keys('<p class="lead">A table of columns.</p>')).toEqual([]);
		expect(keys('')).toEqual([]);
	});

	it("make a row of the builder's own carousels, and need nothing of the block editor for it", () => {
		const html =
			'<div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper"><div class="swiper-slide"></div></div></div>';
		expect(keys(html)).toEqual(['part-carousel', 'part-carousel-buttons', 'part-carousel-stock']);
		expect(keys('<p>A swiper wrapper.</p>')).toEqual([]);
	});

	it("open the builder's own menus without script", () => {
		const menus = ['<nav class="elementor-nav-menu--main elementor-nav-menu__container">'];
		menus.push('<ul class="e-n-menu-heading">');
		for (const menu of menus) expect(keys(menu)).toEqual(['part-menu-opener', 'part-menu-stock']);
	});

	it('lay out menus and calendars, whose scripts and sheets stay with WordPress', () => {
		expect(keys('<nav class="is-responsive wp-block-navigation">')).toContain('block-navigation');
		expect(keys('<div class="wp-block-calendar">')).toContain('block-table');
	});

	it('know the galleries of every age', () => {
		expect(keys('<figure class="wp-block-gallery has-nested-images">')).toContain('block-gallery');
		expect(keys('<ul class="blocks-gallery-grid">')).toContain('block-gallery');
		expect(keys("<dl class='gallery-item'>")).toContain('block-gallery');
	});

	it('have the palette only where a text names a colour', () => {
		expect(keys('<p class="has-vivid-red-color has-text-color">')).toContain('block-colors');
		expect(keys('<p class="has-large-font-size">')).toEqual(['block']);
		expect(keys('<img class="alignleft">')).toEqual(['block']);
	});

	it('are the shared ones for a block of a plugin, and for names of object properties', () => {
		expect(keys('<div class="wp-block-acme-map">')).toEqual(['block']);
		expect(keys('<div class="wp-block-constructor">')).toEqual(['block']);
	});

	it('are those of forms where the host hands one to WordPress', () => {
		expect(keys('<form data-wordpress-form="">')).toEqual(['wordpress-forms']);
	});

	it('write no pseudo-element inside `:is()`, where browsers drop it', () => {
		const folder = 'web/elements/blocks';
		for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
			const css = readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
			expect([file, /:(?:is|where)\((?:[^()]|\([^()]*\))*::/.exec(css)?.[0]]).toEqual([
				file,
				undefined,
			]);
		}
	});
});
