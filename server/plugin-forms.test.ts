import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FormSite, openFormSite, pageOf } from './testing/sent-forms';

/*
 * The markup of each plugin as its public pages show it, in its shortest form; the tokens and numbers are ours.
 */
const HONEYPOT = '<label for="hp">Phone</label><input type="text" name="wpforms[hp]" id="hp">';
const wpForms = (token: string, typed = '', message = '') =>
	`<div class="wpforms-container wpforms-container-full wpforms-render-modern" id="wpforms-254"><form id="wpforms-form-254" class="wpforms-validate wpforms-form" data-formid="254" method="post" enctype="multipart/form-data" action="/about/?wpforms_form_id=254" data-token="${token}" data-token-time="17310"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-hidden" id="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</div><div class="wpforms-field-container"><div id="wpforms-254-field_1-container" class="wpforms-field wpforms-field-name" data-field-id="1"><fieldset><legend class="wpforms-field-label">Name</legend><input type="text" id="wpforms-254-field_1" class="wpforms-field-name-first" name="wpforms[fields][1][first]" value="${typed}" required></fieldset><em class="wpforms-error">${message}</em></div></div><div class="wpforms-field wpforms-field-hp">${HONEYPOT}</div><div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="254"><input type="hidden" name="wpforms[nonce]" value="n-${token}"><button type="submit" name="wpforms[submit]" id="wpforms-submit-254" class="wpforms-submit" value="wpforms-submit">Submit</button></div></form></div>`;
/** The same form with AJAX, the plugin's default, and with the plugin's trap for robots. */
const calling = (token: string) =>
	wpForms(token)
		.replace('wpforms-form"', 'wpforms-form wpforms-ajax-form"')
		.replace(
			'</fieldset>',
			`</fieldset></div><div id="wpforms-254-field_7-container" class="wpforms-field wpforms-field-text"><label for="w7">Name Boat</label><input id="w7" name="wpforms[fields][7]"></div><script>(function(){const style=document.createElement('style');style.appendChild(document.createTextNode('#wpforms-254-field_7-container { position: absolute !important; overflow: hidden !important; }'));document.head.appendChild(style);})();</script><div>`,
		);
const gravity = (state: string, part = '') =>
	`<div class="gf_browser_chrome gform_wrapper gravity-theme" id="gform_wrapper_1"><form method="post" enctype="multipart/form-data" target="gform_ajax_frame_1" id="gform_1" action="/fleet/#gf_1"><div class="gform_fields"><div id="field_1_3" class="gfield gfield--type-text"><label class="gfield_label" for="input_1_3">Boat</label><div class="ginput_container"><input name="input_3" id="input_1_3" type="text" value="" class="large"></div></div>${part}<div id="field_1_9" class="gfield gform_validation_container"><label for="input_1_9">Email</label><input name="input_9" id="input_1_9" type="text" value=""></div></div><div class="gform_footer"><input type="submit" id="gform_submit_button_1" class="gform_button button" value="Send"><input type="hidden" name="gform_ajax" value="form_id=1&amp;title=&amp;tabindex=0"><input type="hidden" class="gform_hidden" name="gform_submission_method" value="iframe"><input type="hidden" class="gform_hidden" name="is_submit_1" value="1"><input type="hidden" class="gform_hidden" name="gform_submit" value="1"><input type="hidden" class="gform_hidden" name="state_1" value="${state}"><input type="hidden" class="gform_hidden" name="gform_source_page_number_1" value="1"></div></form></div><iframe style="display:none;width:0px;height:0px;" src="about:blank" name="gform_ajax_frame_1" title="This iframe contains the logic required to handle Ajax powered Gravity Forms."></iframe>`;
const fluent = (nonce: string) =>
	`<div class="fluentform ff-default fluentform_wrapper_3"><form data-form_id="3" id="fluentform_3" class="frm-fluent-form fluent_form_3 ff-el-form-top ff_form_instance_3_1 ff-form-loading ffs_default" data-form_instance="ff_form_instance_3_1" method="POST"><fieldset><legend class="ff_screen_reader_title">Contact</legend><input type="hidden" name="__fluent_form_embded_post_id" value="2"><input type="hidden" id="_fluentform_3_fluentformnonce" name="_fluentform_3_fluentformnonce" value="${nonce}"><div class="ff-el-group"><label for="ff_3_email">Email</label><div class="ff-el-input--content"><input type="email" name="email" id="ff_3_email"></div></div><div class="ff-el-group"><textarea name="message" id="ff_3_message"></textarea></div><button type="submit" class="ff-btn ff-btn-submit">Send</button></fieldset></form><div id="fluentform_3_errors" class="ff-errors-in-stack"></div></div>`;
const NINJA =
	'<noscript class="ninja-forms-noscript-message">Notice: JavaScript is required for this content.</noscript><div id="nf-form-1-cont" class="nf-form-cont" aria-live="polite"><div class="nf-loading-spinner"></div></div>';
const NEXT =
	'<input type="button" class="gform_next_button gform-theme-button button" value="Next">';
const CAPTCHA =
	'<div class="ginput_container ginput_recaptcha" data-sitekey="k" data-theme="light"></div>';
const STEPS =
	'<form class="wpforms-validate wpforms-form" method="post" action="/x/"><div class="wpforms-page wpforms-page-1"><input name="wpforms[fields][1]"><button class="wpforms-page-button wpforms-page-next" data-action="next">Next</button></div></form>';
const SCORED =
	'<div class="wpcf7"><form action="/x/" method="post" class="wpcf7-form init"><input type="hidden" name="_wpcf7" value="5"><input type="hidden" name="_wpcf7_recaptcha_response" value=""><input name="your-name"></form></div>';

const page = (title: string, ...forms: readonly string[]) =>
	`---\ntitle: ${title}\n---\n\n<p>Before</p>\n${forms.join('\n')}\n<p>Behind</p>`;
const POPUP = {
	...{ title: 'Ask', type: 'popup', slug: 'ask', databaseId: 77, version: '0.4' },
	page_settings: {},
	display_settings: { triggers: { page_load: 'yes', page_load_delay: 5 }, timing: {} },
	conditions: ['include/general'],
	content: [
		{
			...{ id: 'abc1234', elType: 'widget', widgetType: 'text-editor', elements: [] },
			settings: { editor: wpForms('old') },
		},
	],
};
const PAGES = {
	'pages/about.md': page('About', wpForms('old')),
	'pages/fleet.md': page('Fleet', gravity('old')),
	'pages/write.md': page('Write', fluent('old')),
	'pages/call.md': page('Call', calling('old')),
	'pages/scripted.md': page('Scripted', NINJA, STEPS, SCORED),
	'pages/steps.md': page('Steps', gravity('old', NEXT), gravity('old', CAPTCHA)),
};

describe('a form of', () => {
	let opened: FormSite;
	beforeAll(async () => {
		opened = await openFormSite(PAGES);
	});
	afterAll(() => opened.wordpress.close());
	beforeEach(() => {
		opened.sent.length = 0;
		opened.wordpress.files.clear();
	});
	const shown = async (path: string) => (await opened.site.get(path)).text();
	const sentFields = () => Object.fromEntries(opened.sent[0]?.form ?? []);

	it('WPForms is shown without the note that a script is missing, and sent with its token', async () => {
		const html = await shown('/about/');
		expect(html).toContain('name="wpforms[fields][1][first]"');
		expect(html).not.toContain('<noscript class="wpforms');
		opened.answers('/about/', wpForms('new'), (form) =>
			pageOf(wpForms('newer', `${form.get('wpforms[fields][1][first]')}`, 'Too short.')),
		);
		const { html: refused } = await opened.send('/about/', {
			...{ 'wpforms[fields][1][first]': 'A', 'wpforms[hp]': '', 'wpforms[id]': '254' },
			...{ 'wpforms[nonce]': 'n-old', 'wpforms[submit]': 'wpforms-submit' },
		});
		expect(sentFields()).toEqual({
			...{ 'wpforms[fields][1][first]': 'A', 'wpforms[hp]': '', 'wpforms[id]': '254' },
			...{ 'wpforms[nonce]': 'n-new', 'wpforms[submit]': 'wpforms-submit' },
			...{ 'wpforms[token]': 'new', 'wpforms[token_time]': '17310' },
		});
		expect(refused).toContain('Too short.');
		expect(refused).toContain('value="A"');
		opened.answers('/about/', wpForms('new'), () =>
			pageOf(
				'<div class="wpforms-confirmation-container-full wpforms-confirmation-scroll" id="wpforms-confirmation-254"><p>Thanks, Ada!</p></div>',
			),
		);
		const { html: taken } = await opened.send('/about/', { 'wpforms[fields][1][first]': 'Ada' });
		expect(taken).toContain('Thanks, Ada!');
		expect(taken).toContain('Behind');
		expect(taken).not.toContain('wpforms[fields]');
	});

	it('WPForms with AJAX is sent by the call of its script, and its trap is hidden', async () => {
		const html = await shown('/call/');
		expect(html).toMatch(/<div(?=[^>]* id="wpforms-254-field_7-container")(?=[^>]* hidden)/);
		expect(html).not.toMatch(/<div(?=[^>]* id="wpforms-254-field_1-container")(?=[^>]* hidden)/);
		opened.answers('/call/', calling('new'), () => pageOf('not asked'));
		const answer = (body: object) =>
			opened.answers('/wp-admin/admin-ajax.php', '', () => Response.json(body));
		const typed = { 'wpforms[fields][1][first]': 'A', 'wpforms[fields][7]': '' };
		const field = { 'wpforms[fields][1][first]': 'Too short.' };
		const general = { header: '<div role="alert"><p>Not sent.</p></div>' };
		answer({ success: false, data: { errors: { general, field } } });
		const { html: refused } = await opened.send('/call/', typed);
		expect(sentFields()).toMatchObject({
			...{ action: 'wpforms_submit', 'wpforms[id]': '254', 'wpforms[token]': 'new' },
			...typed,
		});
		// The plugin does not accept a call from the administration as one of a visitor.
		expect(opened.sent[0]?.headers.referer).toBe(`${opened.wordpress.url}/call/`);
		expect(refused).toMatch(/<p role="alert">Not sent\.<\/p><form/);
		expect(refused).toMatch(/value="A"[^>]*><p role="alert">Too short\.<\/p>/);
		const confirmation =
			'<div class="wpforms-confirmation-container-full" id="wpforms-confirmation-254"><p>Thanks!</p></div>';
		answer({ success: true, data: { confirmation } });
		const { html: taken } = await opened.send('/call/', typed);
		expect(taken).toContain('<p>Thanks!</p>');
		expect(taken).not.toContain('wpforms[fields]');
	});

	it('Gravity Forms is sent into the window that shows it, and not into a hidden frame', async () => {
		const html = await shown('/fleet/');
		expect(html).toMatch(/<form(?=[^>]* data-wordpress-form)(?![^>]* target=)/);
		opened.answers('/fleet/', gravity('new'), () =>
			pageOf(
				'<div id="gform_confirmation_wrapper_1" class="gform_confirmation_wrapper"><div class="gform_confirmation_message">Aye.</div></div>',
			),
		);
		const { html: taken } = await opened.send('/fleet/', {
			...{ input_3: 'Heron', input_9: '', gform_ajax: 'form_id=1', is_submit_1: '1' },
			...{ gform_submission_method: 'iframe', gform_submit: '1', state_1: 'old' },
		});
		expect(sentFields()).toEqual({
			...{ input_3: 'Heron', input_9: '', is_submit_1: '1', gform_submit: '1' },
			...{ gform_submission_method: 'postback', state_1: 'new', gform_source_page_number_1: '1' },
		});
		expect(taken).toContain('Aye.');
	});

	it('Fluent Forms is sent by its own call, and answered in its place', async () => {
		expect(await shown('/write/')).toMatch(/<form(?=[^>]* data-wordpress-form)/);
		opened.answers('/write/', fluent('new'), () => pageOf('not asked'));
		const answer = (body: object) =>
			opened.answers('/wp-admin/admin-ajax.php', '', () => Response.json(body));
		const typed = { email: 'ada', message: 'Ahoy <3', _fluentform_3_fluentformnonce: 'old' };
		answer({ errors: { email: { email: 'No &amp; none.' } } });
		const { html: refused } = await opened.send('/write/', typed);
		const { action, form_id, data } = sentFields();
		expect([action, form_id]).toEqual(['fluentform_submit', '3']);
		expect(Object.fromEntries(new URLSearchParams(`${data}`))).toEqual({
			...{ __fluent_form_embded_post_id: '2', _fluentform_3_fluentformnonce: 'new' },
			...{ email: 'ada', message: 'Ahoy <3' },
		});
		expect(refused).toMatch(
			/<input(?=[^>]* name="email")(?=[^>]* value="ada")[^>]*><p role="alert">No &amp; none\./,
		);
		expect(refused).toContain('>Ahoy &lt;3</textarea>');
		answer({ success: true, data: { result: { message: '<p>Thanks<script>1</script></p>' } } });
		const { html: taken } = await opened.send('/write/', typed);
		expect(taken).toContain('<p>Thanks</p>');
		expect(taken).not.toMatch(/name="email"|<script>1/);
		answer({ success: true, data: { result: { redirectUrl: `${opened.wordpress.url}/about/` } } });
		const { response } = await opened.send('/write/', typed);
		expect([response.status, response.headers.get('location')]).toEqual([303, '/about/']);
		answer({});
		expect((await opened.send('/write/', typed)).html).toContain('role="alert"');
	});

	it.each([
		['Ninja Forms, and steps or robots’ questions of others', '/scripted/', 3],
		['Gravity Forms with steps or a question to robots', '/steps/', 2],
	])('%s is a link to the page of WordPress', async (_, path, count) => {
		const html = await shown(path);
		const links = html.match(
			/href="\?original-page"[^>]*>Fill in this form on the original page</g,
		);
		expect(links).toHaveLength(count);
		expect(html.slice(html.indexOf('Before'), html.indexOf('Behind'))).not.toMatch(/<form|<input/);
	});
});

describe('a form in a popup', () => {
	let opened: FormSite;
	beforeAll(async () => {
		const popup = { 'templates/ask.json': JSON.stringify(POPUP) };
		opened = await openFormSite({ ...PAGES, ...popup }, { hasExtension: true });
	});
	afterAll(() => opened.wordpress.close());
	const FIELDS = { 'wpforms[fields][1][first]': 'Ada', 'wpforms[id]': '254' };
	const template = (html: string) =>
		html.match(/<template[^>]*elementor-popup-77[\s\S]*?<\/template>/)?.[0];

	it('is answered in the popup, which opens with the page', async () => {
		expect(template(await (await opened.site.get('/steps/')).text())).not.toContain(
			'popup-preview',
		);
		opened.answers('/steps/', wpForms('new'), () =>
			pageOf('<div class="wpforms-confirmation-container">Thanks from the popup</div>'),
		);
		const popup = template((await opened.send('/steps/', FIELDS)).html);
		expect(popup).toMatch(/^<template [^>]*data-popup-preview=""/);
		expect(popup).toContain('Thanks from the popup');
	});

	it('leads to the page of WordPress where that page answers without the form', async () => {
		opened.answers('/steps/', 'no form', () => pageOf('<p>Another text of the page</p>'));
		const popup = template((await opened.send('/steps/', FIELDS)).html);
		expect(popup).toContain('href="?original-page"');
		expect(popup).not.toContain('Another text');
	});
});
