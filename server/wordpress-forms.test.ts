import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FormSite, openFormSite, pageOf } from './testing/sent-forms';
import { WHOLE_SITE_URL } from './testing/whole-site';

/**
 * A form of Contact Form 7 as the plugin prints it; `unit` is its number on the page, `action` the path at which
 * WordPress rendered it.
 */
const contactForm = (action: string, unit: string, typed = '', message = '') =>
	`<div class="wpcf7 no-js" id="${unit}"><div class="screen-reader-response"><p role="status">${message}</p></div>` +
	`<form action="${action}#${unit}" method="post" class="wpcf7-form init" enctype="multipart/form-data">` +
	`<input type="hidden" name="_wpcf7" value="5"><input type="hidden" name="_wpcf7_unit_tag" value="${unit}">` +
	`<label>Name <input type="text" name="name" value="${typed}"></label>` +
	'<label>Photo <input type="file" name="photo"></label><button name="send">Send</button>' +
	`<div class="wpcf7-response-output" aria-hidden="true">${message}</div></form></div>`;
const newsletter = (title: string) =>
	`<form method="post" action="" id="news"><p>${title}</p><input type="hidden" name="_nonce" value="${title}"><input type="email" name="email"></form>`;

const PAGE = {
	'pages/contact.md': `---\ntitle: Contact\n---\n\n<p>Write to us</p>\n${contactForm('/graphql', 'wpcf7-f5-o1')}`,
	'pages/news.md': `---\ntitle: News\n---\n\n${newsletter('old')}`,
	'pages/fluent.md':
		'---\ntitle: Fluent\n---\n\n<form class="frm-fluent-form ff-el-form-top" data-form_id="3"><input name="names"></form>\n<div class="nf-form-cont" id="nf-form-1-cont"><noscript>x</noscript></div>',
};

describe('a form of a plugin on a page of ours', () => {
	let opened: FormSite;
	const { answers, send }: Pick<FormSite, 'answers' | 'send'> = {
		answers: (...args) => opened.answers(...args),
		send: (...args) => opened.send(...args),
	};
	beforeEach(async () => {
		opened = await openFormSite(PAGE);
	});
	afterEach(() => opened.wordpress.close());
	const FIELDS = { _wpcf7: '5', _wpcf7_unit_tag: 'wpcf7-f5-o1', name: 'Ada' };
	const OWN = '/contact/';
	const answerContact = (message: string) =>
		answers(OWN, contactForm(OWN, 'wpcf7-f5-p6-o1'), (form) =>
			pageOf(contactForm(OWN, 'wpcf7-f5-p6-o1', `${form.get('name')}`, message)),
		);

	it('posts to the page on which it stands, and keeps the names of its fields', async () => {
		const html = await (await opened.site.get('/contact/')).text();
		expect(html).toMatch(/<form(?=[^>]* action="#wpcf7-f5-o1")(?=[^>]* data-wordpress-form)/);
		expect(html).toContain('name="name"');
	});

	it('is handed to WordPress with the hidden fields of its own page, and answered in our page', async () => {
		answerContact('Please say <b>more</b><script>alert(1)</script>.');
		const { response, html } = await send('/contact/', FIELDS, {
			...{ cookie: 'a=b', origin: WHOLE_SITE_URL },
		});
		expect(response.status).toBe(200);
		expect(response.headers.get('cache-control')).toContain('no-store');
		expect([...(opened.sent[0]?.form ?? [])]).toEqual([
			['name', 'Ada'],
			['_wpcf7', '5'],
			['_wpcf7_unit_tag', 'wpcf7-f5-p6-o1'],
		]);
		expect(opened.sent[0]?.headers.cookie).toBeUndefined();
		expect(html).toContain('Write to us');
		expect(html).toContain('value="Ada"');
		expect(html).toContain('Please say <b>more</b>.');
		expect(html).not.toContain('alert(1)');
		// The browser scrolls to the fragment of the form that was sent.
		expect(html).toContain('id="wpcf7-f5-o1"');
		expect(await (await opened.site.get('/contact/')).text()).not.toContain('Please say');
	});

	it('brings files along, long ones too', async () => {
		answerContact('Sent.');
		const photo = new File([new Uint8Array(2_000_000)], 'boat.png', { type: 'image/png' });
		expect((await send('/contact/', { ...FIELDS, photo })).response.status).toBe(200);
		const file = opened.sent[0]?.form.get('photo') as File;
		expect([file.name, file.size]).toEqual(['boat.png', 2_000_000]);
		const refused = await send('/news/', { email: 'a@b.example', photo });
		expect(refused.response.status).toBe(413);
	});

	it('leads on where WordPress does, and shows the text that WordPress puts in its place', async () => {
		answers('/news/', newsletter('new'), () => {
			return new Response(null, {
				status: 302,
				headers: { location: `${opened.wordpress.url}/contact/?ok` },
			});
		});
		const { response } = await send('/news/', { _nonce: 'old', email: 'a@b.example' });
		expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/?ok']);
		expect(opened.sent[0]?.form.get('_nonce')).toBe('new');
		answers('/news/', newsletter('new'), () =>
			pageOf('<div class="gform_confirmation_wrapper">Welcome aboard</div>'),
		);
		const taken = await send('/news/', { _nonce: 'old', email: 'a@b.example' });
		expect(taken.html).toContain('Welcome aboard');
		expect(taken.html).not.toContain('name="email"');
	});

	it('is refused from another site, and where the page has no such form', async () => {
		answerContact('Sent.');
		const origin = 'https://evil.example';
		expect((await send('/contact/', FIELDS, { origin })).response.status).toBe(403);
		expect((await send('/contact/', { ...FIELDS, other: '1' })).response.status).toBe(405);
		expect(opened.sent).toEqual([]);
	});

	it('is a link to the same page of WordPress where only its script can send it', async () => {
		const html = await (await opened.site.get('/fluent/')).text();
		expect(
			html.match(/href="\?original-page"[^>]*>Fill in this form on the original page</g),
		).toHaveLength(2);
		expect(html).not.toContain('name="names"');
		const { status, headers } = await opened.site.get('/fluent/?original-page');
		expect([status, headers.get('location')]).toEqual([302, `${opened.wordpress.url}/fluent/`]);
	});
});
