import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_NETWORKS } from '@outrigger/rules/address/share-networks';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { ACCESSIBLE_VARIABLES } from '../../elements/styles/accessible-defaults';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { shareButtons } from './index';
import { COPY_LINK, SHARE_ICONS } from './networks';
import { ShareButtonsSettings } from './settings';
import { shareButtonsStyles } from './styles';

const NODE = {
	title: 'Sea &#038; sun',
	excerpt: '<p>A calm bay.</p>',
	featuredImage: { node: { sourceUrl: '/wp-content/uploads/bay.jpg' } },
} as CurrentNode;
const render = (settings: object) =>
	renderWidget('share-buttons', settings, { widgets: [shareButtons], node: NODE });
const rows = (...names: string[]) => ({ share_buttons: names.map((button) => ({ button })) });

describe('share buttons', () => {
	it('are links to the networks, with the page’s own data', async () => {
		const html = await render(rows('facebook', 'whatsapp', 'pinterest'));
		expect(html).toContain(
			'<ul class="elementor-grid"><li class="elementor-grid-item"><a class="elementor-share-btn elementor-share-btn_facebook" aria-label="Share on Facebook" href="https://www.facebook.com/sharer.php?u=https%3A%2F%2Fboats.example%2Fbay%2F" target="_blank" rel="noopener nofollow">',
		);
		expect(html).toContain('text=*Sea%20%26%20sun*%0AA%20calm%20bay.%0Ahttps%3A%2F%2Fboats');
		expect(html).toContain('media=https%3A%2F%2Fboats.example%2Fwp-content%2Fuploads%2Fbay.jpg');
	});

	it('are the builder’s three where nothing is stored, each a Facebook where its network is missing', async () => {
		const html = await render({});
		expect(html.match(/elementor-share-btn_[a-z][\w-]*/g)).toEqual([
			'elementor-share-btn_facebook',
			'elementor-share-btn_twitter',
			'elementor-share-btn_linkedin',
		]);
		expect(await render({ share_buttons: [{ text: 'Tell' }] })).toContain('btn_facebook');
	});

	it('leave out rows without a known network', async () => {
		const html = await render(rows('myspace', '__proto__', 'google', 'xing'));
		expect(html.match(/<li/g)).toHaveLength(1);
		expect(await render(rows('myspace'))).not.toContain('<ul');
	});

	it('share another address, of which nothing else is known', async () => {
		const custom = {
			...rows('vk'),
			share_url_type: 'custom',
			share_url: { url: '/fleet/?a=1&b=2' },
		};
		expect(await render(custom)).toContain(
			'url=https%3A%2F%2Fboats.example%2Ffleet%2F%3Fa%3D1%26b%3D2&amp;title=&amp;description=&amp;image="',
		);
		const unsafe = { ...custom, share_url: { url: 'javascript:alert(1)' } };
		expect(await render(unsafe)).toContain(
			'url=https%3A%2F%2Fboats.example%2Fbay%2F&amp;title=Sea',
		);
	});

	it('print and copy by buttons, and write letters in the visitor’s own program', async () => {
		const html = await render(rows('print', 'copy-link', 'email'));
		expect(html).toMatch(/<button type="button" class="[^"]*_print" aria-label="Print this page">/);
		expect(html).toMatch(/<button type="button" class="[^"]*_copy-link">/);
		expect(html).toMatch(
			/aria-label="Share by Email" href="mailto:\?subject=Sea%20%26%20sun&amp;body=[^"]*">/,
		);
	});

	it('have a button for the device’s own sheet only where the editor wants it, unseen at first', async () => {
		expect(await render(rows('vk'))).not.toContain('_native');
		expect(await render({ ...rows('vk'), native_share: 'yes' })).toMatch(
			/<li class="elementor-grid-item" hidden=""><button [^>]*_native">/,
		);
	});

	it('have their visible words, and a name without them', async () => {
		const own = { share_buttons: [{ button: 'telegram', text: 'Tell <b>friends</b>' }] };
		const html = await render(own);
		expect(html).toContain('aria-label="Tell &lt;b&gt;friends&lt;/b&gt; (Telegram)"');
		expect(html).toContain('__title">Tell &lt;b&gt;friends');
		for (const view of [{ view: 'icon' }, { view: 'icon-text', show_label: '' }]) {
			const icon = await render({ ...own, ...view });
			expect(icon).not.toContain('__title');
			expect(icon).toContain('<svg');
		}
		expect(await render({ ...own, view: 'text' })).not.toContain('<svg');
	});

	it.each([
		[{}, 'view-icon-text', 'skin-gradient', 'shape-square', 'color-official'],
		[{ view: 'icon', skin: 'boxed' }, 'view-icon', 'skin-boxed'],
		[{ shape: 'circle', color_source: 'custom' }, 'shape-circle', 'color-custom'],
	])('%j wears the builder’s classes', async (settings, ...classes) => {
		const html = await render(settings);
		for (const name of classes) expect(html).toContain(`elementor-share-buttons--${name}`);
	});
});

describe('their looks', () => {
	const css = readFileSync(join(import.meta.dirname, 'share-buttons.css'), 'utf8');
	const withContrast = css.replace(
		/var\((--e-[\w-]+), [^)]+\)/g,
		(usual, name) => ACCESSIBLE_VARIABLES.find((one) => one.name === name)?.css ?? usual,
	);
	const colors = new Map(
		[...withContrast.matchAll(/_([\w-]+) \{\s+--share-primary: (#[\da-f]+)/g)].map(
			([, name, hex]) => [name, hex ?? ''],
		),
	);

	it.each(Object.keys(SHARE_ICONS))('%s has a colour on which white can be read', (name) => {
		const digits = (colors.get(name) ?? '').slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
		const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
			const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
			return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
	});

	it('there are icons for all networks and for copying', () => {
		expect(Object.keys(SHARE_ICONS).sort()).toEqual(
			[...Object.keys(SHARE_NETWORKS), COPY_LINK].sort(),
		);
	});

	it('are rules of the style controls', () => {
		const rules = (settings: object) =>
			compileCss('.e', { ...settings }, shareButtonsStyles, DEFAULT_BREAKPOINTS);
		expect(rules({ columns: '3', alignment: 'right' })).toBe(
			'.e .elementor-grid{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));word-spacing:normal}',
		);
		expect(rules({ alignment: 'right' })).toContain('justify-content:var(--e-right,flex-end)');
		expect(rules({ alignment: 'justify' })).toContain('justify-content:space-between');
		expect(rules({ button_size: { unit: 'px', size: 1.2 } })).toContain('font-size:12px');
		expect(rules({ skin: 'framed', border_size: { unit: 'px', size: 4 } })).toContain('border:4px');
		expect(rules({ skin: 'framed', border_size: { unit: '%', size: 4 } })).toContain(
			'border:medium',
		);
		expect(rules({ border_size: { unit: 'px', size: 4 } })).toBe('');
		const own = { primary_color: '#123456', secondary_color_hover: '#abcdef' };
		expect(rules(own)).toBe('');
		expect(rules({ ...own, color_source: 'custom' })).toMatch(
			/primary-color:#123456.*:hover.*#abcdef/,
		);
	});
});

it.each([[{}], [[]], [{ share_buttons: 'x', view: 7, skin: [], share_url: 4 }]])(
	'share buttons parse %j',
	(settings) => {
		expect(parse(ShareButtonsSettings, settings)).toMatchObject({
			view: 'icon-text',
			skin: 'gradient',
			shape: 'square',
			share_url_type: 'current_page',
			native_share: false,
		});
	},
);
