import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasIcon, Icon } from './icon';
import { findDrawing, NEUTRAL_MARK } from './icons/find-drawing';
import { ICON_SHIMS } from './icons/font-awesome-names.generated';
import { BUILDER_NAMES } from './icons/icon-names';
import { sheet } from './icons/icon-sheets';
import { MarkupProvider } from './markup-context';

function render(icon: unknown): { html: string; warnings: string[] } {
	const warnings: string[] = [];
	const html = renderToStaticMarkup(
		<MarkupProvider value={{ sanitize: (text) => text, warn: (text) => warnings.push(text) }}>
			<Icon icon={icon} />
		</MarkupProvider>,
	);
	return { html, warnings };
}

describe('Icon', () => {
	it('carries every drawing that its table of names points at', () => {
		const missing = Object.values(BUILDER_NAMES).filter((name) => !sheet('lucide').has(name));
		expect(missing).toEqual([]);
	});

	it('draws an icon inline, hidden from assistive technology, in the colour of the text', () => {
		const { html } = render({ value: 'fas fa-phone-alt', library: 'fa-solid' });
		expect(html).toMatch(
			/^<svg class="e-icon" viewBox="0 0 512 512" aria-hidden="true" fill="currentColor"/,
		);
		expect(html).not.toMatch(/<!--|<title>|\n/);
	});

	it.each(['fas fa-star', 'far fa-star', 'fas fa-times', 'fab fa-linkedin-in', 'fab fa-twitter'])(
		'draws %s as FontAwesome does',
		(value) => {
			const [style = '', name = ''] = value.split(' fa-');
			const styles = { fas: 'solid', far: 'regular', fab: 'brands' } as const;
			const names: Record<string, string> = { times: 'xmark' };
			const own = sheet(styles[style as keyof typeof styles]).get(names[name] ?? name);
			expect(findDrawing(value)).toMatchObject({ ...own });
		},
	);

	it("draws Lucide's lines under Lucide's own names, and for names that FontAwesome does not have", () => {
		const { html, warnings } = render({ value: 'lucide lucide-anchor', library: 'lucide' });
		expect(html).toContain('fill="none" stroke="currentColor"');
		expect(warnings).toEqual([]);
		expect(findDrawing('fal fa-alarm-clock-off')?.shapes).toBe(
			findDrawing('lucide lucide-alarm-clock-off')?.shapes,
		);
	});

	it("fills the star of the builder's font and leaves its outline open", () => {
		expect(render({ value: 'eicon-star' }).html).toContain('fill="currentColor"');
		expect(render({ value: 'eicon-star-o' }).html).toContain('fill="none"');
	});

	it.each(['fab fa-facebook-f', 'fa-brands fa-x-twitter', 'fab fa-tripadvisor', 'fab fa-skype'])(
		'draws the mark of %s',
		(value) => {
			expect(render({ value }).html).toMatch(/fill="currentColor"[^>]*><path/);
		},
	);

	it.each(['fa fa-clock-o', 'fa-solid fa-location-dot', 'eicon-chevron-right'])(
		'knows the older and newer name %s',
		(value) => {
			expect(render({ value }).html).toContain('<svg');
		},
	);

	it('shows an uploaded svg as a picture', () => {
		const { html } = render({
			value: { url: '/wp-content/uploads/boat.svg', id: 3 },
			library: 'svg',
		});
		expect(html).toContain('<img class="e-icon" src="/wp-content/uploads/boat.svg" alt=""');
	});

	it.each([
		'fas fa-circle-notch',
		'fas fa-square-full',
		'fab fa-google-plus-g',
		'fa-solid fa-seedling',
		'fa-brands fa-square-threads',
		'fal fa-user-astronaut',
		'fas fa-spinner fa-spin fa-2x',
	])('draws %s of the free set', (value) => {
		const { html, warnings } = render({ value });
		expect(html).toMatch(
			/^<svg class="e-icon" viewBox="[\d. ]+"[^>]*><path fill="currentColor" d="M/,
		);
		expect(warnings).toEqual([]);
	});

	it('draws every file of the free set, under every name that versions 4, 5 and 6 gave it', () => {
		const folder = 'node_modules/@fortawesome/fontawesome-free/svgs';
		const names = ['solid', 'regular', 'brands'].flatMap((style) =>
			readdirSync(`${folder}/${style}`).map((file) => `fa-${style} fa-${parse(file).name}`),
		);
		const old = Object.keys(ICON_SHIMS).map((name) => `fa fa-${name}`);
		expect(names.length).toBeGreaterThan(2_800);
		expect([...names, ...old].filter((value) => !findDrawing(value))).toEqual([]);
	});

	it('shows for a name of version 4 that version’s icon', () => {
		expect(findDrawing('fa fa-ravelry')?.shapes).toBe(findDrawing('fab fa-ravelry')?.shapes);
		expect(findDrawing('fa fa-euro')?.shapes).toBe(findDrawing('fas fa-euro-sign')?.shapes);
		expect(findDrawing('fa fa-vcard-o')?.shapes).toBe(findDrawing('far fa-address-card')?.shapes);
		expect(findDrawing('fas fa-address-card')?.shapes).not.toBe(
			findDrawing('far fa-address-card')?.shapes,
		);
	});

	it('draws the words of an add-on, in any shade', () => {
		const phone = findDrawing('fas fa-phone')?.shapes;
		for (const value of ['icon icon-phone1', 'jki jki-phone-light', 'ti-phone', 'icon_phone']) {
			expect(findDrawing(value)?.shapes).toBe(phone);
		}
		expect(findDrawing('icon icon-right-arrow2')?.shapes).toBe(
			findDrawing('fas fa-arrow-right')?.shapes,
		);
	});

	it.each([
		['icon icon-auction', 'fas fa-gavel'],
		['jki jki-idea_generate-light', 'fas fa-lightbulb'],
		['icon icon-Design-3', 'fas fa-pen-ruler'],
		['arrow_triangle-down_alt2', 'fas fa-caret-down'],
		['icon icon-menu-button-of-three-horizontal-lines', 'fas fa-bars'],
		['mdi:calendar-month', 'fas fa-calendar'],
		['mdi mdi-calendar-month', 'fas fa-calendar'],
		['icon icon-happy-handshake-day', 'fas fa-handshake'],
	])('draws the closest words of %s: %s', (value, closest) => {
		expect(findDrawing(value)).toBeDefined();
		expect(findDrawing(value)?.shapes).toBe(findDrawing(closest)?.shapes);
	});

	it('takes no name from an icon of only a shade or a side', () => {
		expect(findDrawing('icon icon-qwxz-right-circle')).toBeUndefined();
	});

	it('shows a neutral mark for an icon without a drawing, with one warning a name, or one a library', () => {
		const unknown = render({ value: 'fas fa-no-such-thing' });
		expect(unknown.html).toContain(`>${NEUTRAL_MARK.shapes}</svg>`);
		expect(unknown.warnings).toEqual(['There is no icon for "fas fa-no-such-thing"']);
		const first = render({ value: 'icon icon-qwxz-hall', library: 'ekiticons' });
		const second = render({ value: 'icon icon-phone', library: 'ekiticons' });
		expect(first.html).toContain(`>${NEUTRAL_MARK.shapes}</svg>`);
		expect(second.html).not.toContain(NEUTRAL_MARK.shapes);
		expect(first.warnings).toEqual(second.warnings);
		expect(first.warnings[0]).toMatch(/^The icon library "ekiticons" is not carried/);
	});

	it.each([
		undefined,
		null,
		'',
		[],
		{ value: '' },
		{ value: 3 },
		{ value: 'https://example.org/a.png' },
		{ value: '"><b>' },
		{ value: { url: 'javascript:1' } },
	])('shows nothing for %j', (icon) => {
		expect(render(icon)).toEqual({ html: '', warnings: [] });
		expect(hasIcon(icon)).toBe(false);
	});

	it('is not led astray by the names of an object', () => {
		for (const value of [
			'fas fa-constructor',
			'fab fa-__proto__',
			'fa fa-valueOf',
			'x-constructor',
		])
			expect(findDrawing(value)).toBeUndefined();
	});
});
