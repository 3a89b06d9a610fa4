import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, type ButtonProps } from './button';
import { linkAttributes } from './link';
import { MarkupProvider } from './markup-context';

const render = (props: ButtonProps) =>
	renderToStaticMarkup(
		<MarkupProvider value={{ sanitize: (html) => html, warn: () => {} }}>
			<Button {...props} />
		</MarkupProvider>,
	);

describe('Button', () => {
	it('is an anchor where it leads somewhere', () => {
		const html = render({ text: 'See the fleet', link: linkAttributes('/fleet/'), size: 'lg' });
		expect(html).toContain(
			'<a href="/fleet/" class="elementor-button elementor-button-link elementor-size-lg">',
		);
		expect(html).toContain('<span class="elementor-button-text">See the fleet</span>');
	});

	it('is a real button without a link, so that the keyboard reaches its popup', () => {
		expect(
			render({ text: 'Ask', id: 'enquire', link: linkAttributes('javascript:alert(1)') }),
		).toMatch(/^<button type="button" id="enquire" class="elementor-button elementor-size-sm">/);
	});

	it('only looks like one inside something that is clickable as a whole', () => {
		const html = render({ text: 'More', link: linkAttributes('/fleet/'), isDecoration: true });
		expect(html).toMatch(/^<span class="elementor-button elementor-size-sm">/);
		expect(html).not.toContain('<a');
	});

	it('stands its icon on either side without changing the order of reading', () => {
		const html = render({ text: 'Go', icon: { value: 'fas fa-anchor' }, iconSide: 'end' });
		expect(html).toContain('data-icon-side="end"><span class="elementor-button-icon"><svg');
	});

	it('keeps inline HTML of its text, but no link in a link', () => {
		const html = render({
			text: 'A <b>day</b> <a href="/x/">out</a>',
			link: linkAttributes('/y/'),
		});
		expect(html).toContain('A <b>day</b> out');
	});

	it('is nothing without text and icon', () => {
		expect(render({ text: ' ', icon: { value: '' } })).toBe('');
	});

	it('has the name of its icon where it has no text', () => {
		expect(render({ text: '', icon: { value: 'fas fa-phone-alt' } })).toContain(
			'aria-label="Phone"',
		);
	});
});
