import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builderPage, contentFolder } from 'outrigger/testing/content-folder';
import { DATABASE_KINDS } from 'outrigger/testing/database-kinds';
import { freePort } from 'outrigger/testing/free-port';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content';
import { type Database, openDatabase } from '../database/open-database';
import { createStore } from '../store/create-store';
import type { Store } from '../store/store';
import { deleteSubmissionsBefore } from './change-submissions';
import type { CheckCaptcha } from './check-captcha';
import { createForms, type FormsOptions } from './create-forms';
import { findFile, findSubmission, listSubmissions } from './find-submissions';
import { readSentForm, type SentForm } from './sent-form';
import { createSubmissionStore } from './store-submissions';
import { isOtherWords, type NewSubmission } from './submission';

const SITE_URL = 'https://boats.test';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECRET = Buffer.alloc(32, 7);

const FORM = {
	form_name: 'Ask',
	form_fields: [
		{ custom_id: 'name', field_label: 'Your <b>name</b>' },
		{ custom_id: 'email', field_type: 'email', field_label: 'Email', required: 'true' },
		{ custom_id: 'papers', field_type: 'upload', file_types: 'pdf' },
		{ custom_id: 'code', field_type: 'password', field_label: 'Code' },
		{ custom_id: 'trap', field_type: 'honeypot' },
	],
	submit_actions: ['email', 'webhook', 'redirect'],
	email_to: 'desk@boats.test',
	email_subject: 'From [field id="name"]',
	email_reply_to: 'email',
	email_from_name: 'Boathouse',
	redirect_to: '/thanks/?who=[field id="name"]',
};

const page = (slug: string, settings: object, more: object = {}) =>
	builderPage(
		slug,
		{ ask: 10, draft: 11, locked: 12, guarded: 13 }[slug] ?? 14,
		[{ id: 'abc1234', elType: 'widget', widgetType: 'form', settings, elements: [] }],
		more,
	);

/** The builder's form since version 4. */
const atomicPage = (slug: string, id: number) => {
	const text = (value: string) => ({ $$type: 'string', value });
	const part = (own: string, widgetType: string, settings: object) => ({
		id: own,
		elType: 'widget',
		widgetType,
		settings,
		elements: [],
	});
	const settings = { 'form-name': text('Berths') };
	const elements = [
		part('la12345', 'e-form-label', { text: text('Boat'), 'input-id': text('boat') }),
		part('in12345', 'e-form-input', {
			_cssid: text('boat'),
			required: { $$type: 'boolean', value: true },
		}),
	];
	return builderPage(slug, id, [{ id: 'abc1234', elType: 'e-form', settings, elements }]);
};

let store: Store;
beforeAll(async () => {
	const folder = contentFolder({
		'site.json': JSON.stringify({ title: 'Boats', email: 'owner@boats.test' }),
		'pages/ask.json': page('ask', FORM),
		'pages/draft.json': page('draft', FORM, { status: 'draft' }),
		'pages/guarded.json': page('guarded', {
			...FORM,
			form_fields: [...FORM.form_fields, { custom_id: 'proof', field_type: 'turnstile' }],
		}),
		'pages/locked.json': page('locked', FORM, { password: 'x' }),
		'pages/berths.json': atomicPage('berths', 15),
	});
	store = createStore(await loadContent(folder));
});

function sent(values: Record<string, string>, more: Partial<SentForm> = {}): SentForm {
	return {
		documentId: 10,
		formId: 'abc1234',
		referrer: `${SITE_URL}/ask/?x=1#top`,
		idempotencyKey: '',
		elapsedMs: null,
		captchaToken: '',
		values: new Map(
			Object.entries(values).map(([id, value]) => [id, { values: [value], files: [] }]),
		),
		...more,
	};
}
const GOOD = { name: 'Ann <i>', email: 'ann@mail.example', code: 'secret' };

describe.each(DATABASE_KINDS)('forms whose submissions lie in %s', (_, start) => {
	let server: Awaited<ReturnType<typeof start>>;
	let database: Database;
	const place = { dataDir: mkdtempSync(join(tmpdir(), 'outrigger-forms-')) };
	beforeAll(async () => {
		server = await start();
		database = await openDatabase({ url: server.url, ...place });
	});
	afterAll(async () => {
		await database.destroy();
		await server.close();
	});
	beforeEach(() => deleteSubmissionsBefore(database, '9999'));

	const errors: unknown[] = [];
	const forms = (options: Partial<FormsOptions> = {}) =>
		createForms({
			store: () => store,
			database: async () => database,
			siteUrl: SITE_URL,
			smtpUrl: null,
			webhookOrigins: [],
			checkCaptcha: () => null,
			keepDays: 0,
			secret: () => SECRET,
			onError: (error) => errors.push(error),
			now: () => NOW,
			...options,
		});
	const list = (search = '') => listSubmissions(database, { search, limit: 10, offset: 0 });

	it('are stored as text under their labels, without passwords, and answered as the editor chose', async () => {
		const answer = await forms().take(sent(GOOD));
		expect(answer).toMatchObject({ isTaken: true, redirectUrl: '/thanks/?who=Ann%20%3Ci%3E' });
		const { items, total } = await list();
		expect(total).toBe(1);
		expect(items[0]).toMatchObject({
			formName: 'Ask',
			page: '/ask/?x=1',
			isRead: false,
			about: 'ann@mail.example',
		});
		const submission = await findSubmission(database, items[0]?.id ?? 0);
		expect(submission?.values.map(({ label, value }) => [label, value])).toEqual([
			['Your name', 'Ann <i>'],
			['Email', 'ann@mail.example'],
			['papers', ''],
			['Code', ''],
		]);
	});

	it('get a refusal with their faults, and no place in the store', async () => {
		const { isTaken, errors: wrong } = await forms().take(sent({ email: 'nobody' }));
		expect([isTaken, Object.keys(wrong)]).toEqual([false, ['email']]);
		expect((await list()).total).toBe(0);
	});

	it.each<[string, Partial<SentForm>, Record<string, string>]>([
		['a form that is not there', { formId: 'nope' }, GOOD],
		['a form of a draft', { documentId: 11 }, GOOD],
		['a form behind a password', { documentId: 12 }, GOOD],
		['a filled trap', {}, { ...GOOD, trap: 'x' }],
		['a hand faster than any', { elapsedMs: 799 }, GOOD],
	])('get no other message than that they are invalid: %s', async (_name, more, values) => {
		const answer = await forms().take(sent(values, more));
		expect(answer).toEqual({
			isTaken: false,
			message: 'Your submission failed because the form is invalid.',
			errors: {},
			redirectUrl: null,
			popup: null,
		});
		expect((await list()).total).toBe(0);
	});

	it('pass from a form of version 4, under its labels, and fail without its required fields', async () => {
		const berth = (boat: string) => forms().take(sent({ boat }, { documentId: 15 }));
		expect((await berth('')).errors).toHaveProperty('boat');
		expect((await berth('Ondina')).isTaken).toBe(true);
		const [item] = (await list()).items;
		const submission = await findSubmission(database, item?.id ?? 0);
		expect(item?.formName).toBe('Berths');
		expect(submission?.values.map(({ label, value }) => [label, value])).toEqual([
			['Boat', 'Ondina'],
		]);
	});

	it('take the values of a quick person', async () => {
		expect((await forms().take(sent(GOOD, { elapsedMs: 800 }))).isTaken).toBe(true);
	});

	it('are one submission when they come twice, also at the same time, and get one answer', async () => {
		const once = sent(GOOD, { idempotencyKey: 'key-12345' });
		const answers = await Promise.all([forms().take(once), forms().take(once), forms().take(once)]);
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		await forms().take(sent(GOOD));
		await forms().take(sent(GOOD));
		expect((await list()).total).toBe(2);
		await forms().take(sent({ ...GOOD, name: 'Bo' }));
		await forms({ now: () => NOW + 10 * 60_000 }).take(sent(GOOD));
		expect((await list()).total).toBe(4);
	});

	it('answer other words under a known key with a refusal of their own, and do not store them', async () => {
		const key = { idempotencyKey: 'key-12345' };
		const first = await forms().take(sent(GOOD, key));
		const refused = await forms().take(sent({ ...GOOD, name: 'Bo' }, key));
		expect(refused.message).toMatch(/^This form was sent before, with other answers/);
		expect(isOtherWords(refused)).toBe(true);
		expect(await forms().take(sent(GOOD, key))).toEqual(first);
		const [one, other] = await Promise.all([
			forms().take(sent(GOOD, { idempotencyKey: 'key-67890' })),
			forms().take(sent({ ...GOOD, name: 'Cy' }, { idempotencyKey: 'key-67890' })),
		]);
		expect([one.isTaken, other.isTaken].toSorted()).toEqual([false, true]);
		expect((await list()).total).toBe(2);
	});

	it('are two where their files have one name and length and other content', async () => {
		const upload = async (content: string) => {
			const form = new FormData();
			form.set('post_id', '10');
			form.set('form_id', 'abc1234');
			form.set('form_fields[email]', 'ann@mail.example');
			form.set('form_fields[papers]', new File([`%PDF-1.7\n%${content}`], 'a.pdf'));
			return forms().take(await readSentForm(form));
		};
		for (const content of ['one', 'two', 'one']) expect((await upload(content)).isTaken).toBe(true);
		expect((await list()).total).toBe(2);
	});

	it('keep signs that no keyboard types, except NUL, which no database has', async () => {
		await forms().take(sent({ ...GOOD, name: 'a\0b\u0007 \u202E<b>🚤' }));
		const [item] = (await list()).items;
		const submission = await findSubmission(database, item?.id ?? 0);
		expect(submission?.values[0]?.value).toBe('ab\u0007 \u202E<b>🚤');
	});

	it('are all stored when they come at once, but for one that cannot be', async () => {
		const store = createSubmissionStore(async () => database);
		const submission = (key: string): NewSubmission => ({
			idempotencyKey: key,
			fingerprint: key,
			formId: 'abc1234',
			formName: 'Ask',
			documentId: 10,
			page: '/',
			createdAt: new Date(NOW).toISOString(),
			answer: { isTaken: true, message: key, errors: {}, redirectUrl: null, popup: null },
			values: [{ fieldId: 'name', label: 'Name', type: 'text', value: key }],
			files: [],
			deliveries: [],
		});
		const keys = Array.from({ length: 250 }, (_, index) => `at-once-${index % 200}`);
		const broken = { ...submission('broken'), formName: null as unknown as string };
		const outcomes = await Promise.allSettled([...keys.map(submission), broken].map(store));
		expect(outcomes.at(-1)?.status).toBe('rejected');
		outcomes.slice(0, -1).forEach((outcome, index) => {
			expect(outcome).toMatchObject({ status: 'fulfilled', value: { message: keys[index] } });
		});
		expect((await list()).total).toBe(200);
		expect((await store(submission('afterwards'))).message).toBe('afterwards');
	});

	it('keep files for a download, named without a path', async () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({
			post_id: '10',
			form_id: 'abc1234',
			referrer: '/ask/',
		})) {
			form.set(name, value);
		}
		form.set('form_fields[email]', 'ann@mail.example');
		form.set('form_fields[papers]', new File(['%PDF-1.7\n%\n1 0 obj'], '../../etc/a.pdf'));
		expect(await forms().take(await readSentForm(form))).toMatchObject({ isTaken: true });
		const [item] = (await list()).items;
		const [file] = (await findSubmission(database, item?.id ?? 0))?.files ?? [];
		expect(file).toMatchObject({ name: 'a.pdf', fieldId: 'papers', bytes: 18 });
		expect(await findFile(database, file?.id ?? 0)).toMatchObject({
			contentType: 'application/pdf',
		});
	});

	it('are found by any value, in any case, and percent signs are plain characters', async () => {
		await forms().take(sent({ ...GOOD, name: '100% Wool' }));
		await forms().take(sent({ ...GOOD, name: 'Bo' }));
		expect((await list('wOOL')).total).toBe(1);
		expect((await list('0% w')).total).toBe(1);
		expect((await list('%')).total).toBe(1);
		expect((await list('example')).total).toBe(2);
	});

	it('go after the days that the site keeps them', async () => {
		await forms().take(sent(GOOD));
		const day = 24 * 60 * 60 * 1000;
		const later = (ms: number) => forms({ keepDays: 30, now: () => NOW + ms });
		expect(await later(30 * day).prune()).toBe(0);
		expect(await forms({ keepDays: 0, now: () => NOW + 9999 * day }).prune()).toBe(0);
		expect(await later(30 * day + 1).prune()).toBe(1);
		expect((await list()).total).toBe(0);
	});

	it('pass where the form’s captcha service accepts the token, and the token counts once', async () => {
		const asked: string[] = [];
		const spent = new Set<string>();
		const check: CheckCaptcha = (type, token) => {
			if (type !== 'turnstile') return null;
			asked.push(token);
			if (token === 'late') return Promise.resolve('unknown');
			const isGood = token === 'good' && !spent.has(token);
			spent.add(token);
			return Promise.resolve(isGood ? 'person' : 'machine');
		};
		const own = forms({ checkCaptcha: check });
		const guarded = (more: Partial<SentForm>, values = GOOD) =>
			own.take(sent(values, { documentId: 13, idempotencyKey: 'one-key-1', ...more }));
		// The host reports the fault of a field before it spends the token.
		expect(
			(await guarded({ captchaToken: 'good' }, { ...GOOD, email: 'x' })).errors,
		).toHaveProperty('email');
		expect(asked).toEqual([]);
		expect((await guarded({})).errors).toEqual({ proof: 'Please show that you are a person.' });
		expect((await guarded({ captchaToken: 'bad' })).errors).toHaveProperty('proof');
		expect((await guarded({ captchaToken: 'late' })).errors.proof).toContain('Please try again');
		expect((await list()).total).toBe(0);
		const twice = await Promise.all([1, 2].map(() => guarded({ captchaToken: 'good' })));
		expect(twice.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(0);
		expect((await guarded({ captchaToken: 'good' })).isTaken).toBe(true);
		expect((await list()).total).toBe(1);
		expect((await findSubmission(database, (await list()).items[0]?.id ?? 0))?.values).toHaveLength(
			4,
		);
	});

	it('report an internal fault to the visitor and to the log', async () => {
		const broken = forms({ database: () => Promise.reject(new Error('The disk is full.')) });
		const answer = await broken.take(sent(GOOD));
		expect(answer).toMatchObject({
			isTaken: false,
			message: 'Your submission failed because of a server error.',
		});
		expect(errors).toEqual([new Error('The disk is full.')]);
	});

	it('are the same after the tables were brought up to date again', async () => {
		await forms().take(sent(GOOD));
		if (server.url === null) return expect((await list()).total).toBe(1);
		const again = await openDatabase({ url: server.url });
		expect((await listSubmissions(again, { search: '', limit: 1, offset: 0 })).total).toBe(1);
		await again.destroy();
	});
});

/** The milliseconds after which a slow mail server answers a command. */
const SLOW_MS = 400;

describe('the message that a form sends on', () => {
	let database: Database;
	const mails: { to: string[]; text: string }[] = [];
	let mood: 'well' | 'refuses' | 'slow' = 'well';
	let smtp: SMTPServer;
	let smtpUrl: string;
	const mailServer = () =>
		new SMTPServer({
			disabledCommands: ['AUTH', 'STARTTLS'],
			onRcptTo(_, __, done) {
				const answer = () => done(mood === 'refuses' ? new Error('Not now.') : undefined);
				if (mood === 'slow') setTimeout(answer, SLOW_MS);
				else answer();
			},
			onData(stream, session, done) {
				const parts: Buffer[] = [];
				stream.on('data', (part: Buffer) => parts.push(part));
				stream.on('end', () => {
					const to = session.envelope.rcptTo.map(({ address }) => address);
					mails.push({ to, text: Buffer.concat(parts).toString() });
					done();
				});
			},
		});
	beforeAll(async () => {
		smtp = mailServer();
		await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
		const address = smtp.server.address();
		smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}?from=desk@boats.test`;
	});
	afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
	beforeEach(async () => {
		database = await openDatabase({ url: null });
		mails.length = 0;
		mood = 'well';
		return () => database.destroy();
	});

	const clock = { now: NOW };
	const forms = (settings: object = {}, options: Partial<FormsOptions> = {}) => {
		const post = store.post(10);
		const element = post?.elementor?.elements[0];
		if (!post?.elementor || !element) throw new Error('The page has no form.');
		const changed = {
			...post,
			elementor: {
				...post.elementor,
				elements: [{ ...element, settings: { ...FORM, ...settings } }],
			},
		};
		return createForms({
			store: () => ({ ...store, post: (id) => (id === 10 ? changed : store.post(id)) }),
			database: async () => database,
			siteUrl: SITE_URL,
			smtpUrl,
			webhookOrigins: [],
			checkCaptcha: () => null,
			keepDays: 0,
			secret: () => SECRET,
			onError: (error) => {
				throw error;
			},
			now: () => clock.now,
			...options,
		});
	};
	const waiting = () =>
		database
			.selectFrom('deliveries')
			.select(['attempts', 'next_at', 'failure', 'done_at'])
			.execute();
	/** Takes a form, and waits until the host has tried each of its deliveries. */
	const taken = async (own: ReturnType<typeof forms>, values: Record<string, string> = GOOD) => {
		expect((await own.take(sent(values))).isTaken).toBe(true);
		await expect
			.poll(async () => (await waiting()).every(({ attempts }) => attempts > 0), {
				timeout: 10_000,
			})
			.toBe(true);
	};

	it('is a mail to the editor’s recipient, with answers where they belong and no header of a visitor’s', async () => {
		await taken(forms(), { ...GOOD, name: 'Ann\r\nBcc: evil@x.example' });
		expect(mails).toHaveLength(1);
		const [{ to, text }] = mails as [{ to: string[]; text: string }];
		const [head = ''] = text.split('\r\n\r\n');
		expect(to).toEqual(['desk@boats.test']);
		expect(head).toMatch(/^From: Boathouse <desk@boats\.test>$/m);
		expect(head).toMatch(/^Reply-To: ann@mail\.example$/m);
		expect(head).toMatch(/^Subject: From Ann Bcc: evil@x\.example$/m);
		expect(head).not.toMatch(/^Bcc:/m);
		expect(text).toContain('Email: ann@mail.example');
		expect(text).toContain('\nhttps://boats.test/ask/?x=1');
	});

	it('goes to the site’s owner where the editor names no recipient, and is not sent where the name is no address', async () => {
		await taken(forms({ email_to: '' }));
		expect(mails[0]?.to).toEqual(['owner@boats.test']);
		await forms({ email_to: 'nobody at all' }).take(sent({ ...GOOD, name: 'Bo' }));
		expect(await waiting()).toHaveLength(1);
	});

	it('names the site in its subject where the editor wrote none', async () => {
		await taken(forms({ email_subject: '' }));
		expect(mails[0]?.text).toContain('\r\nSubject: =?UTF-8?Q?New_message_from_=22Boats=22?=\r\n');
	});

	it('goes to twenty addresses of a line, and not to the next', async () => {
		const desks = Array.from({ length: 21 }, (_, at) => `desk${at + 1}@boats.test`);
		await taken(forms({ email_to: desks.join() }));
		expect(mails[0]?.to).toEqual(desks.slice(0, 20));
	});

	it('is tried again when the mail server refuses, later and later, and is never lost', async () => {
		mood = 'refuses';
		const own = forms();
		await taken(own);
		expect(await waiting()).toMatchObject([
			{ attempts: 1, done_at: null, next_at: new Date(NOW + 30_000).toISOString() },
		]);
		expect((await waiting())[0]?.failure).toContain('Not now.');
		expect(await own.deliver()).toBe(0);
		clock.now = NOW + 30_000;
		mood = 'well';
		expect(await own.deliver()).toBe(1);
		expect(mails).toHaveLength(1);
		expect(await waiting()).toMatchObject([{ attempts: 2, next_at: null, failure: null }]);
		clock.now = NOW;
	});

	it('keeps no visitor waiting where the mail server is slow, and goes once', async () => {
		mood = 'slow';
		const own = forms();
		expect((await own.take(sent(GOOD))).isTaken).toBe(true);
		expect(mails).toHaveLength(0);
		await expect
			.poll(async () => (await waiting())[0]?.done_at, { timeout: 10_000 })
			.not.toBeNull();
		expect(mails).toHaveLength(1);
		expect(await waiting()).toMatchObject([{ attempts: 1, next_at: null, failure: null }]);
	});

	it('waits for a mail server that is away for a minute, and goes once', async () => {
		const port = await freePort();
		const own = forms({}, { smtpUrl: `smtp://127.0.0.1:${port}?from=desk@boats.test` });
		await taken(own);
		expect((await waiting())[0]?.failure).toContain('ECONNREFUSED');
		clock.now = NOW + 30_000;
		expect(await own.deliver()).toBe(1);
		expect(await waiting()).toMatchObject([
			{ attempts: 2, done_at: null, next_at: new Date(NOW + 150_000).toISOString() },
		]);
		const back = mailServer();
		await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
		clock.now = NOW + 150_000 - 1;
		expect(await own.deliver()).toBe(0);
		clock.now += 1;
		expect(await own.deliver()).toBe(1);
		expect(await own.deliver()).toBe(0);
		expect(mails).toHaveLength(1);
		clock.now = NOW;
		await new Promise<void>((resolve) => back.close(() => resolve()));
	});

	it('waits where no mail server is named, and goes when one is', async () => {
		await forms({}, { smtpUrl: null }).take(sent(GOOD));
		expect(await forms({}, { smtpUrl: null }).deliver()).toBe(0);
		expect(await forms().deliver()).toBe(1);
		expect(mails).toHaveLength(1);
	});

	it('is a signed call, the same one when it is tried again', async () => {
		const calls: { headers: Record<string, unknown>; body: string }[] = [];
		const hook = createServer((request, response) => {
			let body = '';
			request.on('data', (part) => {
				body += part;
			});
			request.on('end', () => {
				calls.push({ headers: request.headers, body });
				response.writeHead(calls.length === 1 ? 500 : 204).end();
			});
		});
		await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
		const address = hook.address();
		const webhooks = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/in`;
		const webhookOrigins = [new URL(webhooks).origin];
		const own = forms({ submit_actions: ['webhook'], webhooks }, { webhookOrigins });
		await taken(own);
		expect((await waiting())[0]?.failure).toBe('The webhook answered 500.');
		clock.now = NOW + 30_000;
		await own.deliver();
		clock.now = NOW;
		hook.close();
		expect(calls).toHaveLength(2);
		const [first, second] = calls as [(typeof calls)[0], (typeof calls)[0]];
		expect(second.headers['x-outrigger-delivery']).toBe(first.headers['x-outrigger-delivery']);
		const time = String(first.headers['x-outrigger-time']);
		const signature = createHmac('sha256', SECRET).update(`${time}.${first.body}`).digest('hex');
		expect(first.headers['x-outrigger-signature']).toBe(`sha256=${signature}`);
		expect(JSON.parse(first.body)).toMatchObject({
			form: { id: 'abc1234', name: 'Ask' },
			fields: { email: { title: 'Email', type: 'email', value: 'ann@mail.example' } },
		});
	});

	it.each([
		'http://127.0.0.1:1/in',
		'http://169.254.169.254/latest/meta-data/',
		'http://[::1]:8080/',
		'http://localhost:8080/',
		'http://0x7f000001/',
	])('is no call to the inner address %s, which a stranger’s design may name', async (webhooks) => {
		await taken(forms({ submit_actions: ['webhook'], webhooks }));
		expect((await waiting())[0]).toMatchObject({
			done_at: null,
			failure: expect.stringMatching(/no public address|port 1 is not fetched/),
		});
	});

	it('is a mail to the visitor’s own address, one of a field of that type, and to no other that is typed', async () => {
		const second = (email_to_2: string) =>
			forms({ submit_actions: ['email2'], email_to_2, email_subject_2: 'Thanks' });
		const strangers = Array.from({ length: 20 }, (_, at) => `x${at}@mail.example`).join(', ');
		await second('[field id="name"]').take(sent({ ...GOOD, name: strangers }));
		await second('[all-fields]').take(sent({ ...GOOD, name: 'a@mail.example' }));
		expect(await waiting()).toEqual([]);
		const own = second('[field id="email"], [field id="name"], desk@boats.test');
		await taken(own, { ...GOOD, name: 'b@mail.example' });
		expect(mails.map(({ to }) => to)).toEqual([['ann@mail.example', 'desk@boats.test']]);
	});
});
