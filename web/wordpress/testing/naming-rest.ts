import type { RestAnswer, RestFetch } from '../rest';

/** A content type or taxonomy with the names that a test gives it. */
interface Named {
	name: string;
	restBase: string;
	/** `name` by default. */
	label?: string;
	/** Only for taxonomies; true by default. */
	hierarchical?: boolean;
}

/** The names that a test's core REST shows. Each taxonomy belongs to all of the types. */
export interface ShownNames {
	types?: readonly Named[];
	taxonomies?: readonly Named[];
}

/** The names that a stock WordPress shows. */
const STOCK: Required<ShownNames> = {
	types: [
		{ name: 'post', restBase: 'posts' },
		{ name: 'page', restBase: 'pages' },
		{ name: 'attachment', restBase: 'media' },
	],
	taxonomies: [
		{ name: 'category', restBase: 'categories' },
		{ name: 'post_tag', restBase: 'tags', hierarchical: false },
	],
};

/**
 * For tests: a core REST that answers with its names, as a real site does for every visitor.
 * @param rest answers every other path
 */
export function namingRest(rest: RestFetch, shown: ShownNames = {}): RestFetch {
	const { types, taxonomies } = { ...STOCK, ...shown };
	const answer = (names: readonly Named[]): RestAnswer => ({
		status: 200,
		body: Object.fromEntries(
			names.map(({ name, restBase, label = name, hierarchical = true }) => [
				name,
				{
					slug: name,
					name: label,
					rest_base: restBase,
					rest_namespace: 'wp/v2',
					hierarchical,
					types: types.map((type) => type.name),
				},
			]),
		),
		total: 0,
		totalPages: 0,
	});
	return async (path) => {
		if (path === 'wp/v2/types') return answer(types);
		return path === 'wp/v2/taxonomies' ? answer(taxonomies) : rest(path);
	};
}
