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

/** Makes the GraphQL answer with one node for a test. `fields` are the node's own fields. */
export function answeredNode(
	databaseId: number,
	fields: { title: string; uri: string } & Record<string, unknown>,
) {
	return { ...NODE, id: `post:${databaseId}`, databaseId, ...fields };
}
