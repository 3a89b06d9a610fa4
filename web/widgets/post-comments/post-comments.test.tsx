// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { comment, manyComments, serve } from './testing/commented-site';

const answering = (id: string) => ({
	url: new URL(`https://site.example/stories/bay/?replytocom=${encodeURIComponent(id)}`),
	path: '/stories/bay/',
});

describe('comments on the server', () => {
	it('are listed as threads, with sanitised texts', async () => {
		const { html } = await serve();
		document.body.innerHTML = html;
		const answer = document.querySelector('#comment-1 #comment-2');
		expect(document.querySelector('#comments > .comments-title')?.textContent).toBe('2 comments');
		expect(answer?.querySelector('.comment-content')?.innerHTML).toBe('<p>Come back</p>');
		expect(answer?.querySelector('.comment-author a')?.getAttribute('rel')).toContain('ugc');
		expect(document.querySelector('#comment-1 > article a[href^="javascript"]')).toBeNull();
		expect(document.querySelector('time')?.textContent).toBe('May 30, 2026');
	});

	it('are requested once, although island and texts both read them', async () => {
		const { execute, rest } = await serve();
		expect(execute).toHaveBeenCalledTimes(1);
		expect(rest).not.toHaveBeenCalled();
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

	it('are answered without script by WordPress’s own address, the form below the comment', async () => {
		const { html } = await serve({}, {}, { path: '/stories/bay/' });
		document.body.innerHTML = html;
		const link = document.querySelector('#comment-2 .comment-reply-link');
		expect(link?.getAttribute('href')).toBe('/stories/bay/?replytocom=2#respond');
		expect(link?.getAttribute('rel')).toBe('nofollow');
		expect(document.querySelector('#comments > #respond form')).not.toBeNull();

		document.body.innerHTML = (await serve({}, {}, answering('2'))).html;
		const form = document.querySelector('#comment-2 > #respond form');
		expect(form?.querySelector('h2')?.textContent).toBe('Reply to The harbour');
		expect(form?.querySelector('[name=comment_parent]')?.getAttribute('value')).toBe('2');
		expect(form?.querySelector('.comment-reply-cancel')?.getAttribute('href')).toBe(
			'/stories/bay/#respond',
		);
		expect(document.querySelectorAll('form')).toHaveLength(1);
	});

	it.each(['99', 'x', '-1', ''])('have their form at the end for the answer to %j', async (id) => {
		document.body.innerHTML = (await serve({}, {}, answering(id))).html;
		const parent = document.querySelector('#comments > #respond [name=comment_parent]');
		expect(parent?.getAttribute('value')).toBe('0');
	});

	it('cannot be answered where they are closed, with any address', async () => {
		const { html } = await serve({ commentStatus: 'closed' }, {}, answering('2'));
		expect(html).not.toContain('<form');
		expect(html).not.toContain('replytocom');
	});

	it('are indented five levels deep; deeper ones name the author that they answer', async () => {
		const chain = Array.from({ length: 7 }, (_, index) =>
			comment(index + 1, `Guest ${index + 1}`, '<p>Yes</p>', index),
		);
		document.body.innerHTML = (await serve({ comments: chain })).html;
		const contexts = [...document.querySelectorAll('.comment-context')];
		expect(contexts.map(({ textContent }) => textContent)).toEqual([
			'In reply to Guest 5',
			'In reply to Guest 6',
		]);
		expect(document.querySelector('.depth-5')?.id).toBe('comment-5');
		expect(document.querySelector('.depth-5 .depth-6 .depth-7')?.id).toBe('comment-7');
	});

	it('have a place that shows a visitor without script that the comment is held', async () => {
		const { html } = await serve();
		document.body.innerHTML = html;
		expect(document.querySelector('#comment-held')?.textContent).toContain('moderator');
	});

	it('are not shown before the visitor gave the password that keeps their content back', async () => {
		const locked = await serve({ isRestricted: true });
		expect(locked.html).not.toContain('Calm');
		expect(locked.execute).not.toHaveBeenCalled();
		const unlocked = await serve(
			{ isRestricted: true },
			{},
			{ unlockedContent: '<p>The code.</p>' },
		);
		expect(unlocked.html).toContain('Calm');
		const other = { source_type: 'custom', source_custom: 7 };
		const elsewhere = await serve({ isRestricted: true }, other, { unlockedContent: '<p>x</p>' });
		expect(elsewhere.html).not.toContain('Calm');
	});

	it('have no form where they are closed, and are nothing at all where there are none', async () => {
		const closed = await serve({ commentStatus: 'closed' });
		expect(closed.html).not.toContain('<form');
		expect(closed.html).toContain('Comments are closed.');
		const none = await serve({ commentStatus: 'closed', comments: [] });
		expect(none.html).not.toContain('comments-area');
	});

	it('may be those of other content', async () => {
		const { execute, html } = await serve({}, { source_type: 'custom', source_custom: '7' });
		expect(execute.mock.calls.map(([{ operationName }]) => operationName)).toEqual([
			'PostComments_content',
			'PostCommentsWithTexts',
		]);
		expect(html).toContain('2 comments');
		expect(html).not.toContain('id="comments"');
	});
});

describe('more comments than one page holds', () => {
	const shown = () =>
		[...document.querySelectorAll('.comment')].map(({ id }) => Number(id.replace('comment-', '')));
	const links = () =>
		[...document.querySelectorAll('.comment-navigation a')].map((link) => [
			link.textContent,
			link.getAttribute('href'),
		]);
	const range = (from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, index) => from + index);

	it('begin behind the hundredth', async () => {
		const hundred = await serve({ comments: manyComments(100) });
		document.body.innerHTML = hundred.html;
		expect(shown()).toEqual(range(1, 100));
		expect(links()).toEqual([]);
		expect(hundred.rest).not.toHaveBeenCalled();
		document.body.innerHTML = (await serve({ comments: manyComments(101) })).html;
		expect(shown()).toEqual(range(51, 101));
	});

	it('are the newest at the content’s own address, counted all', async () => {
		const { html, execute } = await serve({ comments: manyComments(120) });
		document.body.innerHTML = html;
		expect(shown()).toEqual(range(51, 120));
		expect(document.querySelector('.comments-title')?.textContent).toBe('120 comments');
		expect(links()).toEqual([['Older comments', '/stories/bay/comment-page-1/#comments']]);
		expect(execute.mock.calls.map(([{ variables }]) => variables)).toEqual([
			{ contentId: '7', first: 70, after: null },
		]);
	});

	it('are older ones at an address of their own, up to the comment that follows them', async () => {
		const page = { commentPage: { nodeId: 7, number: 1, path: '/stories/bay/comment-page-1/' } };
		const { html, execute } = await serve({ comments: manyComments(200) }, {}, page);
		document.body.innerHTML = html;
		expect(shown()).toEqual(range(1, 50));
		expect(document.querySelector('.comments-title')?.textContent).toBe('200 comments');
		expect(links()).toEqual([
			['Newer comments', '/stories/bay/comment-page-2/#comments'],
			['Newest comments', '/stories/bay/#comments'],
		]);
		expect(execute.mock.calls.at(-1)?.[0].variables).toEqual({
			contentId: '7',
			first: 50,
			after: 'cursor 51',
		});
	});

	it('have both ways on the pages between', async () => {
		const page = { commentPage: { nodeId: 7, number: 2, path: '/stories/bay/comment-page-2/' } };
		document.body.innerHTML = (await serve({ comments: manyComments(200) }, {}, page)).html;
		expect(shown()).toEqual(range(51, 100));
		expect(links()).toEqual([
			['Older comments', '/stories/bay/comment-page-1/#comments'],
			['Newer comments', '/stories/bay/#comments'],
		]);
	});

	it('are the newest of other content, whatever page of its own the address names', async () => {
		const page = { commentPage: { nodeId: 8, number: 1, path: '/x/comment-page-1/' } };
		const custom = { source_type: 'custom', source_custom: '7' };
		document.body.innerHTML = (await serve({ comments: manyComments(120) }, custom, page)).html;
		expect(shown()).toEqual(range(51, 120));
	});

	it('mark an answer as such if its question stands on an older page', async () => {
		const comments = [...manyComments(120), comment(121, 'The harbour', '<p>Yes</p>', 3)];
		document.body.innerHTML = (await serve({ comments })).html;
		expect(document.querySelector('#comment-121 .comment-context')?.textContent).toContain('reply');
		expect(document.querySelectorAll('.comment-context')).toHaveLength(1);
	});
});
