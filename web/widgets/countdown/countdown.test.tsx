import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { countdown } from './index';
import { CountdownSettings } from './settings';
import { countdownStyles } from './styles';

const render = (settings: object) => renderWidget('countdown', settings, { widgets: [countdown] });

// The site in these tests has the time zone of Athens.
beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse('2027-01-01T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a countdown', () => {
	it('shows the moment in the site’s zone, and only keeps the place of the digits', async () => {
		const html = await render({ due_date: '2027-05-01 10:00' });
		expect(html).toContain('data-date="1809154800"');
		expect(html).toContain('<time dateTime="2027-05-01T07:00:00Z">May 1, 2027 10:00 GMT+3</time>');
		expect(html).toContain('elementor-countdown-days">000</span>');
		expect(html).toContain('elementor-countdown-hours">00</span>');
		expect(html).toMatch(/role="timer" aria-labelledby="([^"]+)".*<span id="\1"/);
		expect(html).not.toContain('data-state');
	});

	it('shows the length of a visitor’s own countdown', async () => {
		const html = await render({ countdown_type: 'evergreen' });
		expect(html).toContain('data-evergreen-interval="172740"');
		expect(html).toContain('<time dateTime="PT47H59M">47 hours, 59 minutes</time>');
		expect(html).not.toContain('data-date');
	});

	it('shows the units and labels that are switched on', async () => {
		const html = await render({
			due_date: '2027-05-01 10:00',
			show_days: '',
			show_seconds: '',
			custom_labels: 'yes',
			label_hours: 'Std.',
		});
		expect(html).not.toContain('elementor-countdown-days');
		expect(html).not.toContain('elementor-countdown-seconds');
		expect(html).toContain('<span class="elementor-countdown-label">Std.</span>');
		expect(html).toContain('<span class="elementor-countdown-label">Minutes</span>');
		expect(html).toContain('elementor-countdown-hours">0000</span>');
		expect(await render({ show_labels: '' })).not.toContain('elementor-countdown-label"');
		expect(await render({ label_days: 'Tage' })).toContain('>Days<');
	});

	it('is over for good once its moment has passed', async () => {
		const over = { due_date: '2026-12-31 10:00', message_after_expire: '<p>We have sailed.</p>' };
		const plain = await render(over);
		expect(plain).toContain('data-state="expired"');
		expect(plain).not.toContain('We have sailed');
		const message = await render({ ...over, expire_actions: ['message'] });
		expect(message).toMatch(/message" role="status"><div><p>We have sailed\.<\/p>/);
		const hidden = await render({ ...over, expire_actions: ['hide', 'message'] });
		expect(hidden).toMatch(/data-date="\d+" hidden=""/);
	});

	it('keeps its message back until then', async () => {
		const html = await render({
			due_date: '2027-05-01 10:00',
			expire_actions: ['message'],
			message_after_expire: 'Gone',
		});
		expect(html).toMatch(/role="status" hidden=""/);
		expect(html).toContain('data-settings="{&quot;expire_actions&quot;:[&quot;message&quot;]}"');
	});

	it('counts to the next month where no date is set, or none that there is', async () => {
		for (const due_date of [undefined, 'soon', '2027-02-30 10:00', 7]) {
			expect(await render({ due_date })).toContain(
				`data-date="${Date.parse('2027-02-01T00:00:00Z') / 1000}"`,
			);
		}
	});

	it('parses values that are no settings', () => {
		expect(
			parse(CountdownSettings, {
				countdown_type: 3,
				expire_actions: { a: 1 },
				evergreen_counter_hours: 'x',
				show_days: {},
				expire_redirect_url: 9,
			}),
		).toMatchObject({
			countdown_type: 'due_date',
			expire_actions: [],
			evergreen_counter_hours: 47,
			show_days: true,
		});
		expect(
			parse(CountdownSettings, { expire_actions: ['message', 'x', 'redirect'] }),
		).toMatchObject({ expire_actions: ['redirect', 'message'] });
	});

	it('turns its style controls into rules', () => {
		const css = compileCss(
			'.e',
			{
				box_background_color: '#123',
				digits_color: '#456',
				label_color: '#789',
				box_spacing: { unit: 'px', size: 12 },
				container_width: { unit: '%', size: 60 },
			},
			countdownStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain('.e .elementor-countdown-item{background-color:#123}');
		expect(css).toContain('.e .elementor-countdown-digits{color:#456}');
		expect(css).toContain('.e .elementor-countdown-label{color:#789}');
		expect(css).toContain('max-inline-size:60%');
		expect(css).toContain('gap:12px');
	});
});
