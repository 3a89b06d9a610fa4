import { loadContent } from '@outrigger/mock/content/load-content';

/**
 * Every address of the demonstration that a visitor can open, in the order of the content. It omits pages in other
 * languages: they share the design, and `languages.spec.ts` tests the differences.
 */
export async function siteAddresses(): Promise<string[]> {
	const { posts, terms, settings } = await loadContent('content');
	const [first] = settings.languages ?? [];
	const isHere = ({ language }: { language?: string }) =>
		language === undefined || language === first?.slug;
	const pages = posts
		.filter(isHere)
		.filter(({ status, password }) => status === 'publish' && !password)
		.filter(({ type }) => type !== 'elementor_library' && type !== 'attachment')
		.map(({ uri }) => uri)
		.filter((uri) => uri !== null);
	const postsPage = posts.find(({ databaseId }) => databaseId === settings.pageForPosts);
	const picture = posts.find(
		({ type, media }) => type === 'attachment' && media?.mimeType === 'image/jpeg',
	);
	const archives = terms
		.filter(isHere)
		.filter(({ count }) => count > 0)
		.map(({ uri }) => uri);
	return [
		...new Set([
			...pages,
			...(postsPage ? [`/${postsPage.slug}/`] : []),
			...archives,
			...(picture?.uri ? [picture.uri] : []),
			'/?s=harbour',
			'/?s=neither-here-nor-there',
			'/nowhere-to-be-found/',
		]),
	];
}
