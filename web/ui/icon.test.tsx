import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasIcon, Icon } from './icon';
import { lineFile } from './icons/icon-files';
import { ICON_NAMES } from './icons/icon-names';
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
		const missing = Object.values(ICON_NAMES).filter((name) => lineFile(name) === undefined);
		expect(missing).toEqual([]);
	});

	it('draws an icon inline, hidden from assistive technology, in the colour of the text', () => {
		const { html } = render({ value: 'fas fa-phone-alt', library: 'fa-solid' });
		expect(html).toMatch(/^<svg class="e-icon" viewBox="0 0 24 24" aria-hidden="true" fill="none"/);
		expect(html).toContain('stroke="currentColor"');
		expect(html).not.toMatch(/<!--|<title>|\n/);
	});

	it('fills a solid star and leaves a regular one open', () => {
		expect(render({ value: 'fas fa-star' }).html).toContain('fill="currentColor"');
		expect(render({ value: 'far fa-star' }).html).toContain('fill="none"');
	});

	it.each(['fab fa-facebook-f', 'fa-brands fa-x-twitter', 'fab fa-linkedin-in', 'fab fa-skype'])(
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

	it('shows nothing and warns for an icon that nobody drew', () => {
		expect(render({ value: 'fas fa-no-such-thing' })).toEqual({
			html: '',
			warnings: ['No icon is carried for "fas fa-no-such-thing"'],
		});
	});

	it.each([
		undefined,
		null,
		'',
		[],
		{ value: '' },
		{ value: 3 },
		{ value: { url: 'javascript:1' } },
	])('shows nothing for %j', (icon) => {
		expect(render(icon)).toEqual({ html: '', warnings: [] });
		expect(hasIcon(icon)).toBe(false);
	});

	it('is not led astray by the names of an object', () => {
		expect(render({ value: 'fas fa-constructor' }).html).toBe('');
		expect(render({ value: 'fab fa-__proto__' }).html).toBe('');
	});
});
