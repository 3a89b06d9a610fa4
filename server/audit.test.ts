import { createWordPress } from '@outrigger/mock';
import { describe, expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { WHOLE_SITE_URL } from './testing/whole-site';

/**
 * Returns the lines that the audit keeps for some requests, one after another. Each request is `GET path` or `POST path
 * body`.
 */
async function kept(credentials: string, ...requests: string[]): Promise<string[]> {
	const lines: string[] = [];
	const wordpress = await createWordPress({
		contentDir: contentFolder({
			'users.json': JSON.stringify([
				{ login: 'ed', role: 'editor', applicationPasswords: ['abcd efgh'] },
				{ login: 'sue', role: 'subscriber', applicationPasswords: ['ijkl mnop'] },
			]),
			'pages/home.md': 'Welcome',
		}),
		siteUrl: WHOLE_SITE_URL,
		audit: ({ login, action, object, id, detail }) =>
			void lines.push([login, action, object, id, detail].filter((part) => part != null).join(' ')),
	});
	for (const request of requests) {
		const [method = '', path = '', body] = request.split(' ');
		await wordpress.handle(
			new Request(`${WHOLE_SITE_URL}${path}`, {
				method,
				headers: {
					authorization: `Basic ${btoa(credentials)}`,
					...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
				},
				...(body && { body }),
			}),
		);
	}
	await wordpress.close();
	return lines;
}

describe('the audit log', () => {
	it('names the user who listed, read, exported, fetched, marked or deleted submissions', async () => {
		expect(
			await kept(
				'ed:abcd efgh',
				'GET /wp-admin/submissions?s=Mara',
				'GET /wp-admin/submissions.csv',
				'GET /wp-admin/submissions/7',
				'GET /wp-admin/submissions/file/3',
				'POST /wp-admin/submissions/7 do=unread',
				'POST /wp-admin/submissions/7 do=delete',
				'GET /wp-admin/orders',
				'POST /wp-admin/orders/9 status=completed',
			),
		).toEqual([
			'ed list submission',
			'ed export submission',
			'ed read submission 7',
			'ed download file 3',
			'ed mark submission 7 unread',
			'ed delete submission 7',
			'ed list order',
			'ed mark order 9 completed',
		]);
	});

	it('records nothing for a user without the right', async () => {
		expect(
			await kept('sue:ijkl mnop', 'GET /wp-admin/submissions', 'GET /wp-admin/orders'),
		).toEqual([]);
	});
});
