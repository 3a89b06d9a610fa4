import { KEPT, type Promised, unless, untried } from './promise';

interface RestType {
	rest_base?: unknown;
}
interface RestPost {
	id?: unknown;
	content?: { protected?: unknown; rendered?: unknown };
}

const first = (body: unknown): RestPost | undefined =>
	Array.isArray(body) ? (body[0] as RestPost | undefined) : undefined;

/** The promises of `docs/real-wordpress.md` for a site with WPGraphQL but without the companion plugin. */
export const CORE_PROMISES: readonly Promised[] = [
	{
		says: 'names its content types to visitors, by core REST',
		remedy:
			'A security plugin or a rule of the server closes /wp-json/. Open wp/v2/types and wp/v2/taxonomies for the host.',
		async keep({ site }) {
			const types = await site.rest('wp/v2/types');
			const post = (types.body as { post?: RestType } | null)?.post;
			const taxonomies = await site.rest('wp/v2/taxonomies');
			return unless(
				types.status === 200 && post?.rest_base === 'posts' && taxonomies.status === 200,
				`/wp-json/wp/v2/types answers ${types.status}, /wp-json/wp/v2/taxonomies ${taxonomies.status}`,
			);
		},
	},
	{
		says: 'lists its posts by core REST, with how many there are',
		remedy:
			'Open wp/v2/posts for the host. A proxy in between must not take X-WP-Total and X-WP-TotalPages away.',
		async keep({ site }) {
			const { status, headers } = await site.rest('wp/v2/posts?per_page=1&_fields=id');
			const isCounted = /^\d+$/.test(headers.get('x-wp-total') ?? '');
			return unless(status === 200 && isCounted, `status ${status}, X-WP-Total ${isCounted}`);
		},
	},
	{
		says: 'lists every public content type that REST names',
		remedy: 'Register the type with `show_in_rest`, or without it where it shall have no lists.',
		async keep({ site }) {
			const { body } = await site.rest('wp/v2/types');
			const bases = Object.values((body ?? {}) as Record<string, RestType>)
				.map(({ rest_base: base }) => base)
				.filter((base) => typeof base === 'string')
				// Core REST refuses the routes for editors to visitors, and the host does not call them.
				.filter(
					(base) =>
						!/^(?:menu-items|blocks|templates|template-parts|global-styles|navigation|font-families)$/.test(
							base,
						) && !base.includes('('),
				);
			const refused: string[] = [];
			for (const base of bases) {
				const { status } = await site.rest(`wp/v2/${base}?per_page=1&_fields=id`);
				if (status !== 200) refused.push(`${base} (${status})`);
			}
			return unless(refused.length === 0, `refused: ${refused.join(', ')}`);
		},
	},
	{
		says: 'says where a list ends',
		remedy: 'Something answers in core REST’s place. Look for what handles /wp-json/ on that site.',
		async keep({ site }) {
			const { status, body } = await site.rest('wp/v2/posts?per_page=100&page=9999');
			const code = (body as { code?: unknown } | null)?.code;
			return unless(
				status === 400 && code === 'rest_post_invalid_page_number',
				`page 9999 answers ${status} ${String(code)}`,
			);
		},
	},
	{
		says: 'finds content by its address',
		remedy: 'Settings → Permalinks: choose anything but Plain.',
		async keep({ site, samples }) {
			const some = [...samples.posts.slice(0, 3), ...samples.pages.slice(0, 3)].filter(
				({ uri }) => uri !== null,
			);
			if (some.length === 0) return untried('the site has neither posts nor pages');
			const lost: string[] = [];
			for (const { uri, databaseId } of some) {
				const { data } = await site.ask(
					'query($uri: String!) { nodeByUri(uri: $uri) { ... on DatabaseIdentifier { databaseId } } }',
					{ uri },
				);
				const found = (data as { nodeByUri: { databaseId?: number } | null } | null)?.nodeByUri;
				if (found?.databaseId !== databaseId) lost.push(String(uri));
			}
			return unless(lost.length === 0, `not found: ${lost.join(', ')}`);
		},
	},
	{
		says: 'finds addresses in other scripts by their decoded path',
		remedy: 'Update WPGraphQL to 2.20 or later.',
		async keep({ site, samples: { foreignScript } }) {
			if (foreignScript === null) return untried('no address of the site is in another script');
			const { data } = await site.ask(
				'query($uri: String!) { nodeByUri(uri: $uri) { ... on DatabaseIdentifier { databaseId } } }',
				{ uri: decodeURI(foreignScript.uri ?? '') },
			);
			const found = (data as { nodeByUri: { databaseId?: number } | null } | null)?.nodeByUri;
			return unless(
				found?.databaseId === foreignScript.databaseId,
				`${foreignScript.uri} is not found`,
			);
		},
	},
	{
		says: 'answers null for what is not there',
		remedy:
			'A plugin answers addresses without content. Look for a filter of WPGraphQL’s nodeByUri.',
		async keep({ site }) {
			const { data, errors } = await site.ask('{ nodeByUri(uri: "/no-such-address-x9/") { id } }');
			const found = (data as { nodeByUri: unknown } | null)?.nodeByUri;
			return unless(
				errors.length === 0 && found === null,
				'something is found at /no-such-address-x9/',
			);
		},
	},
	{
		says: 'keeps drafts from visitors',
		remedy: 'A plugin opens drafts to everybody. The host would show them; switch that off.',
		async keep({ site }) {
			const { data } = await site.ask('{ posts(where: { status: DRAFT }) { nodes { id } } }');
			const shown = (data as { posts: { nodes: unknown[] } | null } | null)?.posts?.nodes ?? [];
			const { status } = await site.rest('wp/v2/posts?status=draft');
			return unless(shown.length === 0 && status >= 400, `${shown.length} drafts; REST ${status}`);
		},
	},
	{
		says: 'keeps the text of a post behind a password',
		remedy: 'A plugin or theme filters the content past the password. Switch it off.',
		async keep({ site, samples: { locked } }) {
			if (locked === null) return untried('no post has a password');
			const { data } = await site.ask(
				'query($id: ID!) { post(id: $id, idType: DATABASE_ID) { content excerpt isRestricted } }',
				{ id: String(locked.databaseId) },
			);
			const post = (data as { post: { content: unknown; isRestricted: unknown } | null } | null)
				?.post;
			const rest = await site.rest(`wp/v2/posts/${locked.databaseId}`);
			const { content } = (rest.body ?? {}) as RestPost;
			const comments = await site.rest(`wp/v2/comments?post=${locked.databaseId}`);
			const isKept =
				post?.content === null &&
				post.isRestricted === true &&
				content?.protected === true &&
				content.rendered === '' &&
				!(Array.isArray(comments.body) && comments.body.length > 0);
			return unless(isKept, `post ${locked.databaseId} is sent without its password`);
		},
	},
	{
		says: 'lists comments to everybody, by core REST',
		remedy:
			'Open wp/v2/comments for the host, else a page shows its newest hundred comments alone.',
		async keep({ site }) {
			const { status } = await site.rest('wp/v2/comments?per_page=1&_fields=id');
			return unless(status === 200, `/wp-json/wp/v2/comments answers ${status}`);
		},
	},
	{
		says: 'searches',
		remedy: 'Open wp/v2/search for the host.',
		async keep({ site }) {
			const { status, body } = await site.rest('wp/v2/search?search=a&per_page=1');
			return unless(status === 200 && Array.isArray(body), `status ${status}`);
		},
	},
	{
		says: 'serves its media',
		remedy:
			'The host fetches /wp-content/uploads/ from the site. Open it for the host, or name the CDN in IMAGE_ORIGINS.',
		async keep({ site, samples: { mediaUrl } }) {
			if (mediaUrl === null) return untried('the site has no media');
			const status = await site.status(mediaUrl);
			return unless(status === 200, `${mediaUrl} answers ${status}`);
		},
	},
	{
		says: 'takes whoever brings a wrong password for a visitor',
		remedy:
			'A plugin refuses GraphQL to visitors without a login. The host sends its queries without a login: allow them.',
		async keep({ site }) {
			const { data, errors } = await site.ask('{ viewer { id } }', {}, 'stranger');
			const viewer = (data as { viewer: unknown } | null)?.viewer;
			return unless(
				errors.length === 0 && viewer === null,
				errors.map(({ message }) => message).join(' ') || 'somebody is logged in',
			);
		},
	},
	{
		says: 'knows the account of WORDPRESS_AUTH',
		remedy:
			'Make an application password (Users → Profile) and give `name:application password`. Servers that drop the Authorization header need a rule that hands it on.',
		async keep({ site }) {
			if (!site.hasAuthorization)
				return untried('WORDPRESS_AUTH is not set: previews of drafts are off');
			const { data } = await site.ask('{ viewer { id } }', {}, 'operator');
			return unless(
				(data as { viewer: unknown } | null)?.viewer !== null,
				'the site has no account with this name and password',
			);
		},
	},
	{
		says: 'orders by comments and by hand, through GraphQL',
		remedy: 'Update WPGraphQL to 1.28 or later.',
		async keep({ site, samples }) {
			if (samples.posts.length === 0) return untried('the site has no posts');
			const { errors } = await site.ask(
				'{ a: posts(where: { orderby: [{ field: COMMENT_COUNT, order: DESC }] }) { nodes { id } } b: pages(where: { orderby: [{ field: MENU_ORDER, order: ASC }] }) { nodes { id } } }',
			);
			return errors.length === 0
				? KEPT
				: unless(false, errors.map(({ message }) => message).join(' '));
		},
	},
	{
		says: 'gives a list by REST in the order of GraphQL',
		remedy: 'A plugin orders one of the two otherwise. Look for what filters queries of posts.',
		async keep({ site, samples }) {
			const { body } = await site.rest('wp/v2/posts?per_page=1&_fields=id');
			const [newest] = samples.posts;
			if (newest === undefined) return untried('the site has no posts');
			const sticky = await site.rest('wp/v2/posts?per_page=1&sticky=true&_fields=id');
			if (first(sticky.body) !== undefined) return untried('the site keeps posts on top');
			return unless(
				first(body)?.id === newest.databaseId,
				`REST begins with ${String(first(body)?.id)}, GraphQL with ${newest.databaseId}`,
			);
		},
	},
];
