/** The part of the contract that the documents of every site ask. */
export const CORE_CONTRACT = `schema {
	query: RootQuery
	mutation: RootMutation
}
type Avatar {
	height: Int
	url: String
	width: Int
}
type Category implements HierarchicalTermNode & TermNode & UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	parentDatabaseId: Int
	slug: String
	taxonomyName: String
	uri: String
}
type Comment implements UniformResourceIdentifiable {
	author: CommentToCommenterConnectionEdge
	commentedOn: CommentToContentNodeConnectionEdge
	content: String
	databaseId: Int!
	date: String
	dateGmt: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	parentDatabaseId: Int
	uri: String
}
type CommentAuthor implements Commenter {
	id: ID!
	name: String
	url: String
}
type CommentToCommenterConnectionEdge {
	node: Commenter!
}
type CommentToContentNodeConnectionEdge {
	node: ContentNode!
}
interface Commenter {
	id: ID!
	name: String
	url: String
}
interface ContentNode implements UniformResourceIdentifiable {
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	slug: String
	status: String
	uri: String
}
type ContentNodeToContentTypeConnectionEdge {
	node: ContentType!
}
interface ContentTemplate {
	templateName: String
}
type ContentType implements UniformResourceIdentifiable {
	contentNodes(after: String, first: Int, where: ContentTypeToContentNodeConnectionWhereArgs): ContentTypeToContentNodeConnection
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	label: String
	labels: PostTypeLabelDetails
	name: String
	uri: String
}
type ContentTypeToContentNodeConnection {
	nodes: [ContentNode!]!
	pageInfo: ContentTypeToContentNodeConnectionPageInfo!
}
type ContentTypeToContentNodeConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type CreateCommentPayload {
	comment: Comment
	success: Boolean
}
type DefaultTemplate implements ContentTemplate {
	templateName: String
}
type GeneralSettings {
	dateFormat: String
	description: String
	language: String
	startOfWeek: Int
	timeFormat: String
	timezone: String
	title: String
	url: String
}
interface HierarchicalContentNode implements ContentNode & UniformResourceIdentifiable {
	ancestors(first: Int): HierarchicalContentNodeToContentNodeAncestorsConnection
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	parentDatabaseId: Int
	slug: String
	status: String
	uri: String
}
type HierarchicalContentNodeToContentNodeAncestorsConnection {
	nodes: [ContentNode!]!
}
interface HierarchicalTermNode implements TermNode & UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	parentDatabaseId: Int
	slug: String
	taxonomyName: String
	uri: String
}
type MediaDetails {
	height: Int
	sizes: [MediaSize]
	width: Int
}
type MediaItem implements ContentNode & HierarchicalContentNode & NodeWithAuthor & NodeWithComments & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable {
	altText: String
	ancestors(first: Int): HierarchicalContentNodeToContentNodeAncestorsConnection
	author: NodeWithAuthorToUserConnectionEdge
	caption: String
	commentCount: Int
	commentStatus: String
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	mediaDetails: MediaDetails
	mimeType: String
	modified: String
	modifiedGmt: String
	parentDatabaseId: Int
	slug: String
	sourceUrl: String
	srcSet(size: MediaItemSizeEnum): String
	status: String
	template: ContentTemplate
	title: String
	uri: String
}
type MediaSize {
	height: String
	name: String
	sourceUrl: String
	width: String
}
type Menu {
	databaseId: Int!
	id: ID!
	locations: [MenuLocationEnum]
	menuItems(after: String, first: Int): MenuToMenuItemConnection
	name: String
	slug: String
}
type MenuItem {
	cssClasses: [String]
	databaseId: Int!
	id: ID!
	label: String
	linkRelationship: String
	order: Int
	parentDatabaseId: Int
	target: String
	title: String
	uri: String
	url: String
}
type MenuToMenuItemConnection {
	nodes: [MenuItem!]!
	pageInfo: MenuToMenuItemConnectionPageInfo!
}
type MenuToMenuItemConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
interface NodeWithAuthor {
	author: NodeWithAuthorToUserConnectionEdge
}
type NodeWithAuthorToUserConnectionEdge {
	node: User!
}
interface NodeWithComments {
	commentCount: Int
	commentStatus: String
}
interface NodeWithContentEditor {
	content: String
}
interface NodeWithExcerpt {
	excerpt: String
}
interface NodeWithFeaturedImage {
	featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
}
type NodeWithFeaturedImageToMediaItemConnectionEdge {
	node: MediaItem!
}
interface NodeWithTemplate {
	template: ContentTemplate
}
interface NodeWithTitle {
	title: String
}
type Page implements ContentNode & HierarchicalContentNode & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable {
	ancestors(first: Int): HierarchicalContentNodeToContentNodeAncestorsConnection
	author: NodeWithAuthorToUserConnectionEdge
	commentCount: Int
	commentStatus: String
	comments(first: Int): PageToCommentConnection
	content: String
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
	hasPassword: Boolean
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	parentDatabaseId: Int
	slug: String
	status: String
	template: ContentTemplate
	title: String
	uri: String
}
type PageToCommentConnection {
	nodes: [Comment!]!
}
type Post implements ContentNode & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithExcerpt & NodeWithFeaturedImage & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable {
	author: NodeWithAuthorToUserConnectionEdge
	commentCount: Int
	commentStatus: String
	comments(first: Int): PostToCommentConnection
	content: String
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	excerpt: String
	featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
	hasPassword: Boolean
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	slug: String
	status: String
	template: ContentTemplate
	terms(first: Int): PostToTermNodeConnection
	title: String
	uri: String
}
type PostToCommentConnection {
	nodes: [Comment!]!
}
type PostToTermNodeConnection {
	nodes: [TermNode!]!
}
type PostTypeLabelDetails {
	singularName: String
}
type ReadingSettings {
	pageForPosts: Int
	postsPerPage: Int
	showOnFront: String
}
type RootMutation {
	createComment(input: CreateCommentInput!): CreateCommentPayload
}
type RootQuery {
	category(id: ID!, idType: CategoryIdType): Category
	comments(after: String, first: Int, where: RootQueryToCommentConnectionWhereArgs): RootQueryToCommentConnection
	contentNode(asPreview: Boolean, id: ID!, idType: ContentNodeIdTypeEnum): ContentNode
	contentNodes(after: String, first: Int, where: RootQueryToContentNodeConnectionWhereArgs): RootQueryToContentNodeConnection
	contentType(id: ID!, idType: ContentTypeIdTypeEnum): ContentType
	contentTypes(first: Int): RootQueryToContentTypeConnection
	generalSettings: GeneralSettings
	mediaItems(first: Int, where: RootQueryToMediaItemConnectionWhereArgs): RootQueryToMediaItemConnection
	menu(id: ID!, idType: MenuNodeIdTypeEnum): Menu
	menus(first: Int): RootQueryToMenuConnection
	nodeByUri(uri: String!): UniformResourceIdentifiable
	pages(first: Int, where: RootQueryToPageConnectionWhereArgs): RootQueryToPageConnection
	post(id: ID!, idType: PostIdType): Post
	posts(after: String, first: Int, where: RootQueryToPostConnectionWhereArgs): RootQueryToPostConnection
	readingSettings: ReadingSettings
	tag(id: ID!, idType: TagIdType): Tag
	taxonomy(id: ID!, idType: TaxonomyIdTypeEnum): Taxonomy
	termNode(id: ID!, idType: TermNodeIdTypeEnum): TermNode
	terms(after: String, first: Int, where: RootQueryToTermNodeConnectionWhereArgs): RootQueryToTermNodeConnection
	user(id: ID!, idType: UserNodeIdTypeEnum): User
	users(after: String, first: Int): RootQueryToUserConnection
	viewer: User
}
type RootQueryToCommentConnection {
	edges: [RootQueryToCommentConnectionEdge!]!
	nodes: [Comment!]!
	pageInfo: RootQueryToCommentConnectionPageInfo!
}
type RootQueryToCommentConnectionEdge {
	node: Comment!
}
type RootQueryToCommentConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type RootQueryToContentNodeConnection {
	nodes: [ContentNode!]!
	pageInfo: RootQueryToContentNodeConnectionPageInfo!
}
type RootQueryToContentNodeConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type RootQueryToContentTypeConnection {
	nodes: [ContentType!]!
}
type RootQueryToMediaItemConnection {
	nodes: [MediaItem!]!
}
type RootQueryToMenuConnection {
	nodes: [Menu!]!
}
type RootQueryToPageConnection {
	nodes: [Page!]!
}
type RootQueryToPostConnection {
	nodes: [Post!]!
	pageInfo: RootQueryToPostConnectionPageInfo!
}
type RootQueryToPostConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type RootQueryToTermNodeConnection {
	nodes: [TermNode!]!
	pageInfo: RootQueryToTermNodeConnectionPageInfo!
}
type RootQueryToTermNodeConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type RootQueryToUserConnection {
	nodes: [User!]!
	pageInfo: RootQueryToUserConnectionPageInfo!
}
type RootQueryToUserConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
type Tag implements TermNode & UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	slug: String
	taxonomyName: String
	uri: String
}
type Taxonomy {
	connectedTerms(after: String, first: Int): TaxonomyToTermNodeConnection
	id: ID!
	label: String
	name: String
}
type TaxonomyToTermNodeConnection {
	nodes: [TermNode!]!
	pageInfo: TaxonomyToTermNodeConnectionPageInfo!
}
type TaxonomyToTermNodeConnectionPageInfo {
	endCursor: String
	hasNextPage: Boolean!
}
interface TermNode implements UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	slug: String
	taxonomyName: String
	uri: String
}
interface UniformResourceIdentifiable {
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	uri: String
}
type User implements Commenter & UniformResourceIdentifiable {
	avatar(size: Int): Avatar
	capabilities: [String]
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	name: String
	posts(first: Int): UserToPostConnection
	registeredDate: String
	roles: UserToUserRoleConnection
	slug: String
	uri: String
	url: String
}
type UserRole {
	name: String
}
type UserToPostConnection {
	nodes: [Post!]!
}
type UserToUserRoleConnection {
	nodes: [UserRole!]!
}
type OwnPost implements ContentNode & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithExcerpt & NodeWithFeaturedImage & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable {
	author: NodeWithAuthorToUserConnectionEdge
	commentCount: Int
	commentStatus: String
	content: String
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	excerpt: String
	featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	slug: String
	status: String
	template: ContentTemplate
	title: String
	uri: String
}
type OwnPage implements ContentNode & HierarchicalContentNode & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable {
	ancestors(first: Int): HierarchicalContentNodeToContentNodeAncestorsConnection
	author: NodeWithAuthorToUserConnectionEdge
	commentCount: Int
	commentStatus: String
	content: String
	contentType: ContentNodeToContentTypeConnectionEdge
	contentTypeName: String!
	databaseId: Int!
	date: String
	dateGmt: String
	featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isRestricted: Boolean
	isTermNode: Boolean!
	link: String
	modified: String
	modifiedGmt: String
	parentDatabaseId: Int
	slug: String
	status: String
	template: ContentTemplate
	title: String
	uri: String
}
type OwnTag implements TermNode & UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	slug: String
	taxonomyName: String
	uri: String
}
type OwnCategory implements HierarchicalTermNode & TermNode & UniformResourceIdentifiable {
	count: Int
	databaseId: Int!
	description: String
	id: ID!
	isContentNode: Boolean!
	isFrontPage: Boolean!
	isPostsPage: Boolean!
	isTermNode: Boolean!
	link: String
	name: String
	parentDatabaseId: Int
	slug: String
	taxonomyName: String
	uri: String
}
input ContentTypeToContentNodeConnectionWhereArgs {
	hasPassword: Boolean
	notIn: [ID]
	orderby: [PostObjectsConnectionOrderbyInput]
}
input CreateCommentInput {
	author: String
	authorEmail: String
	authorUrl: String
	commentOn: Int
	content: String
	parent: ID
}
input DateInput {
	day: Int
	month: Int
	year: Int
}
input DateQueryInput {
	before: DateInput
	month: Int
	year: Int
}
input PostObjectsConnectionOrderbyInput {
	field: PostObjectsConnectionOrderbyEnum!
	order: OrderEnum!
}
input RootQueryToCommentConnectionWhereArgs {
	commentIn: [ID]
	commentType: String
	contentId: ID
	order: OrderEnum
	orderby: CommentsConnectionOrderbyEnum
}
input RootQueryToContentNodeConnectionWhereArgs {
	in: [ID]
	orderby: [PostObjectsConnectionOrderbyInput]
}
input RootQueryToMediaItemConnectionWhereArgs {
	in: [ID]
}
input RootQueryToPageConnectionWhereArgs {
	orderby: [PostObjectsConnectionOrderbyInput]
	parent: ID
}
input RootQueryToPostConnectionWhereArgs {
	dateQuery: DateQueryInput
	orderby: [PostObjectsConnectionOrderbyInput]
}
input RootQueryToTermNodeConnectionWhereArgs {
	hideEmpty: Boolean
	include: [ID]
	objectIds: [ID]
}
enum CategoryIdType {
	DATABASE_ID
	ID
	NAME
	SLUG
	URI
}
enum CommentsConnectionOrderbyEnum {
	COMMENT_AGENT
	COMMENT_APPROVED
	COMMENT_AUTHOR
	COMMENT_AUTHOR_EMAIL
	COMMENT_AUTHOR_IP
	COMMENT_AUTHOR_URL
	COMMENT_CONTENT
	COMMENT_DATE
	COMMENT_DATE_GMT
	COMMENT_ID
	COMMENT_IN
	COMMENT_KARMA
	COMMENT_PARENT
	COMMENT_POST_ID
	COMMENT_TYPE
	USER_ID
}
enum ContentNodeIdTypeEnum {
	DATABASE_ID
	ID
	URI
}
enum ContentTypeIdTypeEnum {
	ID
	NAME
}
enum MediaItemSizeEnum {
	LARGE
	MEDIUM
	MEDIUM_LARGE
	THUMBNAIL
	_1536X1536
	_2048X2048
}
enum MenuNodeIdTypeEnum {
	DATABASE_ID
	ID
	LOCATION
	NAME
	SLUG
}
enum OrderEnum {
	ASC
	DESC
}
enum PostIdType {
	DATABASE_ID
	ID
	SLUG
	URI
}
enum PostObjectsConnectionOrderbyEnum {
	AUTHOR
	COMMENT_COUNT
	DATE
	IN
	MENU_ORDER
	MODIFIED
	NAME_IN
	PARENT
	SLUG
	TITLE
}
enum TagIdType {
	DATABASE_ID
	ID
	NAME
	SLUG
	URI
}
enum TaxonomyIdTypeEnum {
	ID
	NAME
}
enum TermNodeIdTypeEnum {
	DATABASE_ID
	ID
	NAME
	SLUG
	URI
}
enum UserNodeIdTypeEnum {
	DATABASE_ID
	EMAIL
	ID
	SLUG
	URI
	USERNAME
}
scalar MenuLocationEnum`;