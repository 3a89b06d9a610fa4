// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comment, connection, manyComments, serve } from './testing/commented-site';

let answers: unknown[];
let sent: { operationName: string; variables: Record<string, unknown> }[];
let form: HTMLFormElement;
let faults: unknown[];

beforeEach(() => {
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
});
afterEach(() => {
	expect(faults).toEqual([]);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

/** Shows the widget as the server sends it, lets a visitor type, and hydrates the widget. */
async function attachTo(...served: Parameters<typeof serve>): Promise<void> {
	document.body.innerHTML = (await serve(...served)).html;
	form = document.querySelector('form') as HTMLFormElement;
	const text = form.elements.namedItem('comment');
	if (text instanceof HTMLTextAreaElement) text.value = 'Typed before the script came';
	const { attach } = await import('./handler');
	const element = document.querySelector<HTMLElement>('[data-widget_type]');
	if (element) await attach(element, {}, { attach: () => {}, detach: () => {} });
}

describe('comments in the browser', () => {
	beforeEach(() => attachTo());

	const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	const write = (name: string, value: string) => {
		field(name).value = value;
	};
	const status = () => form.querySelector('[role=status]')?.textContent;
	/** Sends the form and waits until it shows the result. */
	const submit = async (expected: string) => {
		form.requestSubmit();
		await vi.waitFor(() => expect(status()).toContain(expected));
	};
	const fill = () => {
		write('author', 'A guest');
		write('email', 'guest@example.com');
	};
	const answerFirst = () => {
		const link = document.querySelector<HTMLElement>('#comment-1 > article .comment-reply-link');
		flushSync(() => link?.click());
		form = document.querySelector('form') as HTMLFormElement;
	};
	const created = (comment: unknown) => ({
		data: { createComment: { __typename: 'CreateCommentPayload', success: true, comment } },
		extensions: { debug: [] },
	});

	it('keep text that was typed before the script came, and all texts', () => {
		expect(field('comment').value).toBe('Typed before the script came');
		expect(document.querySelector('#comment-2 .comment-content')?.textContent).toBe('Come back');
	});

	it('show the fault beside each field, and focus the first', async () => {
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
		answerFirst();
		expect(document.activeElement).toBe(field('comment'));
		answers.push(
			created({ ...comment(3, 'A guest', ''), parentDatabaseId: 1, content: undefined }),
		);
		await submit('shown below');
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

	it('are answered in place: the form moves with its typed text, and moves back with it', async () => {
		fill();
		const own = form;
		answerFirst();
		expect(form).not.toBe(own);
		expect(form.closest('.comment')?.id).toBe('comment-1');
		expect(document.querySelectorAll('form')).toHaveLength(1);
		expect(form.querySelector('h2')?.textContent).toBe('Reply to A guest, August');
		expect(field('comment').value).toBe('Typed before the script came');
		expect(field('comment_parent').value).toBe('1');
		write('comment', 'Changed');
		flushSync(() => form.querySelector<HTMLElement>('.comment-reply-cancel')?.click());
		form = document.querySelector('form') as HTMLFormElement;
		expect(form.closest('.comment')).toBeNull();
		expect(form.querySelector('h2')?.textContent).toBe('Write a comment');
		expect(field('comment').value).toBe('Changed');
		expect(field('email').value).toBe('guest@example.com');
		expect(field('comment_parent').value).toBe('0');
		expect(document.activeElement?.id).toBe('reply-to-1');
	});

	it('leave a link that is opened elsewhere to the browser', () => {
		const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
		document.querySelector('.comment-reply-link')?.addEventListener('click', (event) => {
			expect(event.defaultPrevented).toBe(false);
		});
		document.querySelector('.comment-reply-link')?.dispatchEvent(click);
		expect(form.closest('.comment')).toBeNull();
	});

	it('show that a comment waits for a moderator', async () => {
		fill();
		answers.push(created(null));
		await submit('moderator');
		await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
		expect(document.querySelector('.comments-title')?.textContent).toBe('2 comments');
	});

	it('keep everything when the site refuses, and show the reason', async () => {
		fill();
		answers.push({
			errors: [{ message: 'Duplicate comment; you&#8217;ve said that.', path: ['createComment'] }],
			data: { createComment: null },
		});
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

describe('older comments in the browser', () => {
	const comments = [...manyComments(120), comment(121, 'The harbour', '<p>Yes</p>', 3)];
	const link = () => document.querySelector<HTMLElement>('.comment-navigation a');
	const shown = () =>
		[...document.querySelectorAll('.comment')].map(({ id }) => Number(id.replace('comment-', '')));
	const older = (first: number, after: string) => ({
		data: { comments: connection(comments, { first, after }) },
	});

	beforeEach(() => attachTo({ comments }));

	it('join the list in place, their texts cleaned, answers below the answered comments', async () => {
		const hostile = older(50, 'cursor 51');
		hostile.data.comments.edges[0] = {
			__typename: 'RootQueryToCommentConnectionEdge',
			node: comment(50, 'A guest', '<p onclick="x">See <a href="javascript:x">this</a><script>'),
		};
		answers.push(hostile);
		link()?.click();
		await vi.waitFor(() => expect(shown()).toContain(1));
		expect(sent).toMatchObject([
			{
				operationName: 'PostCommentsWithTexts',
				variables: { contentId: '7', first: 50, after: 'cursor 51' },
			},
		]);
		expect(document.querySelector('#comment-3 #comment-121')).not.toBeNull();
		expect(document.querySelector('#comment-1 .comment-content')?.innerHTML).toBe('<p>Text 1</p>');
		expect(document.querySelector('#comment-50 .comment-content')?.innerHTML).toBe(
			'<p>See <a>this</a></p>',
		);
		expect(document.querySelector('#comment-1 time')?.textContent).toBe('May 30, 2026');
		expect(document.querySelector('#comment-90 .comment-content')?.textContent).toBe('Text 90');
		expect(shown()).toHaveLength(121);
		expect(document.querySelector('.comments-title')?.textContent).toBe('121 comments');
	});

	it('leave the visitor at the heading when there are no more', async () => {
		answers.push(older(50, 'cursor 51'));
		link()?.click();
		await vi.waitFor(() => expect(link()).toBeNull());
		expect(document.activeElement?.textContent).toBe('121 comments');
		expect(document.querySelector('.comment-navigation-status')?.textContent).toBe(
			'121 comments are shown.',
		);
	});

	it('can be requested again without an answer, and nothing is lost', async () => {
		link()?.click();
		await vi.waitFor(() =>
			expect(document.querySelector('.comment-navigation-status')?.textContent).toContain(
				'could not be loaded',
			),
		);
		expect(shown()).toHaveLength(71);
		expect(form.elements.namedItem('comment')).toHaveProperty(
			'value',
			'Typed before the script came',
		);
		answers.push(older(50, 'cursor 51'));
		link()?.click();
		await vi.waitFor(() => expect(shown()).toHaveLength(121));
	});

	it('open as a page where a key is held', () => {
		const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
		let isOurs: boolean | undefined;
		const stop = (event: Event) => {
			isOurs = event.defaultPrevented;
			event.preventDefault();
		};
		addEventListener('click', stop, { once: true });
		link()?.dispatchEvent(click);
		expect(isOurs).toBe(false);
		expect(sent).toEqual([]);
	});

	it('keep their place when the visitor writes a new one', async () => {
		const value = (name: string, text: string) => {
			(form.elements.namedItem(name) as HTMLInputElement).value = text;
		};
		value('author', 'A guest');
		value('email', 'guest@example.com');
		answers.push({
			data: {
				createComment: {
					__typename: 'CreateCommentPayload',
					success: true,
					comment: comment(122, 'A guest', ''),
				},
			},
		});
		form.requestSubmit();
		await vi.waitFor(() => {
			expect(shown().at(-1)).toBe(122);
			expect(document.querySelector('.comments-title')?.textContent).toBe('122 comments');
		});
		answers.push(older(50, 'cursor 51'));
		link()?.click();
		await vi.waitFor(() => expect(shown()).toHaveLength(122));
		expect(shown()[0]).toBe(1);
		expect(sent.at(-1)?.variables).toMatchObject({ after: 'cursor 51' });
	});
});
