import { graphqlAnswer } from '@outrigger/rules/wordpress/graphql-answer';
import { type RemoteAddress, readRemote } from './remote-fetch';

/**
 * Returns sentences for the operator: why nothing answers GraphQL at a site that answers.
 * @returns an empty list if the site answers with a server error: then nothing is known
 * @throws WordPressUnavailable (the promise) if the site does not answer
 */
export async function missingGraphQL({ siteUrl, graphqlUrl }: RemoteAddress): Promise<string[]> {
	const { status, headers } = await readRemote(`${siteUrl}/`);
	if (status >= 500) return [];
	if (status === 401 && /^basic\b/i.test(headers.get('www-authenticate') ?? ''))
		return [
			`The web server at ${siteUrl} requires a name and a password (HTTP Basic) for every address. UPSTREAM_AUTH sends them for pages that pass through; lists, search and rendered pages need an address without that password, for this host alone.`,
		];
	const plain = `${siteUrl}/?graphql`;
	if (plain !== graphqlUrl && (await answersGraphQL(plain))) {
		return [
			`WPGraphQL answers at ${plain} and not at ${graphqlUrl}, so WordPress has plain permalinks. Choose another structure in WordPress, under Settings → Permalinks, for example "Post name".`,
		];
	}
	return [
		`A site answers at ${siteUrl}, but WPGraphQL does not at ${graphqlUrl}. Its own pages pass through without it. For pages that this host renders, install and activate the free plugin WPGraphQL (https://wordpress.org/plugins/wp-graphql/) in WordPress, or give the address of its endpoint as WORDPRESS_URL.`,
	];
}

async function answersGraphQL(address: string): Promise<boolean> {
	const { text } = await readRemote(address, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: '{"query":"{ __typename }"}',
	});
	try {
		return graphqlAnswer(JSON.parse(text)) !== null;
	} catch {
		return false;
	}
}
