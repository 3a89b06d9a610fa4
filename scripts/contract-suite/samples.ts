import type { InstalledPlugins } from './promise';
import type { TriedSite } from './tried-site';

/** An item of the site that visitors may see. */
export interface SampleNode {
	databaseId: number;
	uri: string | null;
}

/** Items of a site that the checks request. */
export interface Samples {
	posts: readonly SampleNode[];
	pages: readonly SampleNode[];
	/** `null` if the site has no such item. */
	category: SampleNode | null;
	/** A post with a password. */
	locked: SampleNode | null;
	/** A post or page whose address contains letters beyond ASCII. */
	foreignScript: SampleNode | null;
	/** An item that was made with the builder; only on a site with the companion plugin. */
	built: SampleNode | null;
	menuId: number | null;
	mediaUrl: string | null;
}

const CORE = `{
	posts(first: 50) { nodes { databaseId uri } }
	pages(first: 50) { nodes { databaseId uri } }
	categories(first: 1) { nodes { databaseId uri } }
	locked: posts(first: 1, where: { hasPassword: true }) { nodes { databaseId uri } }
	menus(first: 1) { nodes { databaseId } }
	mediaItems(first: 1) { nodes { mediaItemUrl } }
}`;
const BUILT =
	'{ pages(first: 50) { nodes { databaseId uri elementorElements { id } } } posts(first: 50) { nodes { databaseId uri elementorElements { id } } } }';

interface List<T> {
	nodes: T[];
}
interface CoreSamples {
	posts: List<SampleNode> | null;
	pages: List<SampleNode> | null;
	categories: List<SampleNode> | null;
	locked: List<SampleNode> | null;
	menus: List<{ databaseId: number }> | null;
	mediaItems: List<{ mediaItemUrl: string | null }> | null;
}
type Built = SampleNode & { elementorElements: unknown[] | null };

const isOfOtherScript = ({ uri }: SampleNode) =>
	uri !== null && /[^\p{ASCII}]|%[\da-f]{2}/iu.test(uri);

/**
 * Searches the site for an item of every kind.
 * @throws Error if the site does not answer GraphQL
 */
export async function findSamples(site: TriedSite, has: InstalledPlugins): Promise<Samples> {
	const core = (await site.ask(CORE)).data as CoreSamples | null;
	const posts = core?.posts?.nodes ?? [];
	const pages = core?.pages?.nodes ?? [];
	const built = has.extension
		? ((await site.ask(BUILT)).data as { pages: List<Built>; posts: List<Built> } | null)
		: null;
	const withElements = [...(built?.pages.nodes ?? []), ...(built?.posts.nodes ?? [])].find(
		({ elementorElements }) => (elementorElements ?? []).length > 0,
	);
	return {
		posts,
		pages,
		category: core?.categories?.nodes[0] ?? null,
		locked: core?.locked?.nodes[0] ?? null,
		foreignScript: [...posts, ...pages].find(isOfOtherScript) ?? null,
		built: withElements ?? null,
		menuId: core?.menus?.nodes[0]?.databaseId ?? null,
		mediaUrl: core?.mediaItems?.nodes[0]?.mediaItemUrl ?? null,
	};
}
