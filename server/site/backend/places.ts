/** An address that is worth opening, for the terminal. */
export interface Place {
	name: string;
	/** The path of the page on this site. */
	path: string;
}

/** The parts of a piece of content that decide whether its address is shown. */
interface Listed {
	databaseId: number;
	type: string;
	status: string;
	title: string;
	uri: string | null;
	parentId: number;
	menuOrder: number;
	password: string;
	seo?: { noindex: boolean };
}

const MOST_PAGES = 12;

/**
 * The front page and the first pages of a site, in the editor's order and then by creation; without pages the newest
 * post. The sitemap has the others.
 *
 * @param posts all content, the newest first
 */
export function placesOf(posts: readonly Listed[]): Place[] {
	const shown = posts.filter(
		({ status, password, uri, seo }) =>
			status === 'publish' && password === '' && uri !== null && uri !== '/' && !seo?.noindex,
	);
	const pages = shown
		.filter(({ type, parentId }) => type === 'page' && parentId === 0)
		.sort((one, other) => one.menuOrder - other.menuOrder || one.databaseId - other.databaseId)
		.slice(0, MOST_PAGES);
	const posted = shown.filter(({ type }) => type === 'post').slice(0, 1);
	const listed = pages.length > 0 ? pages : posted;
	return [
		{ name: 'The site', path: '/' },
		...listed.map(({ title, uri }) => ({ name: title, path: uri ?? '/' })),
		{ name: 'Sitemap', path: '/sitemap.xml' },
	];
}
