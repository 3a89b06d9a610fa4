import { bodyLimit } from 'hono/body-limit';

/** What the host itself reads of a body: a purge, a password. WordPress's paths have limits of their own. */
export const smallBody = bodyLimit({ maxSize: 64 * 1024 });

/** Names and texts are short; a little more than WordPress itself takes, so that it says so. */
export const commentBody = bodyLimit({ maxSize: 1024 * 1024 });

/** Forms come with files. Nothing of a longer body is read. */
export const formBody = bodyLimit({
	maxSize: 32 * 1024 * 1024,
	onError: () =>
		Response.json(
			{
				success: false,
				data: { message: 'What you sent is longer than 32 MB.', errors: {}, data: {} },
			},
			{ status: 413, headers: { 'cache-control': 'no-store' } },
		),
});

/** The same for calls of the browser, refused as WordPress's REST refuses. */
export const refreshBody = bodyLimit({
	maxSize: 64 * 1024,
	onError: ({ json }) =>
		json(
			{
				code: 'rest_body_too_large',
				message: 'The body is longer than 64 kB.',
				data: { status: 413 },
			},
			413,
			{ 'cache-control': 'no-store' },
		),
});
