import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../elements/testing/render-on-server';
import type { ExecuteGraphQL } from '../../wordpress/server-client';
import { DidYouMean } from './search-hints';

const suggesting =
	(meant: string | null): ExecuteGraphQL =>
	async () => ({ data: { elementorSearchSuggestion: meant } });

const render = (execute: ExecuteGraphQL, hasExtension = true) =>
	renderOnServer(<DidYouMean search="petrl & co" />, { execute, hasExtension });

describe('the suggestion for a search', () => {
	it('is a link to its results', async () => {
		expect(await render(suggesting('petrol & <co>'))).toBe(
			'<p>Did you mean <a href="/?s=petrol+%26+%3Cco%3E">petrol &amp; &lt;co&gt;</a>?</p>',
		);
	});

	it('is absent if no word is near', async () => {
		expect(await render(suggesting(null))).toBe('');
	});

	it('is not requested from a WordPress without the extension', async () => {
		const execute = () => Promise.reject(new Error('asked'));
		expect(await render(execute, false)).toBe('');
	});

	it('is left out where the site does not know the question', async () => {
		expect(
			await render(async () => ({ errors: [{ message: 'Cannot query field' }] }) as never),
		).toBe('');
		expect(await render(() => Promise.reject(new Error('refused')))).toBe('');
	});
});
