import type { ApolloClient } from '@apollo/client';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { loadShell } from './shell';

const iconOf = async (icon: string | null) => {
	const client = { query: async () => ({ data: {} }) } as Partial<ApolloClient> as ApolloClient;
	const shell = await loadShell(client, {
		siteUrl: 'https://boats.example',
		atomic: false,
		elementor: false,
		texts: createTexts(),
		rest: async () => ({ status: 200, total: 0, totalPages: 0, body: { site_icon_url: icon } }),
	});
	return shell.iconUrl;
};

describe('the icon of a site', () => {
	it('is a path where it lies on the site, so that a visitor by another name has it too', async () => {
		expect(await iconOf('https://boats.example/icon.png?v=2')).toBe('/icon.png?v=2');
	});

	it.each([
		['https://cdn.example/icon.png'],
		['https://boats.example.evil.example/icon.png'],
		[null],
	])('stays where WordPress puts it elsewhere: %s', async (url) => {
		expect(await iconOf(url)).toBe(url);
	});
});
