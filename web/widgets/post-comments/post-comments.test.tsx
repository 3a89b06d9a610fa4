// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentNode } from '../../elements/current-node';
import { Elements } from '../../elements/elements';
import { renderOnServer } from '../../elements/testing/render-on-server';
import type { GraphQLRequest } from '../../wordpress/server-client';
import { postComments } from './index';

const comment = (databaseId: number, name: string, content: string, parentDatabaseId = 0) => ({
	__typename: 'Comment',
	id: `comment:${databaseId}`,
	databaseId,
	parentDatabaseId,
	date: '2026-05-30 21:00:00',
	content,
	author: {
		__typename: 'CommentToCommenterConnectionEdge',
		node: {
			__typename: 'CommentAuthor',
			id: `author:${databaseId}`,
			name,
			url: databaseId === 1 ? 'javascript:alert(1)' : 'https://guest.example/',
		},
	},
});

const COMMENTS = [
	comment(1, 'A guest, August', '<p>Calm &amp; clear</p>'),
	comment(2, 'The harbour', '<p>Come back</p><script>alert(1)</script>', 1),
];

interface Site {
	comments: readonly unknown[];
	commentStatus: string;
}

function siteOf({ comments, commentStatus }: Site) {
	return vi.fn(async (_request: GraphQLRequest) => ({
		data: {
			contentNode: { __typename: 'Post', id: 'post:7', databaseId: 7, commentStatus },
			comments: {
				__typename: 'RootQueryToCommentConnection',
				nodes: comments,
				pageInfo: {
					__typename: 'RootQueryToCommentConnectionPageInfo',
					hasNextPage: comments.length > 2,
				},
			},
		},
	}));
}

async function serve(site: Partial<Site> = {}, settings: Record<string, unknown> = {}) {
	const execute = siteOf({ comments: COMMENTS, commentStatus: 'open', ...site });
	const html = await renderOnServer(
		<Elements
			nodes={[
				{
					id: 'abc1234',
					elType: 'widget',
					widgetType: 'post-comments',
					settings,
					renderedHtml: null,
					children: [],
				},
			]}
		/>,
		{
			execute,
			widgets: [postComments],
			node: { id: 'post:7', databaseId: 7 } as CurrentNode,
			sanitize: (markup) => markup.replace(/<script.*?<\/script>/g, ''),
		},
	);
	return { html, execute };
}

describe('comments on the server', () => {
	it('are listed as threads, with sanitised texts', async () => {
		const { html } = await serve();
		document.body.innerHTML = html;
		const answer = document.querySelector('#comment-1 #comment-2');
		expect(answer?.querySelector('.comment-content')?.innerHTML).toBe('<p>Come back</p>');
		expect(answer?.querySelector('.comment-author a')?.getAttribute('rel')).toContain('ugc');
		expect(document.querySelector('#comment-1 > article a[href^="javascript"]')).toBeNull();
		expect(document.querySelector('time')?.textContent).toBe('May 30, 2026');
	});

	it('are asked for once, although island and texts both read them', async () => {
		const { execute } = await serve();
		expect(execute).toHaveBeenCalledTimes(1);
	});

	it('are not sent a second time as data', async () => {
		const { html } = await serve();
		const block = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1];
		expect(block).toContain('A guest, August');
		expect(block).not.toContain('Calm');
		expect(block).not.toContain('guest.example');
	});

	it('come with a form that WordPress takes without script', async () => {
		const { html } = await serve();
		document.body.innerHTML = html;
		const form = document.querySelector('form');
		expect(form?.getAttribute('action')).toBe('/wp-comments-post.php');
		expect(form?.getAttribute('method')).toBe('post');
		const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) =>
			field.getAttribute('name'),
		);
		expect(names).toEqual([
			'comment_post_ID',
			'comment_parent',
			'comment',
			'author',
			'email',
			'url',
		]);
		expect(document.querySelector<HTMLInputElement>('[name=comment_post_ID]')?.value).toBe('7');
	});

	it('have a place that tells a visitor without script that the comment is held', async () => {
		const { html } = await serve();
		document.body.innerHTML = html;
		expect(document.querySelector('#comment-held')?.textContent).toContain('moderator');
	});

	it('have no form where they are closed, and are nothing at all where there are none', async () => {
		const closed = await serve({ commentStatus: 'closed' });
		expect(closed.html).not.toContain('<form');
		expect(closed.html).toContain('Comments are closed.');
		const none = await serve({ commentStatus: 'closed', comments: [] });
		expect(none.html).not.toContain('comments-area');
	});

	it('say so when there are more than WordPress gives at once', async () => {
		expect((await serve()).html).not.toContain('first hundred');
		const many = await serve({ comments: [...COMMENTS, comment(3, 'A guest', '<p>More</p>')] });
		expect(many.html).toContain('first hundred');
	});

	it('may be those of other content', async () => {
		const { execute } = await serve({}, { source_type: 'custom', source_custom: '12' });
		expect(execute.mock.calls[0]?.[0].variables).toEqual({ contentId: '12' });
	});
});

describe('comments in the browser', () => {
	let answers: unknown[];
	let sent: { variables: { input: Record<string, unknown> } }[];
	let form: HTMLFormElement;
	let faults: unknown[];

	beforeEach(async () => {
		[answers, sent, faults] = [[], [], []];
		vi.resetModules();
		vi.stubGlobal('reportError', (error: unknown) => faults.push(error));
		vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
			sent.push(JSON.parse(`${init.body}`));
			const answer = answers.shift();
			if (answer === undefined) throw new TypeError('offline');
			return new Response(JSON.stringify(answer), {
				headers: { 'content-type': 'application/json' },
			});
		});
		// Only a test has server and browser in one process.
		vi.spyOn(console, 'error').mockImplementation((message) => {
			if (!/multiple renderers/.test(`${message}`)) faults.push(message);
		});
		document.body.innerHTML = (await serve()).html;
		form = document.querySelector('form') as HTMLFormElement;
		write('comment', 'Typed before the script came');
		const { attach } = await import('./handler');
		const element = document.querySelector<HTMLElement>('[data-widget_type]');
		if (element) await attach(element, {}, { attach: () => {}, detach: () => {} });
	});
	afterEach(() => {
		expect(faults).toEqual([]);
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		document.body.replaceChildren();
	});

	const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	const write = (name: string, value: string) => {
		field(name).value = value;
	};
	const status = () => form.querySelector('[role=status]')?.textContent;
	/** Sends the form and waits until it says what became of that. */
	const submit = async (expected: string) => {
		form.requestSubmit();
		await vi.waitFor(() => expect(status()).toContain(expected));
	};
	const fill = () => {
		write('author', 'A guest');
		write('email', 'guest@example.com');
	};
	const created = (comment: unknown) => ({
		data: { createComment: { __typename: 'CreateCommentPayload', success: true, comment } },
		extensions: { debug: [] },
	});

	it('keep what was typed before the script came, and all texts', () => {
		expect(field('comment').value).toBe('Typed before the script came');
		expect(document.querySelector('#comment-2 .comment-content')?.textContent).toBe('Come back');
	});

	it('say beside each field what is wrong, and go to the first', async () => {
		write('email', 'guest');
		form.requestSubmit();
		await vi.waitFor(() => expect(field('author').getAttribute('aria-invalid')).toBe('true'));
		expect(sent).toEqual([]);
		expect(document.activeElement).toBe(field('author'));
		for (const name of ['author', 'email']) {
			const describedBy = field(name).getAttribute('aria-describedby') ?? '';
			expect(field(name).getAttribute('aria-invalid')).toBe('true');
			expect(document.getElementById(describedBy)?.textContent).not.toBe('');
		}
		expect(field('comment').hasAttribute('aria-invalid')).toBe(false);
	});

	it('show a comment at once where the site allows it, as text', async () => {
		fill();
		write('comment', '<b>Bold</b> bay');
		document.querySelector<HTMLElement>('#comment-1 > article .comment-reply-link')?.click();
		expect(document.activeElement).toBe(field('comment'));
		answers.push(
			created({ ...comment(3, 'A guest', ''), parentDatabaseId: 1, content: undefined }),
		);
		await submit('shown above');
		expect(sent[0]?.variables.input).toEqual({
			commentOn: 7,
			content: '<b>Bold</b> bay',
			author: 'A guest',
			authorEmail: 'guest@example.com',
			parent: '1',
		});
		await vi.waitFor(() => {
			const text = document.querySelector('#comment-1 #comment-3 p')?.textContent;
			expect(text).toBe('<b>Bold</b> bay');
		});
		expect(document.querySelector('.comments-title')?.textContent).toBe('3 comments');
		expect(document.querySelector('#comment-2 .comment-content')?.textContent).toBe('Come back');
		expect(field('comment').value).toBe('');
		expect(field('author').value).toBe('A guest');
	});

	it('say that a comment waits for a moderator', async () => {
		fill();
		answers.push(created(null));
		await submit('moderator');
		await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
		expect(document.querySelector('.comments-title')?.textContent).toBe('2 comments');
	});

	it('keep everything when the site refuses, and say why', async () => {
		fill();
		answers.push({ errors: [{ message: 'Duplicate comment; you&#8217;ve said that.' }] });
		await submit('Duplicate');
		expect(status()).toBe('Duplicate comment; you’ve said that.');
		expect(field('comment').value).toBe('Typed before the script came');
		expect(field('email').value).toBe('guest@example.com');
	});

	it('keep everything when nothing answers, and can be sent again', async () => {
		fill();
		await submit('could not be sent');
		expect(field('comment').value).toBe('Typed before the script came');
		answers.push(created(null));
		await submit('moderator');
		expect(sent).toHaveLength(2);
	});
});
