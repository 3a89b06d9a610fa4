import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

/** Fields of every type that reads its answer. */
const TYPES = ['text', 'email', 'url', 'tel', 'number', 'date', 'time', 'textarea', 'password'];
const KB = 1024;
/** Pieces of texts that nearly match the patterns of the host. */
const PIECES = ['a', ' ', '1', '<', '"', '/', '@', 'a@', '.', '-', '\n', '%'];
const long = (piece: string, kilobytes: number) =>
	piece.repeat(Math.floor((kilobytes * KB) / piece.length));
/**
 * A quadratic algorithm takes minutes for 900 kB, a linear one a moment, so this limit separates them on any machine.
 */
const LIMIT_MS = 60_000;

let site: WholeSite;
beforeAll(async () => {
	const form = {
		id: 'abc1234',
		elType: 'widget',
		widgetType: 'form',
		elements: [],
		settings: {
			submit_actions: ['email', 'webhook'],
			email_to: 'desk@boats.example',
			email_content: '[all-fields]',
			form_fields: TYPES.map((type) => ({
				custom_id: type,
				field_type: type,
				field_label: type,
			})),
		},
	};
	site = await openSite(
		contentFolder({
			'site.json': JSON.stringify({ title: 'Bay' }),
			'pages/ask.json': builderPage('ask', 10, [form]),
			'posts/first.md':
				'---\ndatabaseId: 11\ntitle: First\ncommentStatus: open\n---\n\nCast off.\n',
		}),
	);
});
afterAll(() => site.app.close());

function post(path: string, fields: Record<string, string>) {
	return site.app.request(WHOLE_SITE_URL + path, {
		method: 'POST',
		body: new URLSearchParams(fields),
		headers: { origin: WHOLE_SITE_URL, 'sec-fetch-site': 'same-origin' },
	});
}

describe.each(PIECES)('nothing but %j', (piece) => {
	it.each(TYPES)(
		'gets its answer at once in a form with a %s',
		async (type) => {
			// A character may take up to three bytes when it is encoded.
			const answer = long(piece, encodeURIComponent(piece).length > piece.length ? 300 : 900);
			const response = await post('/wp-admin/admin-ajax.php', {
				action: FORM_ACTION,
				post_id: '10',
				form_id: 'abc1234',
				referrer: '/ask/',
				idempotency_key: `${type}${PIECES.indexOf(piece)}`,
				[`form_fields[${type}]`]: answer,
			});
			expect([200, 400, 413, 422]).toContain(response.status);
		},
		LIMIT_MS,
	);

	it.each(['comment', 'author', 'email', 'url', 'redirect_to', 'comment_post_ID'])(
		'is answered at once as the %s of a comment',
		async (field) => {
			const fields = {
				comment_post_ID: '11',
				comment: 'A fine day.',
				author: 'Ann',
				email: 'ann@mail.example',
				[field]: long(piece, 300),
			};
			const response = await post('/wp-comments-post.php', fields);
			expect(response.status).toBeLessThan(500);
		},
		LIMIT_MS,
	);

	it.each([
		'/',
		'/?s=',
		'/first/?replytocom=',
		'/wp-json/wp/v2/posts?search=',
		'/wp-content/uploads/',
		'/foreign-media/',
		'/graphql?query=',
	])(
		'is answered at once behind %s',
		async (start) => {
			// Node takes at most 16 kB for the head of a request.
			const path = start + encodeURIComponent(long(piece, 5));
			expect((await site.app.request(WHOLE_SITE_URL + path)).status).toBeLessThan(500);
		},
		LIMIT_MS,
	);
});
