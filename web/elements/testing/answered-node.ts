/** A post as GraphQL answers with it, for tests, without a date, a picture or an author. */
const NODE = {
	__typename: 'Post',
	contentTypeName: 'post',
	link: null,
	slug: null,
	date: null,
	dateGmt: null,
	modified: null,
	modifiedGmt: null,
	status: 'publish',
	isFrontPage: false,
	isPostsPage: false,
	isRestricted: false,
	excerpt: null,
	featuredImage: null,
	author: null,
	commentCount: 0,
	commentStatus: null,
};

/** The answer of a test's GraphQL for one node. `fields` are its own. */
export function answeredNode(
	databaseId: number,
	fields: { title: string; uri: string } & Record<string, unknown>,
) {
	return { ...NODE, id: `post:${databaseId}`, databaseId, ...fields };
}
