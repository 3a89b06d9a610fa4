import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { formWidthsCss } from '../../ui/form-widths';
import { form } from './index';
import { FormSettings } from './settings';
import { formStyles } from './styles';

const render = (settings: object, setting: Partial<ServerSetting> = {}) =>
	renderWidget('form', settings, { widgets: [form], ...setting });
const field = (row: object, settings: object = {}) =>
	render({ ...settings, form_fields: [{ custom_id: 'f', field_label: 'Field', ...row }] });

describe('a form', () => {
	it('is sent to its own page, with the builder’s hidden fields', async () => {
		const html = await render({ form_name: 'Ask us' });
		expect(html).toMatch(
			/<form [^>]*class="elementor-form"[^>]*name="Ask us" aria-label="Ask us"[^>]*method="post"/,
		);
		for (const name of ['action', 'post_id', 'form_id']) {
			expect(html).toContain(`<input type="hidden" name="${name}"`);
		}
		expect(html).toContain('value="elementor_pro_forms_send_form"');
		expect(html).not.toContain('enctype');
		expect(html).toMatch(/<button type="submit" class="elementor-button elementor-size-sm">.*Send/);
	});

	it('carries the editor’s messages for its script, where they are switched on', async () => {
		const words = { required_field_message: 'Please.', server_message: 'Later.' };
		const html = await render({ ...words, custom_messages: 'yes' });
		expect(html).toContain('data-required-message="Please." data-server-message="Later."');
		expect(html).not.toContain('data-invalid-message');
		expect(await render(words)).not.toMatch(/data-(required|server)-message/);
	});

	it('has the fields of the builder’s first form where none are stored', async () => {
		const html = await render({});
		expect(html.match(/name="form_fields\[\w+\]"/g)).toEqual([
			'name="form_fields[name]"',
			'name="form_fields[email]"',
			'name="form_fields[message]"',
		]);
	});

	it('names the way in which the browser sends it', async () => {
		expect(await render({}, { hasForms: true })).toContain('data-transport="graphql"');
		expect(await render({})).toContain('data-transport="ajax"');
	});

	it.each([
		[{ field_type: 'text' }, /<input [^>]*type="text"/],
		[
			{ field_type: 'email' },
			/<input [^>]*autoComplete="email"[^>]*inputMode="email"[^>]*type="email"|type="email"/i,
		],
		[{ field_type: 'tel' }, /<input [^>]*type="tel"[^>]*pattern=|pattern=[^>]*type="tel"/],
		[{ field_type: 'number', field_min: 1, field_max: 9 }, /min="1"[^>]*max="9"/],
		[{ field_type: 'date', min_date: '2026-04-10' }, /min="2026-04-10"/],
		[{ field_type: 'time' }, /type="time"/],
		[{ field_type: 'password' }, /type="password"/],
		[{ field_type: 'textarea', rows: 7 }, /<textarea [^>]*rows="7"/],
		[
			{ field_type: 'hidden', field_value: 'x' },
			/<input type="hidden" id="[^"]+" name="form_fields\[f\]" value="x"/,
		],
		[{ field_type: 'html', field_html: '<em>Hi</em><script>x</script>' }, /<div><em>Hi<\/em>/],
		[
			{ field_type: 'select', field_options: 'A|a\nB|b', field_value: 'b' },
			/<option value="b" selected="">B<\/option>/,
		],
		[
			{ field_type: 'select', field_options: 'A\nB', allow_multiple: 'true' },
			/<select [^>]*multiple=""/,
		],
		[
			{ field_type: 'upload', file_types: 'pdf', file_sizes: '3' },
			/accept="\.pdf" data-maxsize="3"/,
		],
		[
			{ field_type: 'acceptance', acceptance_text: 'I <b>do</b>', checked_by_default: 'yes' },
			/checked="" value="on"|value="on"[^>]*checked=""/,
		],
	])('draws %j', async (row, pattern) => {
		expect(await field(row)).toMatch(pattern);
	});

	it('gives a group of choices the name of its label', async () => {
		const html = await field({
			field_type: 'radio',
			field_options: 'Yes|y\nNo|n',
			required: 'true',
			inline_list: 'elementor-subgroup-inline',
		});
		expect(html).toMatch(
			/<fieldset class="elementor-field-subgroup elementor-subgroup-inline"><legend class="elementor-field-label"><span>Field<\/span><\/legend>/,
		);
		expect(html.match(/type="radio"[^>]*required=""/g)).toHaveLength(2);
		const boxes = await field({ field_type: 'checkbox', field_options: 'A\nB', required: 'true' });
		expect(boxes).toContain('data-required=""');
	});

	it('hides labels from the eye alone, and names fields that have none', async () => {
		expect(await field({}, { show_labels: '' })).toContain(
			'class="elementor-field-label elementor-screen-only"',
		);
		expect(await field({ field_label: '', placeholder: 'Your boat' })).toContain(
			'aria-label="Your boat"',
		);
	});

	it('keeps widths per device, and marks required fields where the editor chose so', async () => {
		const html = await field(
			{ width: '50', width_tablet: '66', width_mobile: '100', required: 'true' },
			{ mark_required: 'yes' },
		);
		expect(html).toContain(
			'elementor-col-50 elementor-md-66 elementor-sm-100 elementor-field-required elementor-mark-required',
		);
		expect(await field({ width: 'x', required: 'true' })).toMatch(
			/elementor-col-100 elementor-field-required"/,
		);
	});

	it('names its captcha service, loads nothing of it, and leaves out a service without keys', async () => {
		const asks = { field_type: 'turnstile', recaptcha_style: 'dark' };
		const html = await render(
			{ form_fields: [{ custom_id: 'f', ...asks }] },
			{ captchas: ['turnstile'] },
		);
		expect(html).toMatch(
			/data-captcha="turnstile" data-consent-purpose="captcha" data-frame-src="\/embed\/captcha\/turnstile\?[^"]*theme=dark"/,
		);
		expect(html).toContain(
			'Cloudflare Turnstile checks that you are a person. It is loaded when you have allowed it',
		);
		expect(html).not.toMatch(/<iframe|<script/);
		expect(
			await render({ form_fields: [{ custom_id: 'f', ...asks }] }, { captchas: ['recaptcha'] }),
		).not.toContain('Turnstile');
		expect(await field({ field_type: 'recaptcha_v3' })).not.toContain('reCAPTCHA');
	});

	it('has exactly one rule for each width of each device', () => {
		const [desktop = '', tablet = '', phone = ''] = formWidthsCss.split('@media').slice(1);
		expect(desktop).toContain('.elementor-form .elementor-col-33{inline-size:33.333%}');
		expect(tablet).toMatch(/max-width: 1024px.*\.elementor-md-50\{inline-size:50%\}/);
		expect(phone).toMatch(/max-width: 767px.*\.elementor-sm-20\{inline-size:20%\}/);
		expect([desktop, tablet, phone].map((css) => css.match(/inline-size/g)?.length)).toEqual([
			12, 12, 12,
		]);
	});

	it('sets a trap that no visitor sees or reaches', async () => {
		const html = await field({ field_type: 'honeypot' });
		expect(html).toMatch(/elementor-field-type-text [^"]*elementor-screen-only/);
		expect(html).toMatch(/<input type="text"[^>]*tabindex="-1"[^>]*aria-hidden="true"/i);
		expect(html).not.toContain('<label');
	});

	it('has its steps one below the other, with the data for the script', async () => {
		const html = await render({
			step_type: 'icon',
			form_fields: [
				{
					field_type: 'step',
					field_label: 'When',
					next_button: 'On',
					selected_icon: { value: 'fas fa-star', library: '' },
				},
				{ custom_id: 'a' },
				{ field_type: 'step', field_label: '' },
				{ custom_id: 'b' },
			],
		});
		expect(html.match(/<fieldset class="e-form__step">/g)).toHaveLength(2);
		expect(html).toMatch(/<legend class="e-form__step-name elementor-field-label">When<\/legend>/);
		expect(html).toContain(
			'<legend class="e-form__step-name elementor-field-label">Step 2</legend>',
		);
		expect(html).toMatch(/__button-next">On<\/button><\/div><\/div><\/fieldset>/);
		expect(html).toMatch(
			/elementor-field-type-submit[^>]*><div[^>]*><button[^>]*__button-previous">Previous</,
		);
		expect(html).toMatch(
			/state-active" aria-label="When"><span class="[^"]*__icon [^"]*--shape-circle"><span><svg/,
		);
		expect(html.match(/state-inactive" aria-label="Step 2"/g)).toHaveLength(1);
		expect(html).toContain('class="elementor-form e-form--waiting"');
	});

	it('has no steps where there is a single one, and all of them at once after a post without script', async () => {
		const one = await render({
			form_fields: [{ field_type: 'step', field_label: 'All' }, { custom_id: 'a' }],
		});
		expect(one).toContain('>All</legend>');
		expect(one).not.toMatch(/e-form--waiting|e-form__indicators|__button-/);
	});

	it('turns its style controls into rules', () => {
		const css = compileCss(
			'.e',
			{
				row_gap: { unit: 'px', size: 30 },
				field_background_color: '#123',
				button_align: 'end',
				step_progress_bar_color: '#456',
				step_active_primary_color: '#789',
			},
			formStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain('--form-row-gap:30px');
		expect(css).toMatch(
			/\.e \.elementor-field-group \.elementor-field:not[^{]*\{[^}]*background-color:#123/,
		);
		expect(css).toContain('--form-button-grow:0');
		expect(css).toContain('--e-form-steps-indicator-progress-color:#456');
		expect(css).toContain('--e-form-steps-indicator-active-primary-color:#789');
	});

	it('takes wrong settings for none', () => {
		const settings = parse(FormSettings, {
			input_size: 'huge',
			form_fields: 7,
			step_type: [],
			button_width: {},
		});
		expect(settings).toMatchObject({
			input_size: 'sm',
			form_fields: [],
			step_type: 'number_text',
			button_width: '100',
		});
	});
});

it('a button of a form is as high as a field of its size', () => {
	const css = (settings: Record<string, unknown>) =>
		compileCss('.e', settings, formStyles, DEFAULT_BREAKPOINTS);
	expect(css({ button_size: 'xs' })).toContain('min-height:33px;font-size:13px;padding:0 20px');
	expect(css({ button_size: 'xl' })).toContain('min-height:72px;font-size:20px;padding:0 50px');
	expect(css({ button_size: 'sm' })).toBe('');
});
