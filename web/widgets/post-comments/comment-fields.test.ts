import { englishSay } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import { checkCommentFields, readCommentFields } from './comment-fields';

const fields = (entries: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(entries)) data.set(name, value);
	return readCommentFields(data);
};

const GOOD = { comment: 'Calm bay', author: 'A guest', email: 'guest@example.com' };

describe('a comment', () => {
	it('may be sent with a text, a name and an email address', () => {
		expect(checkCommentFields(fields(GOOD), englishSay)).toEqual({});
	});

	it('names every field that has to change, in their order', () => {
		const errors = checkCommentFields(
			fields({ comment: '  ', email: 'guest', url: 'nowhere' }),
			englishSay,
		);
		expect(Object.keys(errors)).toEqual(['comment', 'author', 'email', 'url']);
	});

	it('takes only web addresses for a website', () => {
		expect(
			checkCommentFields(fields({ ...GOOD, url: 'javascript:alert(1)' }), englishSay).url,
		).toBeDefined();
		expect(
			checkCommentFields(fields({ ...GOOD, url: 'https://boats.example' }), englishSay).url,
		).toBeUndefined();
	});

	it('may be as long as WordPress keeps, and no longer', () => {
		expect(checkCommentFields(fields({ ...GOOD, author: 'a'.repeat(245) }), englishSay)).toEqual(
			{},
		);
		expect(
			checkCommentFields(fields({ ...GOOD, author: 'a'.repeat(246) }), englishSay).author,
		).toBeDefined();
	});

	it('answers no comment unless a number names one', () => {
		expect(fields(GOOD).comment_parent).toBe(0);
		expect(fields({ ...GOOD, comment_parent: '12' }).comment_parent).toBe(12);
		expect(fields({ ...GOOD, comment_parent: 'x' }).comment_parent).toBe(0);
	});
});

describe('a message of WordPress', () => {
	it('is shown as plain text', () => {
		const message =
			'<strong>Error:</strong> Duplicate comment detected; it looks as though you&#8217;ve already said that!';
		expect(wordpressMessage(message)).toBe(
			'Duplicate comment detected; it looks as though you’ve already said that!',
		);
	});

	it('is decoded once, and only as far as it is known', () => {
		expect(wordpressMessage('a &amp;lt; b &unknown; c')).toBe('a &lt; b &unknown; c');
		expect(wordpressMessage('too large &#999999999;')).toBe('too large &#999999999;');
	});
});
