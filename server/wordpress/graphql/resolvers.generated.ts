import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TermRecord, CommentRecord, ContentTypeRecord, ElementorElementRecord, PostRecord, MenuRecord, MenuItemRecord, TaxonomyRecord, UserRecord } from '../store/records';
import type { CommentAuthorModel, SettingsModel } from './nodes/type-name';
import type { KitModel } from './elementor/kit';
import type { LoopModel } from './elementor/loop';
import type { MediaDetails as MediaDetailsModel } from '../media/media-details';
import type { RoleRecord } from '../auth/roles';
import type { GraphQLContext } from './context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  ElementorSettings: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

export type Avatar = {
  __typename?: 'Avatar';
  default?: Maybe<Scalars['String']['output']>;
  extraAttr?: Maybe<Scalars['String']['output']>;
  forceDefault?: Maybe<Scalars['Boolean']['output']>;
  foundAvatar?: Maybe<Scalars['Boolean']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  rating?: Maybe<Scalars['String']['output']>;
  scheme?: Maybe<Scalars['String']['output']>;
  size?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type AvatarRatingEnum =
  | 'G'
  | 'PG'
  | 'R'
  | 'X';

export type Category = DatabaseIdentifier & HierarchicalNode & HierarchicalTermNode & MenuItemLinkable & Node & TermNode & UniformResourceIdentifiable & {
  __typename?: 'Category';
  ancestors?: Maybe<CategoryToAncestorsCategoryConnection>;
  children?: Maybe<CategoryToCategoryConnection>;
  contentNodes?: Maybe<CategoryToContentNodeConnection>;
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<CategoryToParentCategoryConnectionEdge>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  posts?: Maybe<CategoryToPostConnection>;
  slug?: Maybe<Scalars['String']['output']>;
  taxonomy?: Maybe<CategoryToTaxonomyConnectionEdge>;
  taxonomyName?: Maybe<Scalars['String']['output']>;
  termGroupId?: Maybe<Scalars['Int']['output']>;
  termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type CategoryAncestorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type CategoryChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CategoryToCategoryConnectionWhereArgs>;
};


export type CategoryContentNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CategoryToContentNodeConnectionWhereArgs>;
};


export type CategoryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CategoryToPostConnectionWhereArgs>;
};

export type CategoryConnection = {
  edges: Array<CategoryConnectionEdge>;
  nodes: Array<Category>;
  pageInfo: CategoryConnectionPageInfo;
};

export type CategoryConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type CategoryConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type CategoryToAncestorsCategoryConnection = CategoryConnection & Connection & {
  __typename?: 'CategoryToAncestorsCategoryConnection';
  edges: Array<CategoryToAncestorsCategoryConnectionEdge>;
  nodes: Array<Category>;
  pageInfo: CategoryToAncestorsCategoryConnectionPageInfo;
};

export type CategoryToAncestorsCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  __typename?: 'CategoryToAncestorsCategoryConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type CategoryToAncestorsCategoryConnectionPageInfo = CategoryConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'CategoryToAncestorsCategoryConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToCategoryConnection = CategoryConnection & Connection & {
  __typename?: 'CategoryToCategoryConnection';
  edges: Array<CategoryToCategoryConnectionEdge>;
  nodes: Array<Category>;
  pageInfo: CategoryToCategoryConnectionPageInfo;
};

export type CategoryToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  __typename?: 'CategoryToCategoryConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type CategoryToCategoryConnectionPageInfo = CategoryConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'CategoryToCategoryConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToCategoryConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type CategoryToContentNodeConnection = Connection & ContentNodeConnection & {
  __typename?: 'CategoryToContentNodeConnection';
  edges: Array<CategoryToContentNodeConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: CategoryToContentNodeConnectionPageInfo;
};

export type CategoryToContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'CategoryToContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type CategoryToContentNodeConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'CategoryToContentNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToContentNodeConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypesOfCategoryEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryToParentCategoryConnectionEdge = CategoryConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'CategoryToParentCategoryConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type CategoryToPostConnection = Connection & PostConnection & {
  __typename?: 'CategoryToPostConnection';
  edges: Array<CategoryToPostConnectionEdge>;
  nodes: Array<Post>;
  pageInfo: CategoryToPostConnectionPageInfo;
};

export type CategoryToPostConnectionEdge = Edge & PostConnectionEdge & {
  __typename?: 'CategoryToPostConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type CategoryToPostConnectionPageInfo = PageInfo & PostConnectionPageInfo & WpPageInfo & {
  __typename?: 'CategoryToPostConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToPostConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  categoryNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['String']['input']>;
  tagIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagSlugAnd?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryToTaxonomyConnectionEdge = Edge & OneToOneConnection & TaxonomyConnectionEdge & {
  __typename?: 'CategoryToTaxonomyConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Taxonomy;
};

export type Comment = DatabaseIdentifier & Node & UniformResourceIdentifiable & {
  __typename?: 'Comment';
  author?: Maybe<CommentToCommenterConnectionEdge>;
  commentedOn?: Maybe<CommentToContentNodeConnectionEdge>;
  content?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<CommentToParentCommentConnectionEdge>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  replies?: Maybe<CommentToCommentConnection>;
  status?: Maybe<CommentStatusEnum>;
  type?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type CommentContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type CommentParentArgs = {
  where?: InputMaybe<CommentToParentCommentConnectionWhereArgs>;
};


export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<CommentToCommentConnectionWhereArgs>;
};

export type CommentAuthor = Commenter & DatabaseIdentifier & Node & {
  __typename?: 'CommentAuthor';
  avatar?: Maybe<Avatar>;
  databaseId: Scalars['Int']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};


export type CommentAuthorAvatarArgs = {
  forceDefault?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<AvatarRatingEnum>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type CommentConnection = {
  edges: Array<CommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: CommentConnectionPageInfo;
};

export type CommentConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type CommentConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CommentNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID';

export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type CommentToCommentConnection = CommentConnection & Connection & {
  __typename?: 'CommentToCommentConnection';
  edges: Array<CommentToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: CommentToCommentConnectionPageInfo;
};

export type CommentToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'CommentToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type CommentToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'CommentToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type CommentToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type CommentToCommenterConnectionEdge = CommenterConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'CommentToCommenterConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  node: Commenter;
  url?: Maybe<Scalars['String']['output']>;
};

export type CommentToContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'CommentToContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type CommentToParentCommentConnectionEdge = CommentConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'CommentToParentCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type CommentToParentCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type Commenter = {
  avatar?: Maybe<Avatar>;
  databaseId: Scalars['Int']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type CommenterConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Commenter;
};

export type CommentsConnectionOrderbyEnum =
  | 'COMMENT_APPROVED'
  | 'COMMENT_AUTHOR'
  | 'COMMENT_CONTENT'
  | 'COMMENT_DATE'
  | 'COMMENT_DATE_GMT'
  | 'COMMENT_ID'
  | 'COMMENT_IN'
  | 'COMMENT_PARENT'
  | 'COMMENT_POST_ID'
  | 'COMMENT_TYPE'
  | 'USER_ID';

export type Connection = {
  edges: Array<Edge>;
  nodes: Array<Node>;
  pageInfo: PageInfo;
};

export type ContentNode = {
  contentType?: Maybe<ContentNodeToContentTypeConnectionEdge>;
  contentTypeName: Scalars['String']['output'];
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  guid?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  modified?: Maybe<Scalars['String']['output']>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  template?: Maybe<ContentTemplate>;
  uri?: Maybe<Scalars['String']['output']>;
};

export type ContentNodeConnection = {
  edges: Array<ContentNodeConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: ContentNodeConnectionPageInfo;
};

export type ContentNodeConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type ContentNodeConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type ContentNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'URI';

export type ContentNodeToContentTypeConnectionEdge = ContentTypeConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'ContentNodeToContentTypeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentType;
};

export type ContentTemplate = {
  templateName?: Maybe<Scalars['String']['output']>;
};

export type ContentTemplateEnum =
  | 'DEFAULT_TEMPLATE';

export type ContentType = Node & UniformResourceIdentifiable & {
  __typename?: 'ContentType';
  connectedTaxonomies?: Maybe<ContentTypeToTaxonomyConnection>;
  contentNodes?: Maybe<ContentTypeToContentNodeConnection>;
  description?: Maybe<Scalars['String']['output']>;
  excludeFromSearch?: Maybe<Scalars['Boolean']['output']>;
  graphqlPluralName?: Maybe<Scalars['String']['output']>;
  graphqlSingleName?: Maybe<Scalars['String']['output']>;
  hasArchive?: Maybe<Scalars['Boolean']['output']>;
  hierarchical?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  labels?: Maybe<PostTypeLabelDetails>;
  name?: Maybe<Scalars['String']['output']>;
  public?: Maybe<Scalars['Boolean']['output']>;
  publiclyQueryable?: Maybe<Scalars['Boolean']['output']>;
  restBase?: Maybe<Scalars['String']['output']>;
  showInGraphql?: Maybe<Scalars['Boolean']['output']>;
  showInRest?: Maybe<Scalars['Boolean']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type ContentTypeConnectedTaxonomiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type ContentTypeContentNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ContentTypeToContentNodeConnectionWhereArgs>;
};

export type ContentTypeConnection = {
  edges: Array<ContentTypeConnectionEdge>;
  nodes: Array<ContentType>;
  pageInfo: ContentTypeConnectionPageInfo;
};

export type ContentTypeConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentType;
};

export type ContentTypeConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type ContentTypeEnum =
  | 'ATTACHMENT'
  | 'PAGE'
  | 'POST';

export type ContentTypeIdTypeEnum =
  | 'ID'
  | 'NAME';

export type ContentTypeToContentNodeConnection = Connection & ContentNodeConnection & {
  __typename?: 'ContentTypeToContentNodeConnection';
  edges: Array<ContentTypeToContentNodeConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: ContentTypeToContentNodeConnectionPageInfo;
};

export type ContentTypeToContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'ContentTypeToContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type ContentTypeToContentNodeConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'ContentTypeToContentNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type ContentTypeToContentNodeConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ContentTypeToTaxonomyConnection = Connection & TaxonomyConnection & {
  __typename?: 'ContentTypeToTaxonomyConnection';
  edges: Array<ContentTypeToTaxonomyConnectionEdge>;
  nodes: Array<Taxonomy>;
  pageInfo: ContentTypeToTaxonomyConnectionPageInfo;
};

export type ContentTypeToTaxonomyConnectionEdge = Edge & TaxonomyConnectionEdge & {
  __typename?: 'ContentTypeToTaxonomyConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Taxonomy;
};

export type ContentTypeToTaxonomyConnectionPageInfo = PageInfo & TaxonomyConnectionPageInfo & WpPageInfo & {
  __typename?: 'ContentTypeToTaxonomyConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type ContentTypesOfCategoryEnum =
  | 'POST';

export type ContentTypesOfTagEnum =
  | 'POST';

export type CreateCommentInput = {
  author?: InputMaybe<Scalars['String']['input']>;
  authorEmail?: InputMaybe<Scalars['String']['input']>;
  authorUrl?: InputMaybe<Scalars['String']['input']>;
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  commentOn?: InputMaybe<Scalars['Int']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateCommentPayload = {
  __typename?: 'CreateCommentPayload';
  clientMutationId?: Maybe<Scalars['String']['output']>;
  comment?: Maybe<Comment>;
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type DatabaseIdentifier = {
  databaseId: Scalars['Int']['output'];
};

export type DateInput = {
  day?: InputMaybe<Scalars['Int']['input']>;
  hour?: InputMaybe<Scalars['Int']['input']>;
  minute?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  second?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type DateQueryInput = {
  after?: InputMaybe<DateInput>;
  before?: InputMaybe<DateInput>;
  column?: InputMaybe<PostObjectsConnectionDateColumnEnum>;
  compare?: InputMaybe<Scalars['String']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  hour?: InputMaybe<Scalars['Int']['input']>;
  inclusive?: InputMaybe<Scalars['Boolean']['input']>;
  minute?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  relation?: InputMaybe<RelationEnum>;
  second?: InputMaybe<Scalars['Int']['input']>;
  week?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type DefaultTemplate = ContentTemplate & {
  __typename?: 'DefaultTemplate';
  templateName?: Maybe<Scalars['String']['output']>;
};

export type DiscussionSettings = Node & {
  __typename?: 'DiscussionSettings';
  defaultCommentStatus?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type Edge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Node;
};

export type ElementorAdblockDetectionTrigger = {
  __typename?: 'ElementorAdblockDetectionTrigger';
  delay: Scalars['Float']['output'];
};

export type ElementorBaseBreakpoint = {
  __typename?: 'ElementorBaseBreakpoint';
  name: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

export type ElementorBreakpoint = {
  __typename?: 'ElementorBreakpoint';
  device: ElementorDeviceEnum;
  direction: ElementorBreakpointDirectionEnum;
  isEnabled: Scalars['Boolean']['output'];
  value: Scalars['Int']['output'];
};

export type ElementorBreakpointDirectionEnum =
  | 'MAX'
  | 'MIN';

export type ElementorBrowserEnum =
  | 'CHROME'
  | 'EDGE'
  | 'FIREFOX'
  | 'IE'
  | 'SAFARI';

export type ElementorBrowsersRule = {
  __typename?: 'ElementorBrowsersRule';
  browsers: ElementorBrowsersScopeEnum;
  browsersOptions: Array<ElementorBrowserEnum>;
};

export type ElementorBrowsersScopeEnum =
  | 'ALL'
  | 'CUSTOM';

export type ElementorClickTrigger = {
  __typename?: 'ElementorClickTrigger';
  times: Scalars['Int']['output'];
};

export type ElementorCloseButtonPositionEnum =
  | 'INSIDE'
  | 'OUTSIDE';

export type ElementorCondition = {
  __typename?: 'ElementorCondition';
  name: Scalars['String']['output'];
  subId?: Maybe<Scalars['Int']['output']>;
  subName?: Maybe<Scalars['String']['output']>;
  type: ElementorConditionTypeEnum;
};

export type ElementorConditionTypeEnum =
  | 'EXCLUDE'
  | 'INCLUDE';

export type ElementorCustomField = {
  __typename?: 'ElementorCustomField';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ElementorDeviceAnimation = {
  __typename?: 'ElementorDeviceAnimation';
  device: ElementorDeviceEnum;
  value: Scalars['String']['output'];
};

export type ElementorDeviceEnum =
  | 'DESKTOP'
  | 'LAPTOP'
  | 'MOBILE'
  | 'MOBILE_EXTRA'
  | 'TABLET'
  | 'TABLET_EXTRA'
  | 'WIDESCREEN';

export type ElementorDeviceHorizontalPosition = {
  __typename?: 'ElementorDeviceHorizontalPosition';
  device: ElementorDeviceEnum;
  value: ElementorHorizontalPositionEnum;
};

export type ElementorDeviceLength = {
  __typename?: 'ElementorDeviceLength';
  device: ElementorDeviceEnum;
  value: ElementorLength;
};

export type ElementorDeviceVerticalPosition = {
  __typename?: 'ElementorDeviceVerticalPosition';
  device: ElementorDeviceEnum;
  value: ElementorVerticalPositionEnum;
};

export type ElementorDevicesRule = {
  __typename?: 'ElementorDevicesRule';
  devices: Array<ElementorDeviceEnum>;
};

export type ElementorDocumentIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG';

export type ElementorElement = {
  __typename?: 'ElementorElement';
  elType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  renderedHtml?: Maybe<Scalars['String']['output']>;
  settings: Scalars['ElementorSettings']['output'];
  widgetType?: Maybe<Scalars['String']['output']>;
};

export type ElementorExitIntentTrigger = {
  __typename?: 'ElementorExitIntentTrigger';
  touch: Scalars['Boolean']['output'];
};

export type ElementorFormError = {
  __typename?: 'ElementorFormError';
  id: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ElementorFormFieldInput = {
  id: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type ElementorFormPopup = {
  __typename?: 'ElementorFormPopup';
  action: ElementorFormPopupAction;
  doNotShowAgain: Scalars['Boolean']['output'];
  popupId?: Maybe<Scalars['Int']['output']>;
};

export type ElementorFormPopupAction =
  | 'CLOSE'
  | 'OPEN';

export type ElementorGlobalColor = {
  __typename?: 'ElementorGlobalColor';
  color: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ElementorGlobalTypography = {
  __typename?: 'ElementorGlobalTypography';
  fontFamily?: Maybe<Scalars['String']['output']>;
  fontSize: Array<ElementorDeviceLength>;
  fontStyle?: Maybe<Scalars['String']['output']>;
  fontWeight?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  letterSpacing: Array<ElementorDeviceLength>;
  lineHeight: Array<ElementorDeviceLength>;
  textDecoration?: Maybe<Scalars['String']['output']>;
  textTransform?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  wordSpacing: Array<ElementorDeviceLength>;
};

export type ElementorHorizontalPositionEnum =
  | 'CENTER'
  | 'LEFT'
  | 'RIGHT';

export type ElementorInactivityTrigger = {
  __typename?: 'ElementorInactivityTrigger';
  time: Scalars['Float']['output'];
};

export type ElementorKit = DatabaseIdentifier & Node & {
  __typename?: 'ElementorKit';
  analyticsMeasurementId?: Maybe<Scalars['String']['output']>;
  baseBreakpoints: Array<ElementorBaseBreakpoint>;
  breakpoints: Array<ElementorBreakpoint>;
  containerFeature: Scalars['Boolean']['output'];
  customColors: Array<ElementorGlobalColor>;
  customCss?: Maybe<Scalars['String']['output']>;
  customTypography: Array<ElementorGlobalTypography>;
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lazyLoadBackgrounds: Scalars['Boolean']['output'];
  lightbox: ElementorLightbox;
  settings: Scalars['ElementorSettings']['output'];
  systemColors: Array<ElementorGlobalColor>;
  systemTypography: Array<ElementorGlobalTypography>;
};

export type ElementorLength = {
  __typename?: 'ElementorLength';
  expression?: Maybe<Scalars['String']['output']>;
  size?: Maybe<Scalars['Float']['output']>;
  unit: Scalars['String']['output'];
};

export type ElementorLightbox = {
  __typename?: 'ElementorLightbox';
  descriptionSource: ElementorLightboxTextSourceEnum;
  enableCounter: Scalars['Boolean']['output'];
  enableFullscreen: Scalars['Boolean']['output'];
  enableShare: Scalars['Boolean']['output'];
  enableZoom: Scalars['Boolean']['output'];
  isGlobal: Scalars['Boolean']['output'];
  shareNetworks: Array<ElementorShareNetworkEnum>;
  titleSource: ElementorLightboxTextSourceEnum;
};

export type ElementorLightboxTextSourceEnum =
  | 'ALT'
  | 'CAPTION'
  | 'DESCRIPTION'
  | 'NONE'
  | 'TITLE';

export type ElementorLocationEnum =
  | 'ARCHIVE'
  | 'FLOATING_BUTTONS'
  | 'FOOTER'
  | 'HEADER'
  | 'SINGLE';

export type ElementorLoggedInRule = {
  __typename?: 'ElementorLoggedInRule';
  roles: Array<Scalars['String']['output']>;
  users: ElementorLoggedInUsersEnum;
};

export type ElementorLoggedInUsersEnum =
  | 'ALL'
  | 'CUSTOM';

export type ElementorLoop = {
  __typename?: 'ElementorLoop';
  databaseIds: Array<Scalars['Int']['output']>;
  terms: Array<ElementorLoopTerm>;
  total: Scalars['Int']['output'];
};


export type ElementorLoopDatabaseIdsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderby?: InputMaybe<Array<PostObjectsConnectionOrderbyInput>>;
};


export type ElementorLoopTermsArgs = {
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  taxonomy: Scalars['String']['input'];
};

export type ElementorLoopTerm = {
  __typename?: 'ElementorLoopTerm';
  count: Scalars['Int']['output'];
  databaseId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parentDatabaseId: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type ElementorLoopTermsWhereArgs = {
  databaseIds: Array<Scalars['Int']['input']>;
  isExcluded?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ElementorLoopWhereArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authorIn?: InputMaybe<Array<Scalars['Int']['input']>>;
  authorNotIn?: InputMaybe<Array<Scalars['Int']['input']>>;
  before?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  notIn?: InputMaybe<Array<Scalars['Int']['input']>>;
  restBase: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Array<ElementorLoopTermsWhereArgs>>;
};

export type ElementorPageLoadTrigger = {
  __typename?: 'ElementorPageLoadTrigger';
  delay: Scalars['Float']['output'];
};

export type ElementorPageMeta = {
  __typename?: 'ElementorPageMeta';
  customFields: Array<ElementorCustomField>;
  excerpt: Scalars['String']['output'];
  featuredImage?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  seo?: Maybe<ElementorPageSeo>;
  terms: Array<TermNode>;
  title: Scalars['String']['output'];
};

export type ElementorPageSeo = {
  __typename?: 'ElementorPageSeo';
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  noIndex: Scalars['Boolean']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type ElementorPageViewsRule = {
  __typename?: 'ElementorPageViewsRule';
  views: Scalars['Int']['output'];
};

export type ElementorPopup = DatabaseIdentifier & Node & NodeWithElementor & {
  __typename?: 'ElementorPopup';
  conditions: Array<ElementorCondition>;
  databaseId: Scalars['Int']['output'];
  elementorDocumentType?: Maybe<Scalars['String']['output']>;
  elementorElements?: Maybe<Array<ElementorElement>>;
  elementorPageSettings?: Maybe<Scalars['ElementorSettings']['output']>;
  id: Scalars['ID']['output'];
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  settings: ElementorPopupSettings;
  slug?: Maybe<Scalars['String']['output']>;
  timing: ElementorPopupTiming;
  title?: Maybe<Scalars['String']['output']>;
  triggers: ElementorPopupTriggers;
};

export type ElementorPopupHeightTypeEnum =
  | 'AUTO'
  | 'CUSTOM'
  | 'FIT_TO_SCREEN';

export type ElementorPopupSettings = {
  __typename?: 'ElementorPopupSettings';
  a11yNavigation: Scalars['Boolean']['output'];
  avoidMultiplePopups: Scalars['Boolean']['output'];
  classes: Scalars['String']['output'];
  closeAutomatically?: Maybe<Scalars['Float']['output']>;
  closeButton: Scalars['Boolean']['output'];
  closeButtonDelay?: Maybe<Scalars['Float']['output']>;
  closeButtonHorizontal: Array<ElementorDeviceLength>;
  closeButtonPosition: ElementorCloseButtonPositionEnum;
  closeButtonVertical: Array<ElementorDeviceLength>;
  contentPosition: ElementorVerticalPositionEnum;
  entranceAnimation: Array<ElementorDeviceAnimation>;
  entranceAnimationDuration: Scalars['Float']['output'];
  exitAnimation: Array<ElementorDeviceAnimation>;
  height: Array<ElementorDeviceLength>;
  heightType: ElementorPopupHeightTypeEnum;
  horizontalPosition: Array<ElementorDeviceHorizontalPosition>;
  openSelector?: Maybe<Scalars['String']['output']>;
  overlay: Scalars['Boolean']['output'];
  preventCloseOnBackgroundClick: Scalars['Boolean']['output'];
  preventCloseOnEscKey: Scalars['Boolean']['output'];
  preventScroll: Scalars['Boolean']['output'];
  verticalPosition: Array<ElementorDeviceVerticalPosition>;
  width: Array<ElementorDeviceLength>;
};

export type ElementorPopupTiming = {
  __typename?: 'ElementorPopupTiming';
  browsers?: Maybe<ElementorBrowsersRule>;
  devices?: Maybe<ElementorDevicesRule>;
  loggedIn?: Maybe<ElementorLoggedInRule>;
  pageViews?: Maybe<ElementorPageViewsRule>;
  schedule?: Maybe<ElementorScheduleRule>;
  sessions?: Maybe<ElementorSessionsRule>;
  sources?: Maybe<ElementorSourcesRule>;
  times?: Maybe<ElementorTimesRule>;
  url?: Maybe<ElementorUrlRule>;
};

export type ElementorPopupTriggers = {
  __typename?: 'ElementorPopupTriggers';
  adblockDetection?: Maybe<ElementorAdblockDetectionTrigger>;
  click?: Maybe<ElementorClickTrigger>;
  exitIntent?: Maybe<ElementorExitIntentTrigger>;
  inactivity?: Maybe<ElementorInactivityTrigger>;
  pageLoad?: Maybe<ElementorPageLoadTrigger>;
  scrolling?: Maybe<ElementorScrollingTrigger>;
  scrollingTo?: Maybe<ElementorScrollingToTrigger>;
};

export type ElementorPopupsWhereArgs = {
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ElementorScheduleRule = {
  __typename?: 'ElementorScheduleRule';
  endDate?: Maybe<Scalars['String']['output']>;
  serverDatetime: Scalars['String']['output'];
  startDate?: Maybe<Scalars['String']['output']>;
  timezone: ElementorScheduleTimezoneEnum;
};

export type ElementorScheduleTimezoneEnum =
  | 'SITE'
  | 'VISITOR';

export type ElementorScrollDirectionEnum =
  | 'DOWN'
  | 'UP';

export type ElementorScrollingToTrigger = {
  __typename?: 'ElementorScrollingToTrigger';
  selector: Scalars['String']['output'];
};

export type ElementorScrollingTrigger = {
  __typename?: 'ElementorScrollingTrigger';
  direction: ElementorScrollDirectionEnum;
  offset: Scalars['Float']['output'];
};

export type ElementorSessionsRule = {
  __typename?: 'ElementorSessionsRule';
  sessions: Scalars['Int']['output'];
};

export type ElementorShareNetworkEnum =
  | 'DIGG'
  | 'DOWNLOAD'
  | 'EMAIL'
  | 'FACEBOOK'
  | 'LINKEDIN'
  | 'MIX'
  | 'ODNOKLASSNIKI'
  | 'PINTEREST'
  | 'POCKET'
  | 'PRINT'
  | 'REDDIT'
  | 'SKYPE'
  | 'STUMBLEUPON'
  | 'TELEGRAM'
  | 'THREADS'
  | 'TUMBLR'
  | 'TWITTER'
  | 'VK'
  | 'WHATSAPP'
  | 'XING'
  | 'X_TWITTER';

export type ElementorSiteConfig = {
  __typename?: 'ElementorSiteConfig';
  ajaxUrl: Scalars['String']['output'];
  contractVersion: Scalars['String']['output'];
  restUrl: Scalars['String']['output'];
  siteLogo?: Maybe<MediaItem>;
  socialFeedAjaxUrl?: Maybe<Scalars['String']['output']>;
};

export type ElementorSourceEnum =
  | 'EXTERNAL'
  | 'INTERNAL'
  | 'SEARCH';

export type ElementorSourcesRule = {
  __typename?: 'ElementorSourcesRule';
  sources: Array<ElementorSourceEnum>;
};

export type ElementorSubmitFormInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  documentId: Scalars['Int']['input'];
  elapsedMilliseconds?: InputMaybe<Scalars['Int']['input']>;
  fields: Array<ElementorFormFieldInput>;
  formId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  referrer?: InputMaybe<Scalars['String']['input']>;
};

export type ElementorSubmitFormPayload = {
  __typename?: 'ElementorSubmitFormPayload';
  clientMutationId?: Maybe<Scalars['String']['output']>;
  errors: Array<ElementorFormError>;
  message: Scalars['String']['output'];
  popup?: Maybe<ElementorFormPopup>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type ElementorTemplate = DatabaseIdentifier & Node & NodeWithElementor & {
  __typename?: 'ElementorTemplate';
  conditions: Array<ElementorCondition>;
  databaseId: Scalars['Int']['output'];
  elementorDocumentType?: Maybe<Scalars['String']['output']>;
  elementorElements?: Maybe<Array<ElementorElement>>;
  elementorPageSettings?: Maybe<Scalars['ElementorSettings']['output']>;
  id: Scalars['ID']['output'];
  location?: Maybe<ElementorLocationEnum>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  settings: ElementorTemplateSettings;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type: ElementorTemplateTypeEnum;
};

export type ElementorTemplateSettings = {
  __typename?: 'ElementorTemplateSettings';
  contentWrapperHtmlTag?: Maybe<ElementorWrapperTagEnum>;
  cssClasses: Scalars['String']['output'];
  customCss?: Maybe<Scalars['String']['output']>;
  hideTitle: Scalars['Boolean']['output'];
  loopSource?: Maybe<Scalars['String']['output']>;
  pageLayout?: Maybe<Scalars['String']['output']>;
  previewId?: Maybe<Scalars['Int']['output']>;
  previewType?: Maybe<Scalars['String']['output']>;
};

export type ElementorTemplateTypeEnum =
  | 'ARCHIVE'
  | 'CONTAINER'
  | 'ERROR_404'
  | 'FLOATING_BUTTONS'
  | 'FOOTER'
  | 'HEADER'
  | 'LOOP_ITEM'
  | 'PAGE'
  | 'PRODUCT'
  | 'PRODUCT_ARCHIVE'
  | 'SEARCH_RESULTS'
  | 'SECTION'
  | 'SINGLE'
  | 'SINGLE_PAGE'
  | 'SINGLE_POST';

export type ElementorTemplatesWhereArgs = {
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  locationIn?: InputMaybe<Array<ElementorLocationEnum>>;
  typeIn?: InputMaybe<Array<ElementorTemplateTypeEnum>>;
};

export type ElementorTimesCountEnum =
  | 'CLOSE'
  | 'OPEN';

export type ElementorTimesPeriodEnum =
  | 'DAY'
  | 'MONTH'
  | 'SESSION'
  | 'WEEK';

export type ElementorTimesRule = {
  __typename?: 'ElementorTimesRule';
  count: ElementorTimesCountEnum;
  period?: Maybe<ElementorTimesPeriodEnum>;
  times: Scalars['Int']['output'];
};

export type ElementorUrlActionEnum =
  | 'HIDE'
  | 'REGEX'
  | 'SHOW';

export type ElementorUrlRule = {
  __typename?: 'ElementorUrlRule';
  action: ElementorUrlActionEnum;
  url: Scalars['String']['output'];
};

export type ElementorVerticalPositionEnum =
  | 'BOTTOM'
  | 'CENTER'
  | 'TOP';

export type ElementorWrapperTagEnum =
  | 'ARTICLE'
  | 'ASIDE'
  | 'DIV'
  | 'FOOTER'
  | 'HEADER'
  | 'MAIN'
  | 'NAV'
  | 'SECTION';

export type GeneralSettings = Node & {
  __typename?: 'GeneralSettings';
  dateFormat?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  homeUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  language?: Maybe<Scalars['String']['output']>;
  siteIcon?: Maybe<GeneralSettingsToMediaItemConnectionEdge>;
  siteIconUrl?: Maybe<Scalars['String']['output']>;
  startOfWeek?: Maybe<Scalars['Int']['output']>;
  timeFormat?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};


export type GeneralSettingsSiteIconUrlArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type GeneralSettingsToMediaItemConnectionEdge = Edge & MediaItemConnectionEdge & OneToOneConnection & {
  __typename?: 'GeneralSettingsToMediaItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MediaItem;
};

export type HierarchicalContentNode = {
  ancestors?: Maybe<HierarchicalContentNodeToContentNodeAncestorsConnection>;
  children?: Maybe<HierarchicalContentNodeToContentNodeChildrenConnection>;
  contentType?: Maybe<ContentNodeToContentTypeConnectionEdge>;
  contentTypeName: Scalars['String']['output'];
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  guid?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  modified?: Maybe<Scalars['String']['output']>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<HierarchicalContentNodeToParentContentNodeConnectionEdge>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  template?: Maybe<ContentTemplate>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type HierarchicalContentNodeAncestorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs>;
};


export type HierarchicalContentNodeChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs>;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnection = Connection & ContentNodeConnection & {
  __typename?: 'HierarchicalContentNodeToContentNodeAncestorsConnection';
  edges: Array<HierarchicalContentNodeToContentNodeAncestorsConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'HierarchicalContentNodeToContentNodeAncestorsConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type HierarchicalContentNodeToContentNodeChildrenConnection = Connection & ContentNodeConnection & {
  __typename?: 'HierarchicalContentNodeToContentNodeChildrenConnection';
  edges: Array<HierarchicalContentNodeToContentNodeChildrenConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'HierarchicalContentNodeToContentNodeChildrenConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type HierarchicalContentNodeToParentContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & OneToOneConnection & {
  __typename?: 'HierarchicalContentNodeToParentContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type HierarchicalNode = {
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
};

export type HierarchicalTermNode = {
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  taxonomyName?: Maybe<Scalars['String']['output']>;
  termGroupId?: Maybe<Scalars['Int']['output']>;
  termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};

export type MediaDetails = {
  __typename?: 'MediaDetails';
  file?: Maybe<Scalars['String']['output']>;
  filePath?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  meta?: Maybe<MediaItemMeta>;
  sizes?: Maybe<Array<Maybe<MediaSize>>>;
  width?: Maybe<Scalars['Int']['output']>;
};


export type MediaDetailsSizesArgs = {
  exclude?: InputMaybe<Array<InputMaybe<MediaItemSizeEnum>>>;
  include?: InputMaybe<Array<InputMaybe<MediaItemSizeEnum>>>;
};

export type MediaItem = ContentNode & DatabaseIdentifier & HierarchicalContentNode & HierarchicalNode & Node & NodeWithAuthor & NodeWithComments & NodeWithTemplate & NodeWithTitle & UniformResourceIdentifiable & {
  __typename?: 'MediaItem';
  altText?: Maybe<Scalars['String']['output']>;
  ancestors?: Maybe<HierarchicalContentNodeToContentNodeAncestorsConnection>;
  author?: Maybe<NodeWithAuthorToUserConnectionEdge>;
  authorDatabaseId?: Maybe<Scalars['Int']['output']>;
  authorId?: Maybe<Scalars['ID']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  children?: Maybe<HierarchicalContentNodeToContentNodeChildrenConnection>;
  commentCount?: Maybe<Scalars['Int']['output']>;
  commentStatus?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<MediaItemToCommentConnection>;
  contentType?: Maybe<ContentNodeToContentTypeConnectionEdge>;
  contentTypeName: Scalars['String']['output'];
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  filePath?: Maybe<Scalars['String']['output']>;
  fileSize?: Maybe<Scalars['Int']['output']>;
  guid?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  mediaDetails?: Maybe<MediaDetails>;
  mediaItemUrl?: Maybe<Scalars['String']['output']>;
  mediaType?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  modified?: Maybe<Scalars['String']['output']>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<HierarchicalContentNodeToParentContentNodeConnectionEdge>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
  sizes?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  sourceUrl?: Maybe<Scalars['String']['output']>;
  srcSet?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  template?: Maybe<ContentTemplate>;
  title?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type MediaItemAncestorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs>;
};


export type MediaItemCaptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type MediaItemChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs>;
};


export type MediaItemCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<MediaItemToCommentConnectionWhereArgs>;
};


export type MediaItemDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type MediaItemFileArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemFilePathArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemFileSizeArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemSizesArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemSourceUrlArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemSrcSetArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type MediaItemConnection = {
  edges: Array<MediaItemConnectionEdge>;
  nodes: Array<MediaItem>;
  pageInfo: MediaItemConnectionPageInfo;
};

export type MediaItemConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: MediaItem;
};

export type MediaItemConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MediaItemIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'SOURCE_URL'
  | 'URI';

export type MediaItemMeta = {
  __typename?: 'MediaItemMeta';
  aperture?: Maybe<Scalars['Float']['output']>;
  camera?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  createdTimestamp?: Maybe<Scalars['Int']['output']>;
  credit?: Maybe<Scalars['String']['output']>;
  focalLength?: Maybe<Scalars['Float']['output']>;
  iso?: Maybe<Scalars['Int']['output']>;
  keywords?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  orientation?: Maybe<Scalars['String']['output']>;
  shutterSpeed?: Maybe<Scalars['Float']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type MediaItemSizeEnum =
  | 'LARGE'
  | 'MEDIUM'
  | 'MEDIUM_LARGE'
  | 'THUMBNAIL'
  | '_1536X1536'
  | '_2048X2048';

export type MediaItemToCommentConnection = CommentConnection & Connection & {
  __typename?: 'MediaItemToCommentConnection';
  edges: Array<MediaItemToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: MediaItemToCommentConnectionPageInfo;
};

export type MediaItemToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'MediaItemToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type MediaItemToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'MediaItemToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MediaItemToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type MediaSize = {
  __typename?: 'MediaSize';
  file?: Maybe<Scalars['String']['output']>;
  filePath?: Maybe<Scalars['String']['output']>;
  fileSize?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sourceUrl?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['String']['output']>;
};

export type Menu = DatabaseIdentifier & Node & {
  __typename?: 'Menu';
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  locations?: Maybe<Array<Maybe<MenuLocationEnum>>>;
  menuItems?: Maybe<MenuToMenuItemConnection>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};


export type MenuMenuItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<MenuToMenuItemConnectionWhereArgs>;
};

export type MenuConnection = {
  edges: Array<MenuConnectionEdge>;
  nodes: Array<Menu>;
  pageInfo: MenuConnectionPageInfo;
};

export type MenuConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Menu;
};

export type MenuConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MenuItem = DatabaseIdentifier & Node & {
  __typename?: 'MenuItem';
  childItems?: Maybe<MenuItemToMenuItemConnection>;
  connectedNode?: Maybe<MenuItemToMenuItemLinkableConnectionEdge>;
  cssClasses?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  linkRelationship?: Maybe<Scalars['String']['output']>;
  locations?: Maybe<Array<Maybe<MenuLocationEnum>>>;
  menu?: Maybe<MenuItemToMenuConnectionEdge>;
  order?: Maybe<Scalars['Int']['output']>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  target?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};


export type MenuItemChildItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<MenuItemToMenuItemConnectionWhereArgs>;
};

export type MenuItemConnection = {
  edges: Array<MenuItemConnectionEdge>;
  nodes: Array<MenuItem>;
  pageInfo: MenuItemConnectionPageInfo;
};

export type MenuItemConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItem;
};

export type MenuItemConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MenuItemLinkable = {
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isTermNode: Scalars['Boolean']['output'];
  uri?: Maybe<Scalars['String']['output']>;
};

export type MenuItemLinkableConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItemLinkable;
};

export type MenuItemNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID';

export type MenuItemToMenuConnectionEdge = Edge & MenuConnectionEdge & OneToOneConnection & {
  __typename?: 'MenuItemToMenuConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Menu;
};

export type MenuItemToMenuItemConnection = Connection & MenuItemConnection & {
  __typename?: 'MenuItemToMenuItemConnection';
  edges: Array<MenuItemToMenuItemConnectionEdge>;
  nodes: Array<MenuItem>;
  pageInfo: MenuItemToMenuItemConnectionPageInfo;
};

export type MenuItemToMenuItemConnectionEdge = Edge & MenuItemConnectionEdge & {
  __typename?: 'MenuItemToMenuItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItem;
};

export type MenuItemToMenuItemConnectionPageInfo = MenuItemConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'MenuItemToMenuItemConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MenuItemToMenuItemConnectionWhereArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<MenuLocationEnum>;
  parentDatabaseId?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type MenuItemToMenuItemLinkableConnectionEdge = Edge & MenuItemLinkableConnectionEdge & OneToOneConnection & {
  __typename?: 'MenuItemToMenuItemLinkableConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItemLinkable;
};

export type MenuLocationEnum =
  | 'EMPTY';

export type MenuNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'LOCATION'
  | 'NAME'
  | 'SLUG';

export type MenuToMenuItemConnection = Connection & MenuItemConnection & {
  __typename?: 'MenuToMenuItemConnection';
  edges: Array<MenuToMenuItemConnectionEdge>;
  nodes: Array<MenuItem>;
  pageInfo: MenuToMenuItemConnectionPageInfo;
};

export type MenuToMenuItemConnectionEdge = Edge & MenuItemConnectionEdge & {
  __typename?: 'MenuToMenuItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItem;
};

export type MenuToMenuItemConnectionPageInfo = MenuItemConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'MenuToMenuItemConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type MenuToMenuItemConnectionWhereArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<MenuLocationEnum>;
  parentDatabaseId?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type MimeTypeEnum =
  | 'APPLICATION_JAVA'
  | 'APPLICATION_JAVASCRIPT'
  | 'APPLICATION_MSWORD'
  | 'APPLICATION_OCTET_STREAM'
  | 'APPLICATION_ONENOTE'
  | 'APPLICATION_OXPS'
  | 'APPLICATION_PDF'
  | 'APPLICATION_RAR'
  | 'APPLICATION_RTF'
  | 'APPLICATION_TTAF_XML'
  | 'APPLICATION_VND_APPLE_KEYNOTE'
  | 'APPLICATION_VND_APPLE_NUMBERS'
  | 'APPLICATION_VND_APPLE_PAGES'
  | 'APPLICATION_VND_MS_ACCESS'
  | 'APPLICATION_VND_MS_EXCEL'
  | 'APPLICATION_VND_MS_EXCEL_ADDIN_MACROENABLED_12'
  | 'APPLICATION_VND_MS_EXCEL_SHEET_BINARY_MACROENABLED_12'
  | 'APPLICATION_VND_MS_EXCEL_SHEET_MACROENABLED_12'
  | 'APPLICATION_VND_MS_EXCEL_TEMPLATE_MACROENABLED_12'
  | 'APPLICATION_VND_MS_POWERPOINT'
  | 'APPLICATION_VND_MS_POWERPOINT_ADDIN_MACROENABLED_12'
  | 'APPLICATION_VND_MS_POWERPOINT_PRESENTATION_MACROENABLED_12'
  | 'APPLICATION_VND_MS_POWERPOINT_SLIDESHOW_MACROENABLED_12'
  | 'APPLICATION_VND_MS_POWERPOINT_SLIDE_MACROENABLED_12'
  | 'APPLICATION_VND_MS_POWERPOINT_TEMPLATE_MACROENABLED_12'
  | 'APPLICATION_VND_MS_PROJECT'
  | 'APPLICATION_VND_MS_WORD_DOCUMENT_MACROENABLED_12'
  | 'APPLICATION_VND_MS_WORD_TEMPLATE_MACROENABLED_12'
  | 'APPLICATION_VND_MS_WRITE'
  | 'APPLICATION_VND_MS_XPSDOCUMENT'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_CHART'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_DATABASE'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_FORMULA'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_GRAPHICS'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_PRESENTATION'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_SPREADSHEET'
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_TEXT'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_PRESENTATION'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_SLIDE'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_SLIDESHOW'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_TEMPLATE'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_SPREADSHEETML_SHEET'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_SPREADSHEETML_TEMPLATE'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_WORDPROCESSINGML_DOCUMENT'
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_WORDPROCESSINGML_TEMPLATE'
  | 'APPLICATION_WORDPERFECT'
  | 'APPLICATION_X_7Z_COMPRESSED'
  | 'APPLICATION_X_GZIP'
  | 'APPLICATION_X_TAR'
  | 'APPLICATION_ZIP'
  | 'AUDIO_AAC'
  | 'AUDIO_FLAC'
  | 'AUDIO_MIDI'
  | 'AUDIO_MPEG'
  | 'AUDIO_OGG'
  | 'AUDIO_WAV'
  | 'AUDIO_X_MATROSKA'
  | 'AUDIO_X_MS_WAX'
  | 'AUDIO_X_MS_WMA'
  | 'AUDIO_X_REALAUDIO'
  | 'IMAGE_AVIF'
  | 'IMAGE_BMP'
  | 'IMAGE_GIF'
  | 'IMAGE_HEIC'
  | 'IMAGE_HEIC_SEQUENCE'
  | 'IMAGE_HEIF'
  | 'IMAGE_HEIF_SEQUENCE'
  | 'IMAGE_JPEG'
  | 'IMAGE_PNG'
  | 'IMAGE_TIFF'
  | 'IMAGE_WEBP'
  | 'IMAGE_X_ICON'
  | 'TEXT_CALENDAR'
  | 'TEXT_CSS'
  | 'TEXT_CSV'
  | 'TEXT_HTML'
  | 'TEXT_PLAIN'
  | 'TEXT_RICHTEXT'
  | 'TEXT_TAB_SEPARATED_VALUES'
  | 'TEXT_VTT'
  | 'VIDEO_3GPP'
  | 'VIDEO_3GPP2'
  | 'VIDEO_AVI'
  | 'VIDEO_DIVX'
  | 'VIDEO_MP4'
  | 'VIDEO_MPEG'
  | 'VIDEO_OGG'
  | 'VIDEO_QUICKTIME'
  | 'VIDEO_WEBM'
  | 'VIDEO_X_FLV'
  | 'VIDEO_X_MATROSKA'
  | 'VIDEO_X_MS_ASF'
  | 'VIDEO_X_MS_WM'
  | 'VIDEO_X_MS_WMV'
  | 'VIDEO_X_MS_WMX';

export type Node = {
  id: Scalars['ID']['output'];
};

export type NodeWithAuthor = {
  author?: Maybe<NodeWithAuthorToUserConnectionEdge>;
  authorDatabaseId?: Maybe<Scalars['Int']['output']>;
  authorId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
};

export type NodeWithAuthorToUserConnectionEdge = Edge & OneToOneConnection & UserConnectionEdge & {
  __typename?: 'NodeWithAuthorToUserConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: User;
};

export type NodeWithComments = {
  commentCount?: Maybe<Scalars['Int']['output']>;
  commentStatus?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type NodeWithContentEditor = {
  content?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};


export type NodeWithContentEditorContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type NodeWithElementor = {
  elementorDocumentType?: Maybe<Scalars['String']['output']>;
  elementorElements?: Maybe<Array<ElementorElement>>;
  elementorPageSettings?: Maybe<Scalars['ElementorSettings']['output']>;
  id: Scalars['ID']['output'];
};

export type NodeWithElementorPageMeta = {
  elementorPageMeta?: Maybe<ElementorPageMeta>;
  id: Scalars['ID']['output'];
};

export type NodeWithExcerpt = {
  excerpt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};


export type NodeWithExcerptExcerptArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type NodeWithFeaturedImage = {
  featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  featuredImageId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
};

export type NodeWithFeaturedImageToMediaItemConnectionEdge = Edge & MediaItemConnectionEdge & OneToOneConnection & {
  __typename?: 'NodeWithFeaturedImageToMediaItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MediaItem;
};

export type NodeWithPageAttributes = {
  id: Scalars['ID']['output'];
  menuOrder?: Maybe<Scalars['Int']['output']>;
};

export type NodeWithTemplate = {
  id: Scalars['ID']['output'];
  template?: Maybe<ContentTemplate>;
};

export type NodeWithTitle = {
  id: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
};


export type NodeWithTitleTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type OneToOneConnection = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Node;
};

export type OrderEnum =
  | 'ASC'
  | 'DESC';

export type Page = ContentNode & DatabaseIdentifier & HierarchicalContentNode & HierarchicalNode & MenuItemLinkable & Node & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithElementor & NodeWithElementorPageMeta & NodeWithFeaturedImage & NodeWithPageAttributes & NodeWithTemplate & NodeWithTitle & Previewable & UniformResourceIdentifiable & {
  __typename?: 'Page';
  ancestors?: Maybe<HierarchicalContentNodeToContentNodeAncestorsConnection>;
  author?: Maybe<NodeWithAuthorToUserConnectionEdge>;
  authorDatabaseId?: Maybe<Scalars['Int']['output']>;
  authorId?: Maybe<Scalars['ID']['output']>;
  children?: Maybe<HierarchicalContentNodeToContentNodeChildrenConnection>;
  commentCount?: Maybe<Scalars['Int']['output']>;
  commentStatus?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<PageToCommentConnection>;
  content?: Maybe<Scalars['String']['output']>;
  contentType?: Maybe<ContentNodeToContentTypeConnectionEdge>;
  contentTypeName: Scalars['String']['output'];
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  elementorDocumentType?: Maybe<Scalars['String']['output']>;
  elementorElements?: Maybe<Array<ElementorElement>>;
  elementorPageMeta?: Maybe<ElementorPageMeta>;
  elementorPageSettings?: Maybe<Scalars['ElementorSettings']['output']>;
  featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  featuredImageId?: Maybe<Scalars['ID']['output']>;
  guid?: Maybe<Scalars['String']['output']>;
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  isPrivacyPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  modified?: Maybe<Scalars['String']['output']>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  parent?: Maybe<HierarchicalContentNodeToParentContentNodeConnectionEdge>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  preview?: Maybe<PageToPreviewConnectionEdge>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  template?: Maybe<ContentTemplate>;
  title?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type PageAncestorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs>;
};


export type PageChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs>;
};


export type PageCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PageToCommentConnectionWhereArgs>;
};


export type PageContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type PageTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type PageConnection = {
  edges: Array<PageConnectionEdge>;
  nodes: Array<Page>;
  pageInfo: PageConnectionPageInfo;
};

export type PageConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Page;
};

export type PageConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PageIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'URI';

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PageToCommentConnection = CommentConnection & Connection & {
  __typename?: 'PageToCommentConnection';
  edges: Array<PageToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: PageToCommentConnectionPageInfo;
};

export type PageToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'PageToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type PageToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'PageToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PageToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type PageToPreviewConnectionEdge = Edge & OneToOneConnection & PageConnectionEdge & {
  __typename?: 'PageToPreviewConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Page;
};

export type Post = ContentNode & DatabaseIdentifier & MenuItemLinkable & Node & NodeWithAuthor & NodeWithComments & NodeWithContentEditor & NodeWithElementor & NodeWithElementorPageMeta & NodeWithExcerpt & NodeWithFeaturedImage & NodeWithTemplate & NodeWithTitle & Previewable & UniformResourceIdentifiable & {
  __typename?: 'Post';
  author?: Maybe<NodeWithAuthorToUserConnectionEdge>;
  authorDatabaseId?: Maybe<Scalars['Int']['output']>;
  authorId?: Maybe<Scalars['ID']['output']>;
  categories?: Maybe<PostToCategoryConnection>;
  commentCount?: Maybe<Scalars['Int']['output']>;
  commentStatus?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<PostToCommentConnection>;
  content?: Maybe<Scalars['String']['output']>;
  contentType?: Maybe<ContentNodeToContentTypeConnectionEdge>;
  contentTypeName: Scalars['String']['output'];
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  dateGmt?: Maybe<Scalars['String']['output']>;
  elementorDocumentType?: Maybe<Scalars['String']['output']>;
  elementorElements?: Maybe<Array<ElementorElement>>;
  elementorPageMeta?: Maybe<ElementorPageMeta>;
  elementorPageSettings?: Maybe<Scalars['ElementorSettings']['output']>;
  excerpt?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  featuredImageId?: Maybe<Scalars['ID']['output']>;
  guid?: Maybe<Scalars['String']['output']>;
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isSticky: Scalars['Boolean']['output'];
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  modified?: Maybe<Scalars['String']['output']>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  preview?: Maybe<PostToPreviewConnectionEdge>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<PostToTagConnection>;
  template?: Maybe<ContentTemplate>;
  terms?: Maybe<PostToTermNodeConnection>;
  title?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type PostCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PostToCategoryConnectionWhereArgs>;
};


export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PostToCommentConnectionWhereArgs>;
};


export type PostContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type PostExcerptArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type PostTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PostToTagConnectionWhereArgs>;
};


export type PostTermsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PostToTermNodeConnectionWhereArgs>;
};


export type PostTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type PostConnection = {
  edges: Array<PostConnectionEdge>;
  nodes: Array<Post>;
  pageInfo: PostConnectionPageInfo;
};

export type PostConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type PostConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

export type PostObjectFieldFormatEnum =
  | 'RAW'
  | 'RENDERED';

export type PostObjectsConnectionDateColumnEnum =
  | 'DATE'
  | 'MODIFIED';

export type PostObjectsConnectionOrderbyEnum =
  | 'AUTHOR'
  | 'COMMENT_COUNT'
  | 'DATE'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME_IN'
  | 'PARENT'
  | 'SLUG'
  | 'TITLE';

export type PostObjectsConnectionOrderbyInput = {
  field: PostObjectsConnectionOrderbyEnum;
  order: OrderEnum;
};

export type PostStatusEnum =
  | 'DRAFT'
  | 'FUTURE'
  | 'INHERIT'
  | 'PENDING'
  | 'PRIVATE'
  | 'PUBLISH'
  | 'TRASH';

export type PostToCategoryConnection = CategoryConnection & Connection & {
  __typename?: 'PostToCategoryConnection';
  edges: Array<PostToCategoryConnectionEdge>;
  nodes: Array<Category>;
  pageInfo: PostToCategoryConnectionPageInfo;
};

export type PostToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  __typename?: 'PostToCategoryConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type PostToCategoryConnectionPageInfo = CategoryConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'PostToCategoryConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToCategoryConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type PostToCommentConnection = CommentConnection & Connection & {
  __typename?: 'PostToCommentConnection';
  edges: Array<PostToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: PostToCommentConnectionPageInfo;
};

export type PostToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'PostToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type PostToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'PostToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type PostToPreviewConnectionEdge = Edge & OneToOneConnection & PostConnectionEdge & {
  __typename?: 'PostToPreviewConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type PostToTagConnection = Connection & TagConnection & {
  __typename?: 'PostToTagConnection';
  edges: Array<PostToTagConnectionEdge>;
  nodes: Array<Tag>;
  pageInfo: PostToTagConnectionPageInfo;
};

export type PostToTagConnectionEdge = Edge & TagConnectionEdge & {
  __typename?: 'PostToTagConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Tag;
};

export type PostToTagConnectionPageInfo = PageInfo & TagConnectionPageInfo & WpPageInfo & {
  __typename?: 'PostToTagConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToTagConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type PostToTermNodeConnection = Connection & TermNodeConnection & {
  __typename?: 'PostToTermNodeConnection';
  edges: Array<PostToTermNodeConnectionEdge>;
  nodes: Array<TermNode>;
  pageInfo: PostToTermNodeConnectionPageInfo;
};

export type PostToTermNodeConnectionEdge = Edge & TermNodeConnectionEdge & {
  __typename?: 'PostToTermNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: TermNode;
};

export type PostToTermNodeConnectionPageInfo = PageInfo & TermNodeConnectionPageInfo & WpPageInfo & {
  __typename?: 'PostToTermNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToTermNodeConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  taxonomies?: InputMaybe<Array<InputMaybe<TaxonomyEnum>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type PostTypeLabelDetails = {
  __typename?: 'PostTypeLabelDetails';
  allItems?: Maybe<Scalars['String']['output']>;
  archives?: Maybe<Scalars['String']['output']>;
  menuName?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  notFound?: Maybe<Scalars['String']['output']>;
  searchItems?: Maybe<Scalars['String']['output']>;
  singularName?: Maybe<Scalars['String']['output']>;
  viewItem?: Maybe<Scalars['String']['output']>;
  viewItems?: Maybe<Scalars['String']['output']>;
};

export type Previewable = {
  isPreview?: Maybe<Scalars['Boolean']['output']>;
  previewRevisionDatabaseId?: Maybe<Scalars['Int']['output']>;
  previewRevisionId?: Maybe<Scalars['ID']['output']>;
};

export type ReadingSettings = Node & {
  __typename?: 'ReadingSettings';
  id: Scalars['ID']['output'];
  pageForPosts?: Maybe<Scalars['Int']['output']>;
  pageOnFront?: Maybe<Scalars['Int']['output']>;
  postsPerPage?: Maybe<Scalars['Int']['output']>;
  showOnFront?: Maybe<Scalars['String']['output']>;
};

export type RelationEnum =
  | 'AND'
  | 'OR';

export type RootMutation = {
  __typename?: 'RootMutation';
  createComment?: Maybe<CreateCommentPayload>;
  elementorSubmitForm?: Maybe<ElementorSubmitFormPayload>;
};


export type RootMutationCreateCommentArgs = {
  input: CreateCommentInput;
};


export type RootMutationElementorSubmitFormArgs = {
  input: ElementorSubmitFormInput;
};

export type RootQuery = {
  __typename?: 'RootQuery';
  allSettings?: Maybe<Settings>;
  categories?: Maybe<RootQueryToCategoryConnection>;
  category?: Maybe<Category>;
  comment?: Maybe<Comment>;
  comments?: Maybe<RootQueryToCommentConnection>;
  contentNode?: Maybe<ContentNode>;
  contentNodes?: Maybe<RootQueryToContentNodeConnection>;
  contentType?: Maybe<ContentType>;
  contentTypes?: Maybe<RootQueryToContentTypeConnection>;
  discussionSettings?: Maybe<DiscussionSettings>;
  elementorKit?: Maybe<ElementorKit>;
  elementorLoop?: Maybe<ElementorLoop>;
  elementorPopup?: Maybe<ElementorPopup>;
  elementorPopups?: Maybe<Array<ElementorPopup>>;
  elementorSearchSuggestion?: Maybe<Scalars['String']['output']>;
  elementorSiteConfig?: Maybe<ElementorSiteConfig>;
  elementorTemplate?: Maybe<ElementorTemplate>;
  elementorTemplates?: Maybe<Array<ElementorTemplate>>;
  generalSettings?: Maybe<GeneralSettings>;
  mediaItem?: Maybe<MediaItem>;
  mediaItems?: Maybe<RootQueryToMediaItemConnection>;
  menu?: Maybe<Menu>;
  menuItem?: Maybe<MenuItem>;
  menuItems?: Maybe<RootQueryToMenuItemConnection>;
  menus?: Maybe<RootQueryToMenuConnection>;
  node?: Maybe<Node>;
  nodeByUri?: Maybe<UniformResourceIdentifiable>;
  page?: Maybe<Page>;
  pages?: Maybe<RootQueryToPageConnection>;
  post?: Maybe<Post>;
  posts?: Maybe<RootQueryToPostConnection>;
  readingSettings?: Maybe<ReadingSettings>;
  tag?: Maybe<Tag>;
  tags?: Maybe<RootQueryToTagConnection>;
  taxonomies?: Maybe<RootQueryToTaxonomyConnection>;
  taxonomy?: Maybe<Taxonomy>;
  termNode?: Maybe<TermNode>;
  terms?: Maybe<RootQueryToTermNodeConnection>;
  user?: Maybe<User>;
  users?: Maybe<RootQueryToUserConnection>;
  viewer?: Maybe<User>;
};


export type RootQueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToCategoryConnectionWhereArgs>;
};


export type RootQueryCategoryArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CategoryIdType>;
};


export type RootQueryCommentArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CommentNodeIdTypeEnum>;
};


export type RootQueryCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToCommentConnectionWhereArgs>;
};


export type RootQueryContentNodeArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  contentType?: InputMaybe<ContentTypeEnum>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ContentNodeIdTypeEnum>;
};


export type RootQueryContentNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToContentNodeConnectionWhereArgs>;
};


export type RootQueryContentTypeArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ContentTypeIdTypeEnum>;
};


export type RootQueryContentTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type RootQueryElementorLoopArgs = {
  where: ElementorLoopWhereArgs;
};


export type RootQueryElementorPopupArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ElementorDocumentIdTypeEnum>;
};


export type RootQueryElementorPopupsArgs = {
  where?: InputMaybe<ElementorPopupsWhereArgs>;
};


export type RootQueryElementorSearchSuggestionArgs = {
  search: Scalars['String']['input'];
};


export type RootQueryElementorTemplateArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ElementorDocumentIdTypeEnum>;
};


export type RootQueryElementorTemplatesArgs = {
  where?: InputMaybe<ElementorTemplatesWhereArgs>;
};


export type RootQueryMediaItemArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<MediaItemIdType>;
};


export type RootQueryMediaItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToMediaItemConnectionWhereArgs>;
};


export type RootQueryMenuArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<MenuNodeIdTypeEnum>;
};


export type RootQueryMenuItemArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<MenuItemNodeIdTypeEnum>;
};


export type RootQueryMenuItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToMenuItemConnectionWhereArgs>;
};


export type RootQueryMenusArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToMenuConnectionWhereArgs>;
};


export type RootQueryNodeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type RootQueryNodeByUriArgs = {
  uri: Scalars['String']['input'];
};


export type RootQueryPageArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<PageIdType>;
};


export type RootQueryPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToPageConnectionWhereArgs>;
};


export type RootQueryPostArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<PostIdType>;
};


export type RootQueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToPostConnectionWhereArgs>;
};


export type RootQueryTagArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<TagIdType>;
};


export type RootQueryTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToTagConnectionWhereArgs>;
};


export type RootQueryTaxonomiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type RootQueryTaxonomyArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<TaxonomyIdTypeEnum>;
};


export type RootQueryTermNodeArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<TermNodeIdTypeEnum>;
  taxonomy?: InputMaybe<TaxonomyEnum>;
};


export type RootQueryTermsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToTermNodeConnectionWhereArgs>;
};


export type RootQueryUserArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<UserNodeIdTypeEnum>;
};


export type RootQueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToUserConnectionWhereArgs>;
};

export type RootQueryToCategoryConnection = CategoryConnection & Connection & {
  __typename?: 'RootQueryToCategoryConnection';
  edges: Array<RootQueryToCategoryConnectionEdge>;
  nodes: Array<Category>;
  pageInfo: RootQueryToCategoryConnectionPageInfo;
};

export type RootQueryToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  __typename?: 'RootQueryToCategoryConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Category;
};

export type RootQueryToCategoryConnectionPageInfo = CategoryConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToCategoryConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToCategoryConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type RootQueryToCommentConnection = CommentConnection & Connection & {
  __typename?: 'RootQueryToCommentConnection';
  edges: Array<RootQueryToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: RootQueryToCommentConnectionPageInfo;
};

export type RootQueryToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'RootQueryToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type RootQueryToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type RootQueryToContentNodeConnection = Connection & ContentNodeConnection & {
  __typename?: 'RootQueryToContentNodeConnection';
  edges: Array<RootQueryToContentNodeConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: RootQueryToContentNodeConnectionPageInfo;
};

export type RootQueryToContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'RootQueryToContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type RootQueryToContentNodeConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToContentNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToContentNodeConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToContentTypeConnection = Connection & ContentTypeConnection & {
  __typename?: 'RootQueryToContentTypeConnection';
  edges: Array<RootQueryToContentTypeConnectionEdge>;
  nodes: Array<ContentType>;
  pageInfo: RootQueryToContentTypeConnectionPageInfo;
};

export type RootQueryToContentTypeConnectionEdge = ContentTypeConnectionEdge & Edge & {
  __typename?: 'RootQueryToContentTypeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentType;
};

export type RootQueryToContentTypeConnectionPageInfo = ContentTypeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToContentTypeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToMediaItemConnection = Connection & MediaItemConnection & {
  __typename?: 'RootQueryToMediaItemConnection';
  edges: Array<RootQueryToMediaItemConnectionEdge>;
  nodes: Array<MediaItem>;
  pageInfo: RootQueryToMediaItemConnectionPageInfo;
};

export type RootQueryToMediaItemConnectionEdge = Edge & MediaItemConnectionEdge & {
  __typename?: 'RootQueryToMediaItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MediaItem;
};

export type RootQueryToMediaItemConnectionPageInfo = MediaItemConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToMediaItemConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToMediaItemConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToMenuConnection = Connection & MenuConnection & {
  __typename?: 'RootQueryToMenuConnection';
  edges: Array<RootQueryToMenuConnectionEdge>;
  nodes: Array<Menu>;
  pageInfo: RootQueryToMenuConnectionPageInfo;
};

export type RootQueryToMenuConnectionEdge = Edge & MenuConnectionEdge & {
  __typename?: 'RootQueryToMenuConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Menu;
};

export type RootQueryToMenuConnectionPageInfo = MenuConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToMenuConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToMenuConnectionWhereArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<MenuLocationEnum>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToMenuItemConnection = Connection & MenuItemConnection & {
  __typename?: 'RootQueryToMenuItemConnection';
  edges: Array<RootQueryToMenuItemConnectionEdge>;
  nodes: Array<MenuItem>;
  pageInfo: RootQueryToMenuItemConnectionPageInfo;
};

export type RootQueryToMenuItemConnectionEdge = Edge & MenuItemConnectionEdge & {
  __typename?: 'RootQueryToMenuItemConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: MenuItem;
};

export type RootQueryToMenuItemConnectionPageInfo = MenuItemConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToMenuItemConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToMenuItemConnectionWhereArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<MenuLocationEnum>;
  parentDatabaseId?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type RootQueryToPageConnection = Connection & PageConnection & {
  __typename?: 'RootQueryToPageConnection';
  edges: Array<RootQueryToPageConnectionEdge>;
  nodes: Array<Page>;
  pageInfo: RootQueryToPageConnectionPageInfo;
};

export type RootQueryToPageConnectionEdge = Edge & PageConnectionEdge & {
  __typename?: 'RootQueryToPageConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Page;
};

export type RootQueryToPageConnectionPageInfo = PageConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'RootQueryToPageConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToPageConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToPostConnection = Connection & PostConnection & {
  __typename?: 'RootQueryToPostConnection';
  edges: Array<RootQueryToPostConnectionEdge>;
  nodes: Array<Post>;
  pageInfo: RootQueryToPostConnectionPageInfo;
};

export type RootQueryToPostConnectionEdge = Edge & PostConnectionEdge & {
  __typename?: 'RootQueryToPostConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type RootQueryToPostConnectionPageInfo = PageInfo & PostConnectionPageInfo & WpPageInfo & {
  __typename?: 'RootQueryToPostConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToPostConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  categoryNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['String']['input']>;
  tagIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagSlugAnd?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToTagConnection = Connection & TagConnection & {
  __typename?: 'RootQueryToTagConnection';
  edges: Array<RootQueryToTagConnectionEdge>;
  nodes: Array<Tag>;
  pageInfo: RootQueryToTagConnectionPageInfo;
};

export type RootQueryToTagConnectionEdge = Edge & TagConnectionEdge & {
  __typename?: 'RootQueryToTagConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Tag;
};

export type RootQueryToTagConnectionPageInfo = PageInfo & TagConnectionPageInfo & WpPageInfo & {
  __typename?: 'RootQueryToTagConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToTagConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type RootQueryToTaxonomyConnection = Connection & TaxonomyConnection & {
  __typename?: 'RootQueryToTaxonomyConnection';
  edges: Array<RootQueryToTaxonomyConnectionEdge>;
  nodes: Array<Taxonomy>;
  pageInfo: RootQueryToTaxonomyConnectionPageInfo;
};

export type RootQueryToTaxonomyConnectionEdge = Edge & TaxonomyConnectionEdge & {
  __typename?: 'RootQueryToTaxonomyConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Taxonomy;
};

export type RootQueryToTaxonomyConnectionPageInfo = PageInfo & TaxonomyConnectionPageInfo & WpPageInfo & {
  __typename?: 'RootQueryToTaxonomyConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToTermNodeConnection = Connection & TermNodeConnection & {
  __typename?: 'RootQueryToTermNodeConnection';
  edges: Array<RootQueryToTermNodeConnectionEdge>;
  nodes: Array<TermNode>;
  pageInfo: RootQueryToTermNodeConnectionPageInfo;
};

export type RootQueryToTermNodeConnectionEdge = Edge & TermNodeConnectionEdge & {
  __typename?: 'RootQueryToTermNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: TermNode;
};

export type RootQueryToTermNodeConnectionPageInfo = PageInfo & TermNodeConnectionPageInfo & WpPageInfo & {
  __typename?: 'RootQueryToTermNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToTermNodeConnectionWhereArgs = {
  childOf?: InputMaybe<Scalars['Int']['input']>;
  childless?: InputMaybe<Scalars['Boolean']['input']>;
  descriptionLike?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  excludeTree?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nameLike?: InputMaybe<Scalars['String']['input']>;
  objectIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  taxonomies?: InputMaybe<Array<InputMaybe<TaxonomyEnum>>>;
  termTaxonomyId?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type RootQueryToUserConnection = Connection & UserConnection & {
  __typename?: 'RootQueryToUserConnection';
  edges: Array<RootQueryToUserConnectionEdge>;
  nodes: Array<User>;
  pageInfo: RootQueryToUserConnectionPageInfo;
};

export type RootQueryToUserConnectionEdge = Edge & UserConnectionEdge & {
  __typename?: 'RootQueryToUserConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: User;
};

export type RootQueryToUserConnectionPageInfo = PageInfo & UserConnectionPageInfo & WpPageInfo & {
  __typename?: 'RootQueryToUserConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToUserConnectionWhereArgs = {
  exclude?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  hasPublishedPosts?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  include?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  nicename?: InputMaybe<Scalars['String']['input']>;
  nicenameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  nicenameNotIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<UsersConnectionOrderbyInput>>>;
  role?: InputMaybe<UserRoleEnum>;
  roleIn?: InputMaybe<Array<InputMaybe<UserRoleEnum>>>;
  roleNotIn?: InputMaybe<Array<InputMaybe<UserRoleEnum>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  searchColumns?: InputMaybe<Array<InputMaybe<UsersConnectionSearchColumnEnum>>>;
};

export type Settings = {
  __typename?: 'Settings';
  discussionSettingsDefaultCommentStatus?: Maybe<Scalars['String']['output']>;
  generalSettingsDateFormat?: Maybe<Scalars['String']['output']>;
  generalSettingsDescription?: Maybe<Scalars['String']['output']>;
  generalSettingsEmail?: Maybe<Scalars['String']['output']>;
  generalSettingsHomeUrl?: Maybe<Scalars['String']['output']>;
  generalSettingsLanguage?: Maybe<Scalars['String']['output']>;
  generalSettingsStartOfWeek?: Maybe<Scalars['Int']['output']>;
  generalSettingsTimeFormat?: Maybe<Scalars['String']['output']>;
  generalSettingsTimezone?: Maybe<Scalars['String']['output']>;
  generalSettingsTitle?: Maybe<Scalars['String']['output']>;
  generalSettingsUrl?: Maybe<Scalars['String']['output']>;
  readingSettingsPageForPosts?: Maybe<Scalars['Int']['output']>;
  readingSettingsPageOnFront?: Maybe<Scalars['Int']['output']>;
  readingSettingsPostsPerPage?: Maybe<Scalars['Int']['output']>;
  readingSettingsShowOnFront?: Maybe<Scalars['String']['output']>;
};

export type Tag = DatabaseIdentifier & MenuItemLinkable & Node & TermNode & UniformResourceIdentifiable & {
  __typename?: 'Tag';
  contentNodes?: Maybe<TagToContentNodeConnection>;
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  posts?: Maybe<TagToPostConnection>;
  slug?: Maybe<Scalars['String']['output']>;
  taxonomy?: Maybe<TagToTaxonomyConnectionEdge>;
  taxonomyName?: Maybe<Scalars['String']['output']>;
  termGroupId?: Maybe<Scalars['Int']['output']>;
  termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type TagContentNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TagToContentNodeConnectionWhereArgs>;
};


export type TagPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<TagToPostConnectionWhereArgs>;
};

export type TagConnection = {
  edges: Array<TagConnectionEdge>;
  nodes: Array<Tag>;
  pageInfo: TagConnectionPageInfo;
};

export type TagConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Tag;
};

export type TagConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TagIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type TagToContentNodeConnection = Connection & ContentNodeConnection & {
  __typename?: 'TagToContentNodeConnection';
  edges: Array<TagToContentNodeConnectionEdge>;
  nodes: Array<ContentNode>;
  pageInfo: TagToContentNodeConnectionPageInfo;
};

export type TagToContentNodeConnectionEdge = ContentNodeConnectionEdge & Edge & {
  __typename?: 'TagToContentNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentNode;
};

export type TagToContentNodeConnectionPageInfo = ContentNodeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'TagToContentNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TagToContentNodeConnectionWhereArgs = {
  contentTypes?: InputMaybe<Array<InputMaybe<ContentTypesOfTagEnum>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type TagToPostConnection = Connection & PostConnection & {
  __typename?: 'TagToPostConnection';
  edges: Array<TagToPostConnectionEdge>;
  nodes: Array<Post>;
  pageInfo: TagToPostConnectionPageInfo;
};

export type TagToPostConnectionEdge = Edge & PostConnectionEdge & {
  __typename?: 'TagToPostConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type TagToPostConnectionPageInfo = PageInfo & PostConnectionPageInfo & WpPageInfo & {
  __typename?: 'TagToPostConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TagToPostConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  categoryNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['String']['input']>;
  tagIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagSlugAnd?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type TagToTaxonomyConnectionEdge = Edge & OneToOneConnection & TaxonomyConnectionEdge & {
  __typename?: 'TagToTaxonomyConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Taxonomy;
};

export type Taxonomy = Node & {
  __typename?: 'Taxonomy';
  connectedContentTypes?: Maybe<TaxonomyToContentTypeConnection>;
  connectedTerms?: Maybe<TaxonomyToTermNodeConnection>;
  description?: Maybe<Scalars['String']['output']>;
  graphqlPluralName?: Maybe<Scalars['String']['output']>;
  graphqlSingleName?: Maybe<Scalars['String']['output']>;
  hierarchical?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  public?: Maybe<Scalars['Boolean']['output']>;
  restBase?: Maybe<Scalars['String']['output']>;
  showInGraphql?: Maybe<Scalars['Boolean']['output']>;
  showInRest?: Maybe<Scalars['Boolean']['output']>;
};


export type TaxonomyConnectedContentTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type TaxonomyConnectedTermsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type TaxonomyConnection = {
  edges: Array<TaxonomyConnectionEdge>;
  nodes: Array<Taxonomy>;
  pageInfo: TaxonomyConnectionPageInfo;
};

export type TaxonomyConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: Taxonomy;
};

export type TaxonomyConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TaxonomyEnum =
  | 'CATEGORY'
  | 'TAG';

export type TaxonomyIdTypeEnum =
  | 'ID'
  | 'NAME';

export type TaxonomyToContentTypeConnection = Connection & ContentTypeConnection & {
  __typename?: 'TaxonomyToContentTypeConnection';
  edges: Array<TaxonomyToContentTypeConnectionEdge>;
  nodes: Array<ContentType>;
  pageInfo: TaxonomyToContentTypeConnectionPageInfo;
};

export type TaxonomyToContentTypeConnectionEdge = ContentTypeConnectionEdge & Edge & {
  __typename?: 'TaxonomyToContentTypeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: ContentType;
};

export type TaxonomyToContentTypeConnectionPageInfo = ContentTypeConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'TaxonomyToContentTypeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TaxonomyToTermNodeConnection = Connection & TermNodeConnection & {
  __typename?: 'TaxonomyToTermNodeConnection';
  edges: Array<TaxonomyToTermNodeConnectionEdge>;
  nodes: Array<TermNode>;
  pageInfo: TaxonomyToTermNodeConnectionPageInfo;
};

export type TaxonomyToTermNodeConnectionEdge = Edge & TermNodeConnectionEdge & {
  __typename?: 'TaxonomyToTermNodeConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: TermNode;
};

export type TaxonomyToTermNodeConnectionPageInfo = PageInfo & TermNodeConnectionPageInfo & WpPageInfo & {
  __typename?: 'TaxonomyToTermNodeConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TermNode = {
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  taxonomyName?: Maybe<Scalars['String']['output']>;
  termGroupId?: Maybe<Scalars['Int']['output']>;
  termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
};

export type TermNodeConnection = {
  edges: Array<TermNodeConnectionEdge>;
  nodes: Array<TermNode>;
  pageInfo: TermNodeConnectionPageInfo;
};

export type TermNodeConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: TermNode;
};

export type TermNodeConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type TermNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type TermObjectsConnectionOrderbyEnum =
  | 'COUNT'
  | 'DESCRIPTION'
  | 'NAME'
  | 'SLUG'
  | 'TERM_GROUP'
  | 'TERM_ID'
  | 'TERM_ORDER';

export type UniformResourceIdentifiable = {
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isTermNode: Scalars['Boolean']['output'];
  uri?: Maybe<Scalars['String']['output']>;
};

export type User = Commenter & DatabaseIdentifier & Node & UniformResourceIdentifiable & {
  __typename?: 'User';
  avatar?: Maybe<Avatar>;
  capabilities?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  comments?: Maybe<UserToCommentConnection>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isComment: Scalars['Boolean']['output'];
  isContentNode: Scalars['Boolean']['output'];
  isFrontPage: Scalars['Boolean']['output'];
  isPostsPage: Scalars['Boolean']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  isTermNode: Scalars['Boolean']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  nicename?: Maybe<Scalars['String']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  posts?: Maybe<UserToPostConnection>;
  roles?: Maybe<UserToUserRoleConnection>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
};


export type UserAvatarArgs = {
  forceDefault?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<AvatarRatingEnum>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type UserCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserToCommentConnectionWhereArgs>;
};


export type UserPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserToPostConnectionWhereArgs>;
};


export type UserRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type UserConnection = {
  edges: Array<UserConnectionEdge>;
  nodes: Array<User>;
  pageInfo: UserConnectionPageInfo;
};

export type UserConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: User;
};

export type UserConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'EMAIL'
  | 'ID'
  | 'SLUG'
  | 'URI'
  | 'USERNAME';

export type UserRole = Node & {
  __typename?: 'UserRole';
  capabilities?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  displayName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRestricted?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type UserRoleConnection = {
  edges: Array<UserRoleConnectionEdge>;
  nodes: Array<UserRole>;
  pageInfo: UserRoleConnectionPageInfo;
};

export type UserRoleConnectionEdge = {
  cursor?: Maybe<Scalars['String']['output']>;
  node: UserRole;
};

export type UserRoleConnectionPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserRoleEnum =
  | 'ADMINISTRATOR'
  | 'AUTHOR'
  | 'CONTRIBUTOR'
  | 'EDITOR'
  | 'SUBSCRIBER';

export type UserToCommentConnection = CommentConnection & Connection & {
  __typename?: 'UserToCommentConnection';
  edges: Array<UserToCommentConnectionEdge>;
  nodes: Array<Comment>;
  pageInfo: UserToCommentConnectionPageInfo;
};

export type UserToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  __typename?: 'UserToCommentConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Comment;
};

export type UserToCommentConnectionPageInfo = CommentConnectionPageInfo & PageInfo & WpPageInfo & {
  __typename?: 'UserToCommentConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserToCommentConnectionWhereArgs = {
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  commentType?: InputMaybe<Scalars['String']['input']>;
  commentTypeIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  contentIdIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentIdNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contentName?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Array<InputMaybe<ContentTypeEnum>>>;
  order?: InputMaybe<OrderEnum>;
  orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  statusIn?: InputMaybe<Array<InputMaybe<CommentStatusEnum>>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type UserToPostConnection = Connection & PostConnection & {
  __typename?: 'UserToPostConnection';
  edges: Array<UserToPostConnectionEdge>;
  nodes: Array<Post>;
  pageInfo: UserToPostConnectionPageInfo;
};

export type UserToPostConnectionEdge = Edge & PostConnectionEdge & {
  __typename?: 'UserToPostConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: Post;
};

export type UserToPostConnectionPageInfo = PageInfo & PostConnectionPageInfo & WpPageInfo & {
  __typename?: 'UserToPostConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserToPostConnectionWhereArgs = {
  author?: InputMaybe<Scalars['Int']['input']>;
  authorIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  authorName?: InputMaybe<Scalars['String']['input']>;
  authorNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  categoryNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  dateQuery?: InputMaybe<DateQueryInput>;
  hasPassword?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  mimeType?: InputMaybe<MimeTypeEnum>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  parentIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  parentNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  stati?: InputMaybe<Array<InputMaybe<PostStatusEnum>>>;
  status?: InputMaybe<PostStatusEnum>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['String']['input']>;
  tagIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagNotIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  tagSlugAnd?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  template?: InputMaybe<ContentTemplateEnum>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UserToUserRoleConnection = Connection & UserRoleConnection & {
  __typename?: 'UserToUserRoleConnection';
  edges: Array<UserToUserRoleConnectionEdge>;
  nodes: Array<UserRole>;
  pageInfo: UserToUserRoleConnectionPageInfo;
};

export type UserToUserRoleConnectionEdge = Edge & UserRoleConnectionEdge & {
  __typename?: 'UserToUserRoleConnectionEdge';
  cursor?: Maybe<Scalars['String']['output']>;
  node: UserRole;
};

export type UserToUserRoleConnectionPageInfo = PageInfo & UserRoleConnectionPageInfo & WpPageInfo & {
  __typename?: 'UserToUserRoleConnectionPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type UsersConnectionOrderbyEnum =
  | 'DISPLAY_NAME'
  | 'NICE_NAME'
  | 'NICE_NAME_IN'
  | 'REGISTERED'
  | 'URL';

export type UsersConnectionOrderbyInput = {
  field: UsersConnectionOrderbyEnum;
  order?: InputMaybe<OrderEnum>;
};

export type UsersConnectionSearchColumnEnum =
  | 'ID'
  | 'NICENAME'
  | 'URL';

export type WpPageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CategoryConnection:
    | ( Omit<CategoryToAncestorsCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToAncestorsCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
  ;
  CategoryConnectionEdge:
    | ( Omit<CategoryToAncestorsCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<PostToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
  ;
  CategoryConnectionPageInfo:
    | ( CategoryToAncestorsCategoryConnectionPageInfo )
    | ( CategoryToCategoryConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
  ;
  CommentConnection:
    | ( Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CommentToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<MediaItemToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MediaItemToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<PageToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PageToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<UserToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
  ;
  CommentConnectionEdge:
    | ( Omit<CommentToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<CommentToParentCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<MediaItemToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<PageToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<PostToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<UserToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
  ;
  CommentConnectionPageInfo:
    | ( CommentToCommentConnectionPageInfo )
    | ( MediaItemToCommentConnectionPageInfo )
    | ( PageToCommentConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( UserToCommentConnectionPageInfo )
  ;
  Commenter:
    | ( CommentAuthorModel )
    | ( UserRecord )
  ;
  CommenterConnectionEdge: ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } );
  Connection:
    | ( Omit<CategoryToAncestorsCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToAncestorsCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<CategoryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CommentToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<ContentTypeToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['ContentTypeToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<ContentTypeToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['ContentTypeToTaxonomyConnectionEdge']>, nodes: Array<_RefType['Taxonomy']> } )
    | ( Omit<HierarchicalContentNodeToContentNodeAncestorsConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<HierarchicalContentNodeToContentNodeChildrenConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<MediaItemToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MediaItemToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<MenuItemToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MenuItemToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
    | ( Omit<MenuToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MenuToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
    | ( Omit<PageToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PageToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToTagConnectionEdge']>, nodes: Array<_RefType['Tag']> } )
    | ( Omit<PostToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
    | ( Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToCategoryConnectionEdge']>, nodes: Array<_RefType['Category']> } )
    | ( Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<RootQueryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<RootQueryToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToContentTypeConnectionEdge']>, nodes: Array<_RefType['ContentType']> } )
    | ( Omit<RootQueryToMediaItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMediaItemConnectionEdge']>, nodes: Array<_RefType['MediaItem']> } )
    | ( Omit<RootQueryToMenuConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMenuConnectionEdge']>, nodes: Array<_RefType['Menu']> } )
    | ( Omit<RootQueryToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
    | ( Omit<RootQueryToPageConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToPageConnectionEdge']>, nodes: Array<_RefType['Page']> } )
    | ( Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTagConnectionEdge']>, nodes: Array<_RefType['Tag']> } )
    | ( Omit<RootQueryToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTaxonomyConnectionEdge']>, nodes: Array<_RefType['Taxonomy']> } )
    | ( Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
    | ( Omit<RootQueryToUserConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToUserConnectionEdge']>, nodes: Array<_RefType['User']> } )
    | ( Omit<TagToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TagToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TagToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<TaxonomyToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TaxonomyToContentTypeConnectionEdge']>, nodes: Array<_RefType['ContentType']> } )
    | ( Omit<TaxonomyToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TaxonomyToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
    | ( Omit<UserToCommentConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToCommentConnectionEdge']>, nodes: Array<_RefType['Comment']> } )
    | ( Omit<UserToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<UserToUserRoleConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToUserRoleConnectionEdge']>, nodes: Array<_RefType['UserRole']> } )
  ;
  ContentNode:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  ContentNodeConnection:
    | ( Omit<CategoryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<ContentTypeToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['ContentTypeToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<HierarchicalContentNodeToContentNodeAncestorsConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<HierarchicalContentNodeToContentNodeChildrenConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<RootQueryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
    | ( Omit<TagToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TagToContentNodeConnectionEdge']>, nodes: Array<_RefType['ContentNode']> } )
  ;
  ContentNodeConnectionEdge:
    | ( Omit<CategoryToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<ContentTypeToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<HierarchicalContentNodeToContentNodeAncestorsConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<HierarchicalContentNodeToContentNodeChildrenConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<HierarchicalContentNodeToParentContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<RootQueryToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<TagToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
  ;
  ContentNodeConnectionPageInfo:
    | ( CategoryToContentNodeConnectionPageInfo )
    | ( ContentTypeToContentNodeConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo )
    | ( RootQueryToContentNodeConnectionPageInfo )
    | ( TagToContentNodeConnectionPageInfo )
  ;
  ContentTemplate: ( DefaultTemplate );
  ContentTypeConnection:
    | ( Omit<RootQueryToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToContentTypeConnectionEdge']>, nodes: Array<_RefType['ContentType']> } )
    | ( Omit<TaxonomyToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TaxonomyToContentTypeConnectionEdge']>, nodes: Array<_RefType['ContentType']> } )
  ;
  ContentTypeConnectionEdge:
    | ( Omit<ContentNodeToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<RootQueryToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<TaxonomyToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
  ;
  ContentTypeConnectionPageInfo:
    | ( RootQueryToContentTypeConnectionPageInfo )
    | ( TaxonomyToContentTypeConnectionPageInfo )
  ;
  DatabaseIdentifier:
    | ( TermRecord )
    | ( CommentRecord )
    | ( CommentAuthorModel )
    | ( KitModel )
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( MenuRecord )
    | ( MenuItemRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( TermRecord )
    | ( UserRecord )
  ;
  Edge:
    | ( Omit<CategoryToAncestorsCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<CategoryToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<CommentToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<CommentToParentCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<ContentNodeToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<ContentTypeToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<ContentTypeToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<GeneralSettingsToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<HierarchicalContentNodeToContentNodeAncestorsConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<HierarchicalContentNodeToContentNodeChildrenConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<HierarchicalContentNodeToParentContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<MediaItemToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<MenuItemToMenuConnectionEdge, 'node'> & { node: _RefType['Menu'] } )
    | ( Omit<MenuItemToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
    | ( Omit<MenuItemToMenuItemLinkableConnectionEdge, 'node'> & { node: _RefType['MenuItemLinkable'] } )
    | ( Omit<MenuToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
    | ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<PageToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<PageToPreviewConnectionEdge, 'node'> & { node: _RefType['Page'] } )
    | ( Omit<PostToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<PostToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<PostToPreviewConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<PostToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<PostToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<RootQueryToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<RootQueryToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<RootQueryToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<RootQueryToMenuConnectionEdge, 'node'> & { node: _RefType['Menu'] } )
    | ( Omit<RootQueryToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
    | ( Omit<RootQueryToPageConnectionEdge, 'node'> & { node: _RefType['Page'] } )
    | ( Omit<RootQueryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<RootQueryToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<RootQueryToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<RootQueryToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<TagToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<TagToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<TagToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<TaxonomyToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<TaxonomyToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<UserToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<UserToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<UserToUserRoleConnectionEdge, 'node'> & { node: _RefType['UserRole'] } )
  ;
  HierarchicalContentNode:
    | ( PostRecord )
    | ( PostRecord )
  ;
  HierarchicalNode:
    | ( TermRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  HierarchicalTermNode: ( TermRecord );
  MediaItemConnection: ( Omit<RootQueryToMediaItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMediaItemConnectionEdge']>, nodes: Array<_RefType['MediaItem']> } );
  MediaItemConnectionEdge:
    | ( Omit<GeneralSettingsToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<RootQueryToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
  ;
  MediaItemConnectionPageInfo: ( RootQueryToMediaItemConnectionPageInfo );
  MenuConnection: ( Omit<RootQueryToMenuConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMenuConnectionEdge']>, nodes: Array<_RefType['Menu']> } );
  MenuConnectionEdge:
    | ( Omit<MenuItemToMenuConnectionEdge, 'node'> & { node: _RefType['Menu'] } )
    | ( Omit<RootQueryToMenuConnectionEdge, 'node'> & { node: _RefType['Menu'] } )
  ;
  MenuConnectionPageInfo: ( RootQueryToMenuConnectionPageInfo );
  MenuItemConnection:
    | ( Omit<MenuItemToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MenuItemToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
    | ( Omit<MenuToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['MenuToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
    | ( Omit<RootQueryToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToMenuItemConnectionEdge']>, nodes: Array<_RefType['MenuItem']> } )
  ;
  MenuItemConnectionEdge:
    | ( Omit<MenuItemToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
    | ( Omit<MenuToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
    | ( Omit<RootQueryToMenuItemConnectionEdge, 'node'> & { node: _RefType['MenuItem'] } )
  ;
  MenuItemConnectionPageInfo:
    | ( MenuItemToMenuItemConnectionPageInfo )
    | ( MenuToMenuItemConnectionPageInfo )
    | ( RootQueryToMenuItemConnectionPageInfo )
  ;
  MenuItemLinkable:
    | ( TermRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( TermRecord )
  ;
  MenuItemLinkableConnectionEdge: ( Omit<MenuItemToMenuItemLinkableConnectionEdge, 'node'> & { node: _RefType['MenuItemLinkable'] } );
  Node:
    | ( TermRecord )
    | ( CommentRecord )
    | ( CommentAuthorModel )
    | ( ContentTypeRecord )
    | ( SettingsModel )
    | ( KitModel )
    | ( PostRecord )
    | ( PostRecord )
    | ( SettingsModel )
    | ( PostRecord )
    | ( MenuRecord )
    | ( MenuItemRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( SettingsModel )
    | ( TermRecord )
    | ( TaxonomyRecord )
    | ( UserRecord )
    | ( RoleRecord )
  ;
  NodeWithAuthor:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithComments:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithContentEditor:
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithElementor:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithElementorPageMeta:
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithExcerpt: ( PostRecord );
  NodeWithFeaturedImage:
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithPageAttributes: ( PostRecord );
  NodeWithTemplate:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  NodeWithTitle:
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
  ;
  OneToOneConnection:
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<CommentToParentCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<ContentNodeToContentTypeConnectionEdge, 'node'> & { node: _RefType['ContentType'] } )
    | ( Omit<GeneralSettingsToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<HierarchicalContentNodeToParentContentNodeConnectionEdge, 'node'> & { node: _RefType['ContentNode'] } )
    | ( Omit<MenuItemToMenuConnectionEdge, 'node'> & { node: _RefType['Menu'] } )
    | ( Omit<MenuItemToMenuItemLinkableConnectionEdge, 'node'> & { node: _RefType['MenuItemLinkable'] } )
    | ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<PageToPreviewConnectionEdge, 'node'> & { node: _RefType['Page'] } )
    | ( Omit<PostToPreviewConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<TagToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
  ;
  PageConnection: ( Omit<RootQueryToPageConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToPageConnectionEdge']>, nodes: Array<_RefType['Page']> } );
  PageConnectionEdge:
    | ( Omit<PageToPreviewConnectionEdge, 'node'> & { node: _RefType['Page'] } )
    | ( Omit<RootQueryToPageConnectionEdge, 'node'> & { node: _RefType['Page'] } )
  ;
  PageConnectionPageInfo: ( RootQueryToPageConnectionPageInfo );
  PageInfo:
    | ( CategoryToAncestorsCategoryConnectionPageInfo )
    | ( CategoryToCategoryConnectionPageInfo )
    | ( CategoryToContentNodeConnectionPageInfo )
    | ( CategoryToPostConnectionPageInfo )
    | ( CommentToCommentConnectionPageInfo )
    | ( ContentTypeToContentNodeConnectionPageInfo )
    | ( ContentTypeToTaxonomyConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo )
    | ( MediaItemToCommentConnectionPageInfo )
    | ( MenuItemToMenuItemConnectionPageInfo )
    | ( MenuToMenuItemConnectionPageInfo )
    | ( PageToCommentConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( PostToTagConnectionPageInfo )
    | ( PostToTermNodeConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( RootQueryToContentNodeConnectionPageInfo )
    | ( RootQueryToContentTypeConnectionPageInfo )
    | ( RootQueryToMediaItemConnectionPageInfo )
    | ( RootQueryToMenuConnectionPageInfo )
    | ( RootQueryToMenuItemConnectionPageInfo )
    | ( RootQueryToPageConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
    | ( RootQueryToTaxonomyConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( RootQueryToUserConnectionPageInfo )
    | ( TagToContentNodeConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( TaxonomyToContentTypeConnectionPageInfo )
    | ( TaxonomyToTermNodeConnectionPageInfo )
    | ( UserToCommentConnectionPageInfo )
    | ( UserToPostConnectionPageInfo )
    | ( UserToUserRoleConnectionPageInfo )
  ;
  PostConnection:
    | ( Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['CategoryToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TagToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
    | ( Omit<UserToPostConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToPostConnectionEdge']>, nodes: Array<_RefType['Post']> } )
  ;
  PostConnectionEdge:
    | ( Omit<CategoryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<PostToPreviewConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<RootQueryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<TagToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<UserToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
  ;
  PostConnectionPageInfo:
    | ( CategoryToPostConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( UserToPostConnectionPageInfo )
  ;
  Previewable:
    | ( PostRecord )
    | ( PostRecord )
  ;
  TagConnection:
    | ( Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToTagConnectionEdge']>, nodes: Array<_RefType['Tag']> } )
    | ( Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTagConnectionEdge']>, nodes: Array<_RefType['Tag']> } )
  ;
  TagConnectionEdge:
    | ( Omit<PostToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<RootQueryToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
  ;
  TagConnectionPageInfo:
    | ( PostToTagConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
  ;
  TaxonomyConnection:
    | ( Omit<ContentTypeToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['ContentTypeToTaxonomyConnectionEdge']>, nodes: Array<_RefType['Taxonomy']> } )
    | ( Omit<RootQueryToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTaxonomyConnectionEdge']>, nodes: Array<_RefType['Taxonomy']> } )
  ;
  TaxonomyConnectionEdge:
    | ( Omit<CategoryToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<ContentTypeToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<RootQueryToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
    | ( Omit<TagToTaxonomyConnectionEdge, 'node'> & { node: _RefType['Taxonomy'] } )
  ;
  TaxonomyConnectionPageInfo:
    | ( ContentTypeToTaxonomyConnectionPageInfo )
    | ( RootQueryToTaxonomyConnectionPageInfo )
  ;
  TermNode:
    | ( TermRecord )
    | ( TermRecord )
  ;
  TermNodeConnection:
    | ( Omit<PostToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['PostToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
    | ( Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
    | ( Omit<TaxonomyToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['TaxonomyToTermNodeConnectionEdge']>, nodes: Array<_RefType['TermNode']> } )
  ;
  TermNodeConnectionEdge:
    | ( Omit<PostToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<TaxonomyToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
  ;
  TermNodeConnectionPageInfo:
    | ( PostToTermNodeConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( TaxonomyToTermNodeConnectionPageInfo )
  ;
  UniformResourceIdentifiable:
    | ( TermRecord )
    | ( CommentRecord )
    | ( ContentTypeRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( PostRecord )
    | ( TermRecord )
    | ( UserRecord )
  ;
  UserConnection: ( Omit<RootQueryToUserConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['RootQueryToUserConnectionEdge']>, nodes: Array<_RefType['User']> } );
  UserConnectionEdge:
    | ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<RootQueryToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
  ;
  UserConnectionPageInfo: ( RootQueryToUserConnectionPageInfo );
  UserRoleConnection: ( Omit<UserToUserRoleConnection, 'edges' | 'nodes'> & { edges: Array<_RefType['UserToUserRoleConnectionEdge']>, nodes: Array<_RefType['UserRole']> } );
  UserRoleConnectionEdge: ( Omit<UserToUserRoleConnectionEdge, 'node'> & { node: _RefType['UserRole'] } );
  UserRoleConnectionPageInfo: ( UserToUserRoleConnectionPageInfo );
  WPPageInfo:
    | ( CategoryToAncestorsCategoryConnectionPageInfo )
    | ( CategoryToCategoryConnectionPageInfo )
    | ( CategoryToContentNodeConnectionPageInfo )
    | ( CategoryToPostConnectionPageInfo )
    | ( CommentToCommentConnectionPageInfo )
    | ( ContentTypeToContentNodeConnectionPageInfo )
    | ( ContentTypeToTaxonomyConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo )
    | ( HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo )
    | ( MediaItemToCommentConnectionPageInfo )
    | ( MenuItemToMenuItemConnectionPageInfo )
    | ( MenuToMenuItemConnectionPageInfo )
    | ( PageToCommentConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( PostToTagConnectionPageInfo )
    | ( PostToTermNodeConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( RootQueryToContentNodeConnectionPageInfo )
    | ( RootQueryToContentTypeConnectionPageInfo )
    | ( RootQueryToMediaItemConnectionPageInfo )
    | ( RootQueryToMenuConnectionPageInfo )
    | ( RootQueryToMenuItemConnectionPageInfo )
    | ( RootQueryToPageConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
    | ( RootQueryToTaxonomyConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( RootQueryToUserConnectionPageInfo )
    | ( TagToContentNodeConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( TaxonomyToContentTypeConnectionPageInfo )
    | ( TaxonomyToTermNodeConnectionPageInfo )
    | ( UserToCommentConnectionPageInfo )
    | ( UserToPostConnectionPageInfo )
    | ( UserToUserRoleConnectionPageInfo )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Avatar: ResolverTypeWrapper<Avatar>;
  AvatarRatingEnum: AvatarRatingEnum;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<TermRecord>;
  CategoryConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnection']>;
  CategoryConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnectionEdge']>;
  CategoryConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnectionPageInfo']>;
  CategoryIdType: CategoryIdType;
  CategoryToAncestorsCategoryConnection: ResolverTypeWrapper<Omit<CategoryToAncestorsCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CategoryToAncestorsCategoryConnectionEdge']>, nodes: Array<ResolversTypes['Category']> }>;
  CategoryToAncestorsCategoryConnectionEdge: ResolverTypeWrapper<Omit<CategoryToAncestorsCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryToAncestorsCategoryConnectionPageInfo: ResolverTypeWrapper<CategoryToAncestorsCategoryConnectionPageInfo>;
  CategoryToCategoryConnection: ResolverTypeWrapper<Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CategoryToCategoryConnectionEdge']>, nodes: Array<ResolversTypes['Category']> }>;
  CategoryToCategoryConnectionEdge: ResolverTypeWrapper<Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryToCategoryConnectionPageInfo: ResolverTypeWrapper<CategoryToCategoryConnectionPageInfo>;
  CategoryToCategoryConnectionWhereArgs: CategoryToCategoryConnectionWhereArgs;
  CategoryToContentNodeConnection: ResolverTypeWrapper<Omit<CategoryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CategoryToContentNodeConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  CategoryToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<CategoryToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  CategoryToContentNodeConnectionPageInfo: ResolverTypeWrapper<CategoryToContentNodeConnectionPageInfo>;
  CategoryToContentNodeConnectionWhereArgs: CategoryToContentNodeConnectionWhereArgs;
  CategoryToParentCategoryConnectionEdge: ResolverTypeWrapper<Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryToPostConnection: ResolverTypeWrapper<Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CategoryToPostConnectionEdge']>, nodes: Array<ResolversTypes['Post']> }>;
  CategoryToPostConnectionEdge: ResolverTypeWrapper<Omit<CategoryToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  CategoryToPostConnectionPageInfo: ResolverTypeWrapper<CategoryToPostConnectionPageInfo>;
  CategoryToPostConnectionWhereArgs: CategoryToPostConnectionWhereArgs;
  CategoryToTaxonomyConnectionEdge: ResolverTypeWrapper<Omit<CategoryToTaxonomyConnectionEdge, 'node'> & { node: ResolversTypes['Taxonomy'] }>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentAuthor: ResolverTypeWrapper<CommentAuthorModel>;
  CommentConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnection']>;
  CommentConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnectionEdge']>;
  CommentConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnectionPageInfo']>;
  CommentNodeIdTypeEnum: CommentNodeIdTypeEnum;
  CommentStatusEnum: CommentStatusEnum;
  CommentToCommentConnection: ResolverTypeWrapper<Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CommentToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  CommentToCommentConnectionEdge: ResolverTypeWrapper<Omit<CommentToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentToCommentConnectionPageInfo: ResolverTypeWrapper<CommentToCommentConnectionPageInfo>;
  CommentToCommentConnectionWhereArgs: CommentToCommentConnectionWhereArgs;
  CommentToCommenterConnectionEdge: ResolverTypeWrapper<Omit<CommentToCommenterConnectionEdge, 'node'> & { node: ResolversTypes['Commenter'] }>;
  CommentToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  CommentToParentCommentConnectionEdge: ResolverTypeWrapper<Omit<CommentToParentCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentToParentCommentConnectionWhereArgs: CommentToParentCommentConnectionWhereArgs;
  Commenter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Commenter']>;
  CommenterConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommenterConnectionEdge']>;
  CommentsConnectionOrderbyEnum: CommentsConnectionOrderbyEnum;
  Connection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Connection']>;
  ContentNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentNode']>;
  ContentNodeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentNodeConnection']>;
  ContentNodeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentNodeConnectionEdge']>;
  ContentNodeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentNodeConnectionPageInfo']>;
  ContentNodeIdTypeEnum: ContentNodeIdTypeEnum;
  ContentNodeToContentTypeConnectionEdge: ResolverTypeWrapper<Omit<ContentNodeToContentTypeConnectionEdge, 'node'> & { node: ResolversTypes['ContentType'] }>;
  ContentTemplate: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentTemplate']>;
  ContentTemplateEnum: ContentTemplateEnum;
  ContentType: ResolverTypeWrapper<ContentTypeRecord>;
  ContentTypeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentTypeConnection']>;
  ContentTypeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentTypeConnectionEdge']>;
  ContentTypeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentTypeConnectionPageInfo']>;
  ContentTypeEnum: ContentTypeEnum;
  ContentTypeIdTypeEnum: ContentTypeIdTypeEnum;
  ContentTypeToContentNodeConnection: ResolverTypeWrapper<Omit<ContentTypeToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ContentTypeToContentNodeConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  ContentTypeToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<ContentTypeToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  ContentTypeToContentNodeConnectionPageInfo: ResolverTypeWrapper<ContentTypeToContentNodeConnectionPageInfo>;
  ContentTypeToContentNodeConnectionWhereArgs: ContentTypeToContentNodeConnectionWhereArgs;
  ContentTypeToTaxonomyConnection: ResolverTypeWrapper<Omit<ContentTypeToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ContentTypeToTaxonomyConnectionEdge']>, nodes: Array<ResolversTypes['Taxonomy']> }>;
  ContentTypeToTaxonomyConnectionEdge: ResolverTypeWrapper<Omit<ContentTypeToTaxonomyConnectionEdge, 'node'> & { node: ResolversTypes['Taxonomy'] }>;
  ContentTypeToTaxonomyConnectionPageInfo: ResolverTypeWrapper<ContentTypeToTaxonomyConnectionPageInfo>;
  ContentTypesOfCategoryEnum: ContentTypesOfCategoryEnum;
  ContentTypesOfTagEnum: ContentTypesOfTagEnum;
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: ResolverTypeWrapper<Omit<CreateCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  DatabaseIdentifier: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DatabaseIdentifier']>;
  DateInput: DateInput;
  DateQueryInput: DateQueryInput;
  DefaultTemplate: ResolverTypeWrapper<DefaultTemplate>;
  DiscussionSettings: ResolverTypeWrapper<SettingsModel>;
  Edge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Edge']>;
  ElementorAdblockDetectionTrigger: ResolverTypeWrapper<ElementorAdblockDetectionTrigger>;
  ElementorBaseBreakpoint: ResolverTypeWrapper<ElementorBaseBreakpoint>;
  ElementorBreakpoint: ResolverTypeWrapper<ElementorBreakpoint>;
  ElementorBreakpointDirectionEnum: ElementorBreakpointDirectionEnum;
  ElementorBrowserEnum: ElementorBrowserEnum;
  ElementorBrowsersRule: ResolverTypeWrapper<ElementorBrowsersRule>;
  ElementorBrowsersScopeEnum: ElementorBrowsersScopeEnum;
  ElementorClickTrigger: ResolverTypeWrapper<ElementorClickTrigger>;
  ElementorCloseButtonPositionEnum: ElementorCloseButtonPositionEnum;
  ElementorCondition: ResolverTypeWrapper<ElementorCondition>;
  ElementorConditionTypeEnum: ElementorConditionTypeEnum;
  ElementorCustomField: ResolverTypeWrapper<ElementorCustomField>;
  ElementorDeviceAnimation: ResolverTypeWrapper<ElementorDeviceAnimation>;
  ElementorDeviceEnum: ElementorDeviceEnum;
  ElementorDeviceHorizontalPosition: ResolverTypeWrapper<ElementorDeviceHorizontalPosition>;
  ElementorDeviceLength: ResolverTypeWrapper<ElementorDeviceLength>;
  ElementorDeviceVerticalPosition: ResolverTypeWrapper<ElementorDeviceVerticalPosition>;
  ElementorDevicesRule: ResolverTypeWrapper<ElementorDevicesRule>;
  ElementorDocumentIdTypeEnum: ElementorDocumentIdTypeEnum;
  ElementorElement: ResolverTypeWrapper<ElementorElementRecord>;
  ElementorExitIntentTrigger: ResolverTypeWrapper<ElementorExitIntentTrigger>;
  ElementorFormError: ResolverTypeWrapper<ElementorFormError>;
  ElementorFormFieldInput: ElementorFormFieldInput;
  ElementorFormPopup: ResolverTypeWrapper<ElementorFormPopup>;
  ElementorFormPopupAction: ElementorFormPopupAction;
  ElementorGlobalColor: ResolverTypeWrapper<ElementorGlobalColor>;
  ElementorGlobalTypography: ResolverTypeWrapper<ElementorGlobalTypography>;
  ElementorHorizontalPositionEnum: ElementorHorizontalPositionEnum;
  ElementorInactivityTrigger: ResolverTypeWrapper<ElementorInactivityTrigger>;
  ElementorKit: ResolverTypeWrapper<KitModel>;
  ElementorLength: ResolverTypeWrapper<ElementorLength>;
  ElementorLightbox: ResolverTypeWrapper<ElementorLightbox>;
  ElementorLightboxTextSourceEnum: ElementorLightboxTextSourceEnum;
  ElementorLocationEnum: ElementorLocationEnum;
  ElementorLoggedInRule: ResolverTypeWrapper<ElementorLoggedInRule>;
  ElementorLoggedInUsersEnum: ElementorLoggedInUsersEnum;
  ElementorLoop: ResolverTypeWrapper<LoopModel>;
  ElementorLoopTerm: ResolverTypeWrapper<ElementorLoopTerm>;
  ElementorLoopTermsWhereArgs: ElementorLoopTermsWhereArgs;
  ElementorLoopWhereArgs: ElementorLoopWhereArgs;
  ElementorPageLoadTrigger: ResolverTypeWrapper<ElementorPageLoadTrigger>;
  ElementorPageMeta: ResolverTypeWrapper<PostRecord>;
  ElementorPageSeo: ResolverTypeWrapper<ElementorPageSeo>;
  ElementorPageViewsRule: ResolverTypeWrapper<ElementorPageViewsRule>;
  ElementorPopup: ResolverTypeWrapper<PostRecord>;
  ElementorPopupHeightTypeEnum: ElementorPopupHeightTypeEnum;
  ElementorPopupSettings: ResolverTypeWrapper<ElementorPopupSettings>;
  ElementorPopupTiming: ResolverTypeWrapper<ElementorPopupTiming>;
  ElementorPopupTriggers: ResolverTypeWrapper<ElementorPopupTriggers>;
  ElementorPopupsWhereArgs: ElementorPopupsWhereArgs;
  ElementorScheduleRule: ResolverTypeWrapper<ElementorScheduleRule>;
  ElementorScheduleTimezoneEnum: ElementorScheduleTimezoneEnum;
  ElementorScrollDirectionEnum: ElementorScrollDirectionEnum;
  ElementorScrollingToTrigger: ResolverTypeWrapper<ElementorScrollingToTrigger>;
  ElementorScrollingTrigger: ResolverTypeWrapper<ElementorScrollingTrigger>;
  ElementorSessionsRule: ResolverTypeWrapper<ElementorSessionsRule>;
  ElementorSettings: ResolverTypeWrapper<Scalars['ElementorSettings']['output']>;
  ElementorShareNetworkEnum: ElementorShareNetworkEnum;
  ElementorSiteConfig: ResolverTypeWrapper<Omit<ElementorSiteConfig, 'siteLogo'> & { siteLogo?: Maybe<ResolversTypes['MediaItem']> }>;
  ElementorSourceEnum: ElementorSourceEnum;
  ElementorSourcesRule: ResolverTypeWrapper<ElementorSourcesRule>;
  ElementorSubmitFormInput: ElementorSubmitFormInput;
  ElementorSubmitFormPayload: ResolverTypeWrapper<ElementorSubmitFormPayload>;
  ElementorTemplate: ResolverTypeWrapper<PostRecord>;
  ElementorTemplateSettings: ResolverTypeWrapper<ElementorTemplateSettings>;
  ElementorTemplateTypeEnum: ElementorTemplateTypeEnum;
  ElementorTemplatesWhereArgs: ElementorTemplatesWhereArgs;
  ElementorTimesCountEnum: ElementorTimesCountEnum;
  ElementorTimesPeriodEnum: ElementorTimesPeriodEnum;
  ElementorTimesRule: ResolverTypeWrapper<ElementorTimesRule>;
  ElementorUrlActionEnum: ElementorUrlActionEnum;
  ElementorUrlRule: ResolverTypeWrapper<ElementorUrlRule>;
  ElementorVerticalPositionEnum: ElementorVerticalPositionEnum;
  ElementorWrapperTagEnum: ElementorWrapperTagEnum;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeneralSettings: ResolverTypeWrapper<SettingsModel>;
  GeneralSettingsToMediaItemConnectionEdge: ResolverTypeWrapper<Omit<GeneralSettingsToMediaItemConnectionEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  HierarchicalContentNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HierarchicalContentNode']>;
  HierarchicalContentNodeToContentNodeAncestorsConnection: ResolverTypeWrapper<Omit<HierarchicalContentNodeToContentNodeAncestorsConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  HierarchicalContentNodeToContentNodeAncestorsConnectionEdge: ResolverTypeWrapper<Omit<HierarchicalContentNodeToContentNodeAncestorsConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo: ResolverTypeWrapper<HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo>;
  HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs: HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs;
  HierarchicalContentNodeToContentNodeChildrenConnection: ResolverTypeWrapper<Omit<HierarchicalContentNodeToContentNodeChildrenConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  HierarchicalContentNodeToContentNodeChildrenConnectionEdge: ResolverTypeWrapper<Omit<HierarchicalContentNodeToContentNodeChildrenConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo: ResolverTypeWrapper<HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo>;
  HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs: HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs;
  HierarchicalContentNodeToParentContentNodeConnectionEdge: ResolverTypeWrapper<Omit<HierarchicalContentNodeToParentContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  HierarchicalNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HierarchicalNode']>;
  HierarchicalTermNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HierarchicalTermNode']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MediaDetails: ResolverTypeWrapper<MediaDetailsModel>;
  MediaItem: ResolverTypeWrapper<PostRecord>;
  MediaItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnection']>;
  MediaItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnectionEdge']>;
  MediaItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnectionPageInfo']>;
  MediaItemIdType: MediaItemIdType;
  MediaItemMeta: ResolverTypeWrapper<MediaItemMeta>;
  MediaItemSizeEnum: MediaItemSizeEnum;
  MediaItemToCommentConnection: ResolverTypeWrapper<Omit<MediaItemToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MediaItemToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  MediaItemToCommentConnectionEdge: ResolverTypeWrapper<Omit<MediaItemToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  MediaItemToCommentConnectionPageInfo: ResolverTypeWrapper<MediaItemToCommentConnectionPageInfo>;
  MediaItemToCommentConnectionWhereArgs: MediaItemToCommentConnectionWhereArgs;
  MediaSize: ResolverTypeWrapper<MediaSize>;
  Menu: ResolverTypeWrapper<MenuRecord>;
  MenuConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuConnection']>;
  MenuConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuConnectionEdge']>;
  MenuConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuConnectionPageInfo']>;
  MenuItem: ResolverTypeWrapper<MenuItemRecord>;
  MenuItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuItemConnection']>;
  MenuItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuItemConnectionEdge']>;
  MenuItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuItemConnectionPageInfo']>;
  MenuItemLinkable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuItemLinkable']>;
  MenuItemLinkableConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MenuItemLinkableConnectionEdge']>;
  MenuItemNodeIdTypeEnum: MenuItemNodeIdTypeEnum;
  MenuItemToMenuConnectionEdge: ResolverTypeWrapper<Omit<MenuItemToMenuConnectionEdge, 'node'> & { node: ResolversTypes['Menu'] }>;
  MenuItemToMenuItemConnection: ResolverTypeWrapper<Omit<MenuItemToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MenuItemToMenuItemConnectionEdge']>, nodes: Array<ResolversTypes['MenuItem']> }>;
  MenuItemToMenuItemConnectionEdge: ResolverTypeWrapper<Omit<MenuItemToMenuItemConnectionEdge, 'node'> & { node: ResolversTypes['MenuItem'] }>;
  MenuItemToMenuItemConnectionPageInfo: ResolverTypeWrapper<MenuItemToMenuItemConnectionPageInfo>;
  MenuItemToMenuItemConnectionWhereArgs: MenuItemToMenuItemConnectionWhereArgs;
  MenuItemToMenuItemLinkableConnectionEdge: ResolverTypeWrapper<Omit<MenuItemToMenuItemLinkableConnectionEdge, 'node'> & { node: ResolversTypes['MenuItemLinkable'] }>;
  MenuLocationEnum: ResolverTypeWrapper<string>;
  MenuNodeIdTypeEnum: MenuNodeIdTypeEnum;
  MenuToMenuItemConnection: ResolverTypeWrapper<Omit<MenuToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MenuToMenuItemConnectionEdge']>, nodes: Array<ResolversTypes['MenuItem']> }>;
  MenuToMenuItemConnectionEdge: ResolverTypeWrapper<Omit<MenuToMenuItemConnectionEdge, 'node'> & { node: ResolversTypes['MenuItem'] }>;
  MenuToMenuItemConnectionPageInfo: ResolverTypeWrapper<MenuToMenuItemConnectionPageInfo>;
  MenuToMenuItemConnectionWhereArgs: MenuToMenuItemConnectionWhereArgs;
  MimeTypeEnum: MimeTypeEnum;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NodeWithAuthor: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithAuthor']>;
  NodeWithAuthorToUserConnectionEdge: ResolverTypeWrapper<Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: ResolversTypes['User'] }>;
  NodeWithComments: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithComments']>;
  NodeWithContentEditor: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithContentEditor']>;
  NodeWithElementor: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithElementor']>;
  NodeWithElementorPageMeta: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithElementorPageMeta']>;
  NodeWithExcerpt: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithExcerpt']>;
  NodeWithFeaturedImage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithFeaturedImage']>;
  NodeWithFeaturedImageToMediaItemConnectionEdge: ResolverTypeWrapper<Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  NodeWithPageAttributes: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithPageAttributes']>;
  NodeWithTemplate: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithTemplate']>;
  NodeWithTitle: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithTitle']>;
  OneToOneConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OneToOneConnection']>;
  OrderEnum: OrderEnum;
  Page: ResolverTypeWrapper<PostRecord>;
  PageConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageConnection']>;
  PageConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageConnectionEdge']>;
  PageConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageConnectionPageInfo']>;
  PageIdType: PageIdType;
  PageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageInfo']>;
  PageToCommentConnection: ResolverTypeWrapper<Omit<PageToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PageToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  PageToCommentConnectionEdge: ResolverTypeWrapper<Omit<PageToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  PageToCommentConnectionPageInfo: ResolverTypeWrapper<PageToCommentConnectionPageInfo>;
  PageToCommentConnectionWhereArgs: PageToCommentConnectionWhereArgs;
  PageToPreviewConnectionEdge: ResolverTypeWrapper<Omit<PageToPreviewConnectionEdge, 'node'> & { node: ResolversTypes['Page'] }>;
  Post: ResolverTypeWrapper<PostRecord>;
  PostConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnection']>;
  PostConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnectionEdge']>;
  PostConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnectionPageInfo']>;
  PostIdType: PostIdType;
  PostObjectFieldFormatEnum: PostObjectFieldFormatEnum;
  PostObjectsConnectionDateColumnEnum: PostObjectsConnectionDateColumnEnum;
  PostObjectsConnectionOrderbyEnum: PostObjectsConnectionOrderbyEnum;
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  PostStatusEnum: PostStatusEnum;
  PostToCategoryConnection: ResolverTypeWrapper<Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PostToCategoryConnectionEdge']>, nodes: Array<ResolversTypes['Category']> }>;
  PostToCategoryConnectionEdge: ResolverTypeWrapper<Omit<PostToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  PostToCategoryConnectionPageInfo: ResolverTypeWrapper<PostToCategoryConnectionPageInfo>;
  PostToCategoryConnectionWhereArgs: PostToCategoryConnectionWhereArgs;
  PostToCommentConnection: ResolverTypeWrapper<Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PostToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  PostToCommentConnectionEdge: ResolverTypeWrapper<Omit<PostToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  PostToCommentConnectionPageInfo: ResolverTypeWrapper<PostToCommentConnectionPageInfo>;
  PostToCommentConnectionWhereArgs: PostToCommentConnectionWhereArgs;
  PostToPreviewConnectionEdge: ResolverTypeWrapper<Omit<PostToPreviewConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  PostToTagConnection: ResolverTypeWrapper<Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PostToTagConnectionEdge']>, nodes: Array<ResolversTypes['Tag']> }>;
  PostToTagConnectionEdge: ResolverTypeWrapper<Omit<PostToTagConnectionEdge, 'node'> & { node: ResolversTypes['Tag'] }>;
  PostToTagConnectionPageInfo: ResolverTypeWrapper<PostToTagConnectionPageInfo>;
  PostToTagConnectionWhereArgs: PostToTagConnectionWhereArgs;
  PostToTermNodeConnection: ResolverTypeWrapper<Omit<PostToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PostToTermNodeConnectionEdge']>, nodes: Array<ResolversTypes['TermNode']> }>;
  PostToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<PostToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  PostToTermNodeConnectionPageInfo: ResolverTypeWrapper<PostToTermNodeConnectionPageInfo>;
  PostToTermNodeConnectionWhereArgs: PostToTermNodeConnectionWhereArgs;
  PostTypeLabelDetails: ResolverTypeWrapper<PostTypeLabelDetails>;
  Previewable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Previewable']>;
  ReadingSettings: ResolverTypeWrapper<SettingsModel>;
  RelationEnum: RelationEnum;
  RootMutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RootQuery: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RootQueryToCategoryConnection: ResolverTypeWrapper<Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToCategoryConnectionEdge']>, nodes: Array<ResolversTypes['Category']> }>;
  RootQueryToCategoryConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  RootQueryToCategoryConnectionPageInfo: ResolverTypeWrapper<RootQueryToCategoryConnectionPageInfo>;
  RootQueryToCategoryConnectionWhereArgs: RootQueryToCategoryConnectionWhereArgs;
  RootQueryToCommentConnection: ResolverTypeWrapper<Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  RootQueryToCommentConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  RootQueryToCommentConnectionPageInfo: ResolverTypeWrapper<RootQueryToCommentConnectionPageInfo>;
  RootQueryToCommentConnectionWhereArgs: RootQueryToCommentConnectionWhereArgs;
  RootQueryToContentNodeConnection: ResolverTypeWrapper<Omit<RootQueryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToContentNodeConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  RootQueryToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  RootQueryToContentNodeConnectionPageInfo: ResolverTypeWrapper<RootQueryToContentNodeConnectionPageInfo>;
  RootQueryToContentNodeConnectionWhereArgs: RootQueryToContentNodeConnectionWhereArgs;
  RootQueryToContentTypeConnection: ResolverTypeWrapper<Omit<RootQueryToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToContentTypeConnectionEdge']>, nodes: Array<ResolversTypes['ContentType']> }>;
  RootQueryToContentTypeConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToContentTypeConnectionEdge, 'node'> & { node: ResolversTypes['ContentType'] }>;
  RootQueryToContentTypeConnectionPageInfo: ResolverTypeWrapper<RootQueryToContentTypeConnectionPageInfo>;
  RootQueryToMediaItemConnection: ResolverTypeWrapper<Omit<RootQueryToMediaItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToMediaItemConnectionEdge']>, nodes: Array<ResolversTypes['MediaItem']> }>;
  RootQueryToMediaItemConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToMediaItemConnectionEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  RootQueryToMediaItemConnectionPageInfo: ResolverTypeWrapper<RootQueryToMediaItemConnectionPageInfo>;
  RootQueryToMediaItemConnectionWhereArgs: RootQueryToMediaItemConnectionWhereArgs;
  RootQueryToMenuConnection: ResolverTypeWrapper<Omit<RootQueryToMenuConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToMenuConnectionEdge']>, nodes: Array<ResolversTypes['Menu']> }>;
  RootQueryToMenuConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToMenuConnectionEdge, 'node'> & { node: ResolversTypes['Menu'] }>;
  RootQueryToMenuConnectionPageInfo: ResolverTypeWrapper<RootQueryToMenuConnectionPageInfo>;
  RootQueryToMenuConnectionWhereArgs: RootQueryToMenuConnectionWhereArgs;
  RootQueryToMenuItemConnection: ResolverTypeWrapper<Omit<RootQueryToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToMenuItemConnectionEdge']>, nodes: Array<ResolversTypes['MenuItem']> }>;
  RootQueryToMenuItemConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToMenuItemConnectionEdge, 'node'> & { node: ResolversTypes['MenuItem'] }>;
  RootQueryToMenuItemConnectionPageInfo: ResolverTypeWrapper<RootQueryToMenuItemConnectionPageInfo>;
  RootQueryToMenuItemConnectionWhereArgs: RootQueryToMenuItemConnectionWhereArgs;
  RootQueryToPageConnection: ResolverTypeWrapper<Omit<RootQueryToPageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToPageConnectionEdge']>, nodes: Array<ResolversTypes['Page']> }>;
  RootQueryToPageConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToPageConnectionEdge, 'node'> & { node: ResolversTypes['Page'] }>;
  RootQueryToPageConnectionPageInfo: ResolverTypeWrapper<RootQueryToPageConnectionPageInfo>;
  RootQueryToPageConnectionWhereArgs: RootQueryToPageConnectionWhereArgs;
  RootQueryToPostConnection: ResolverTypeWrapper<Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToPostConnectionEdge']>, nodes: Array<ResolversTypes['Post']> }>;
  RootQueryToPostConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  RootQueryToPostConnectionPageInfo: ResolverTypeWrapper<RootQueryToPostConnectionPageInfo>;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  RootQueryToTagConnection: ResolverTypeWrapper<Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToTagConnectionEdge']>, nodes: Array<ResolversTypes['Tag']> }>;
  RootQueryToTagConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToTagConnectionEdge, 'node'> & { node: ResolversTypes['Tag'] }>;
  RootQueryToTagConnectionPageInfo: ResolverTypeWrapper<RootQueryToTagConnectionPageInfo>;
  RootQueryToTagConnectionWhereArgs: RootQueryToTagConnectionWhereArgs;
  RootQueryToTaxonomyConnection: ResolverTypeWrapper<Omit<RootQueryToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToTaxonomyConnectionEdge']>, nodes: Array<ResolversTypes['Taxonomy']> }>;
  RootQueryToTaxonomyConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToTaxonomyConnectionEdge, 'node'> & { node: ResolversTypes['Taxonomy'] }>;
  RootQueryToTaxonomyConnectionPageInfo: ResolverTypeWrapper<RootQueryToTaxonomyConnectionPageInfo>;
  RootQueryToTermNodeConnection: ResolverTypeWrapper<Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToTermNodeConnectionEdge']>, nodes: Array<ResolversTypes['TermNode']> }>;
  RootQueryToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  RootQueryToTermNodeConnectionPageInfo: ResolverTypeWrapper<RootQueryToTermNodeConnectionPageInfo>;
  RootQueryToTermNodeConnectionWhereArgs: RootQueryToTermNodeConnectionWhereArgs;
  RootQueryToUserConnection: ResolverTypeWrapper<Omit<RootQueryToUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RootQueryToUserConnectionEdge']>, nodes: Array<ResolversTypes['User']> }>;
  RootQueryToUserConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToUserConnectionEdge, 'node'> & { node: ResolversTypes['User'] }>;
  RootQueryToUserConnectionPageInfo: ResolverTypeWrapper<RootQueryToUserConnectionPageInfo>;
  RootQueryToUserConnectionWhereArgs: RootQueryToUserConnectionWhereArgs;
  Settings: ResolverTypeWrapper<Settings>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tag: ResolverTypeWrapper<TermRecord>;
  TagConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnection']>;
  TagConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnectionEdge']>;
  TagConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnectionPageInfo']>;
  TagIdType: TagIdType;
  TagToContentNodeConnection: ResolverTypeWrapper<Omit<TagToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TagToContentNodeConnectionEdge']>, nodes: Array<ResolversTypes['ContentNode']> }>;
  TagToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<TagToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['ContentNode'] }>;
  TagToContentNodeConnectionPageInfo: ResolverTypeWrapper<TagToContentNodeConnectionPageInfo>;
  TagToContentNodeConnectionWhereArgs: TagToContentNodeConnectionWhereArgs;
  TagToPostConnection: ResolverTypeWrapper<Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TagToPostConnectionEdge']>, nodes: Array<ResolversTypes['Post']> }>;
  TagToPostConnectionEdge: ResolverTypeWrapper<Omit<TagToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  TagToPostConnectionPageInfo: ResolverTypeWrapper<TagToPostConnectionPageInfo>;
  TagToPostConnectionWhereArgs: TagToPostConnectionWhereArgs;
  TagToTaxonomyConnectionEdge: ResolverTypeWrapper<Omit<TagToTaxonomyConnectionEdge, 'node'> & { node: ResolversTypes['Taxonomy'] }>;
  Taxonomy: ResolverTypeWrapper<TaxonomyRecord>;
  TaxonomyConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxonomyConnection']>;
  TaxonomyConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxonomyConnectionEdge']>;
  TaxonomyConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxonomyConnectionPageInfo']>;
  TaxonomyEnum: TaxonomyEnum;
  TaxonomyIdTypeEnum: TaxonomyIdTypeEnum;
  TaxonomyToContentTypeConnection: ResolverTypeWrapper<Omit<TaxonomyToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TaxonomyToContentTypeConnectionEdge']>, nodes: Array<ResolversTypes['ContentType']> }>;
  TaxonomyToContentTypeConnectionEdge: ResolverTypeWrapper<Omit<TaxonomyToContentTypeConnectionEdge, 'node'> & { node: ResolversTypes['ContentType'] }>;
  TaxonomyToContentTypeConnectionPageInfo: ResolverTypeWrapper<TaxonomyToContentTypeConnectionPageInfo>;
  TaxonomyToTermNodeConnection: ResolverTypeWrapper<Omit<TaxonomyToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TaxonomyToTermNodeConnectionEdge']>, nodes: Array<ResolversTypes['TermNode']> }>;
  TaxonomyToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<TaxonomyToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  TaxonomyToTermNodeConnectionPageInfo: ResolverTypeWrapper<TaxonomyToTermNodeConnectionPageInfo>;
  TermNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNode']>;
  TermNodeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnection']>;
  TermNodeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnectionEdge']>;
  TermNodeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnectionPageInfo']>;
  TermNodeIdTypeEnum: TermNodeIdTypeEnum;
  TermObjectsConnectionOrderbyEnum: TermObjectsConnectionOrderbyEnum;
  UniformResourceIdentifiable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UniformResourceIdentifiable']>;
  User: ResolverTypeWrapper<UserRecord>;
  UserConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnection']>;
  UserConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnectionEdge']>;
  UserConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnectionPageInfo']>;
  UserNodeIdTypeEnum: UserNodeIdTypeEnum;
  UserRole: ResolverTypeWrapper<RoleRecord>;
  UserRoleConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnection']>;
  UserRoleConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnectionEdge']>;
  UserRoleConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnectionPageInfo']>;
  UserRoleEnum: UserRoleEnum;
  UserToCommentConnection: ResolverTypeWrapper<Omit<UserToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserToCommentConnectionEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  UserToCommentConnectionEdge: ResolverTypeWrapper<Omit<UserToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  UserToCommentConnectionPageInfo: ResolverTypeWrapper<UserToCommentConnectionPageInfo>;
  UserToCommentConnectionWhereArgs: UserToCommentConnectionWhereArgs;
  UserToPostConnection: ResolverTypeWrapper<Omit<UserToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserToPostConnectionEdge']>, nodes: Array<ResolversTypes['Post']> }>;
  UserToPostConnectionEdge: ResolverTypeWrapper<Omit<UserToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  UserToPostConnectionPageInfo: ResolverTypeWrapper<UserToPostConnectionPageInfo>;
  UserToPostConnectionWhereArgs: UserToPostConnectionWhereArgs;
  UserToUserRoleConnection: ResolverTypeWrapper<Omit<UserToUserRoleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserToUserRoleConnectionEdge']>, nodes: Array<ResolversTypes['UserRole']> }>;
  UserToUserRoleConnectionEdge: ResolverTypeWrapper<Omit<UserToUserRoleConnectionEdge, 'node'> & { node: ResolversTypes['UserRole'] }>;
  UserToUserRoleConnectionPageInfo: ResolverTypeWrapper<UserToUserRoleConnectionPageInfo>;
  UsersConnectionOrderbyEnum: UsersConnectionOrderbyEnum;
  UsersConnectionOrderbyInput: UsersConnectionOrderbyInput;
  UsersConnectionSearchColumnEnum: UsersConnectionSearchColumnEnum;
  WPPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WPPageInfo']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Avatar: Avatar;
  Boolean: Scalars['Boolean']['output'];
  Category: TermRecord;
  CategoryConnection: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnection'];
  CategoryConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnectionEdge'];
  CategoryConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnectionPageInfo'];
  CategoryToAncestorsCategoryConnection: Omit<CategoryToAncestorsCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CategoryToAncestorsCategoryConnectionEdge']>, nodes: Array<ResolversParentTypes['Category']> };
  CategoryToAncestorsCategoryConnectionEdge: Omit<CategoryToAncestorsCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryToAncestorsCategoryConnectionPageInfo: CategoryToAncestorsCategoryConnectionPageInfo;
  CategoryToCategoryConnection: Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CategoryToCategoryConnectionEdge']>, nodes: Array<ResolversParentTypes['Category']> };
  CategoryToCategoryConnectionEdge: Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryToCategoryConnectionPageInfo: CategoryToCategoryConnectionPageInfo;
  CategoryToCategoryConnectionWhereArgs: CategoryToCategoryConnectionWhereArgs;
  CategoryToContentNodeConnection: Omit<CategoryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CategoryToContentNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  CategoryToContentNodeConnectionEdge: Omit<CategoryToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  CategoryToContentNodeConnectionPageInfo: CategoryToContentNodeConnectionPageInfo;
  CategoryToContentNodeConnectionWhereArgs: CategoryToContentNodeConnectionWhereArgs;
  CategoryToParentCategoryConnectionEdge: Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryToPostConnection: Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CategoryToPostConnectionEdge']>, nodes: Array<ResolversParentTypes['Post']> };
  CategoryToPostConnectionEdge: Omit<CategoryToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  CategoryToPostConnectionPageInfo: CategoryToPostConnectionPageInfo;
  CategoryToPostConnectionWhereArgs: CategoryToPostConnectionWhereArgs;
  CategoryToTaxonomyConnectionEdge: Omit<CategoryToTaxonomyConnectionEdge, 'node'> & { node: ResolversParentTypes['Taxonomy'] };
  Comment: CommentRecord;
  CommentAuthor: CommentAuthorModel;
  CommentConnection: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnection'];
  CommentConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnectionEdge'];
  CommentConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnectionPageInfo'];
  CommentToCommentConnection: Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CommentToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  CommentToCommentConnectionEdge: Omit<CommentToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentToCommentConnectionPageInfo: CommentToCommentConnectionPageInfo;
  CommentToCommentConnectionWhereArgs: CommentToCommentConnectionWhereArgs;
  CommentToCommenterConnectionEdge: Omit<CommentToCommenterConnectionEdge, 'node'> & { node: ResolversParentTypes['Commenter'] };
  CommentToContentNodeConnectionEdge: Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  CommentToParentCommentConnectionEdge: Omit<CommentToParentCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentToParentCommentConnectionWhereArgs: CommentToParentCommentConnectionWhereArgs;
  Commenter: ResolversInterfaceTypes<ResolversParentTypes>['Commenter'];
  CommenterConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CommenterConnectionEdge'];
  Connection: ResolversInterfaceTypes<ResolversParentTypes>['Connection'];
  ContentNode: ResolversInterfaceTypes<ResolversParentTypes>['ContentNode'];
  ContentNodeConnection: ResolversInterfaceTypes<ResolversParentTypes>['ContentNodeConnection'];
  ContentNodeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ContentNodeConnectionEdge'];
  ContentNodeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ContentNodeConnectionPageInfo'];
  ContentNodeToContentTypeConnectionEdge: Omit<ContentNodeToContentTypeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentType'] };
  ContentTemplate: ResolversInterfaceTypes<ResolversParentTypes>['ContentTemplate'];
  ContentType: ContentTypeRecord;
  ContentTypeConnection: ResolversInterfaceTypes<ResolversParentTypes>['ContentTypeConnection'];
  ContentTypeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ContentTypeConnectionEdge'];
  ContentTypeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ContentTypeConnectionPageInfo'];
  ContentTypeToContentNodeConnection: Omit<ContentTypeToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContentTypeToContentNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  ContentTypeToContentNodeConnectionEdge: Omit<ContentTypeToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  ContentTypeToContentNodeConnectionPageInfo: ContentTypeToContentNodeConnectionPageInfo;
  ContentTypeToContentNodeConnectionWhereArgs: ContentTypeToContentNodeConnectionWhereArgs;
  ContentTypeToTaxonomyConnection: Omit<ContentTypeToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContentTypeToTaxonomyConnectionEdge']>, nodes: Array<ResolversParentTypes['Taxonomy']> };
  ContentTypeToTaxonomyConnectionEdge: Omit<ContentTypeToTaxonomyConnectionEdge, 'node'> & { node: ResolversParentTypes['Taxonomy'] };
  ContentTypeToTaxonomyConnectionPageInfo: ContentTypeToTaxonomyConnectionPageInfo;
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: Omit<CreateCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  DatabaseIdentifier: ResolversInterfaceTypes<ResolversParentTypes>['DatabaseIdentifier'];
  DateInput: DateInput;
  DateQueryInput: DateQueryInput;
  DefaultTemplate: DefaultTemplate;
  DiscussionSettings: SettingsModel;
  Edge: ResolversInterfaceTypes<ResolversParentTypes>['Edge'];
  ElementorAdblockDetectionTrigger: ElementorAdblockDetectionTrigger;
  ElementorBaseBreakpoint: ElementorBaseBreakpoint;
  ElementorBreakpoint: ElementorBreakpoint;
  ElementorBrowsersRule: ElementorBrowsersRule;
  ElementorClickTrigger: ElementorClickTrigger;
  ElementorCondition: ElementorCondition;
  ElementorCustomField: ElementorCustomField;
  ElementorDeviceAnimation: ElementorDeviceAnimation;
  ElementorDeviceHorizontalPosition: ElementorDeviceHorizontalPosition;
  ElementorDeviceLength: ElementorDeviceLength;
  ElementorDeviceVerticalPosition: ElementorDeviceVerticalPosition;
  ElementorDevicesRule: ElementorDevicesRule;
  ElementorElement: ElementorElementRecord;
  ElementorExitIntentTrigger: ElementorExitIntentTrigger;
  ElementorFormError: ElementorFormError;
  ElementorFormFieldInput: ElementorFormFieldInput;
  ElementorFormPopup: ElementorFormPopup;
  ElementorGlobalColor: ElementorGlobalColor;
  ElementorGlobalTypography: ElementorGlobalTypography;
  ElementorInactivityTrigger: ElementorInactivityTrigger;
  ElementorKit: KitModel;
  ElementorLength: ElementorLength;
  ElementorLightbox: ElementorLightbox;
  ElementorLoggedInRule: ElementorLoggedInRule;
  ElementorLoop: LoopModel;
  ElementorLoopTerm: ElementorLoopTerm;
  ElementorLoopTermsWhereArgs: ElementorLoopTermsWhereArgs;
  ElementorLoopWhereArgs: ElementorLoopWhereArgs;
  ElementorPageLoadTrigger: ElementorPageLoadTrigger;
  ElementorPageMeta: PostRecord;
  ElementorPageSeo: ElementorPageSeo;
  ElementorPageViewsRule: ElementorPageViewsRule;
  ElementorPopup: PostRecord;
  ElementorPopupSettings: ElementorPopupSettings;
  ElementorPopupTiming: ElementorPopupTiming;
  ElementorPopupTriggers: ElementorPopupTriggers;
  ElementorPopupsWhereArgs: ElementorPopupsWhereArgs;
  ElementorScheduleRule: ElementorScheduleRule;
  ElementorScrollingToTrigger: ElementorScrollingToTrigger;
  ElementorScrollingTrigger: ElementorScrollingTrigger;
  ElementorSessionsRule: ElementorSessionsRule;
  ElementorSettings: Scalars['ElementorSettings']['output'];
  ElementorSiteConfig: Omit<ElementorSiteConfig, 'siteLogo'> & { siteLogo?: Maybe<ResolversParentTypes['MediaItem']> };
  ElementorSourcesRule: ElementorSourcesRule;
  ElementorSubmitFormInput: ElementorSubmitFormInput;
  ElementorSubmitFormPayload: ElementorSubmitFormPayload;
  ElementorTemplate: PostRecord;
  ElementorTemplateSettings: ElementorTemplateSettings;
  ElementorTemplatesWhereArgs: ElementorTemplatesWhereArgs;
  ElementorTimesRule: ElementorTimesRule;
  ElementorUrlRule: ElementorUrlRule;
  Float: Scalars['Float']['output'];
  GeneralSettings: SettingsModel;
  GeneralSettingsToMediaItemConnectionEdge: Omit<GeneralSettingsToMediaItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  HierarchicalContentNode: ResolversInterfaceTypes<ResolversParentTypes>['HierarchicalContentNode'];
  HierarchicalContentNodeToContentNodeAncestorsConnection: Omit<HierarchicalContentNodeToContentNodeAncestorsConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  HierarchicalContentNodeToContentNodeAncestorsConnectionEdge: Omit<HierarchicalContentNodeToContentNodeAncestorsConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo: HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo;
  HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs: HierarchicalContentNodeToContentNodeAncestorsConnectionWhereArgs;
  HierarchicalContentNodeToContentNodeChildrenConnection: Omit<HierarchicalContentNodeToContentNodeChildrenConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  HierarchicalContentNodeToContentNodeChildrenConnectionEdge: Omit<HierarchicalContentNodeToContentNodeChildrenConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo: HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo;
  HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs: HierarchicalContentNodeToContentNodeChildrenConnectionWhereArgs;
  HierarchicalContentNodeToParentContentNodeConnectionEdge: Omit<HierarchicalContentNodeToParentContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  HierarchicalNode: ResolversInterfaceTypes<ResolversParentTypes>['HierarchicalNode'];
  HierarchicalTermNode: ResolversInterfaceTypes<ResolversParentTypes>['HierarchicalTermNode'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  MediaDetails: MediaDetailsModel;
  MediaItem: PostRecord;
  MediaItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnection'];
  MediaItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnectionEdge'];
  MediaItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnectionPageInfo'];
  MediaItemMeta: MediaItemMeta;
  MediaItemToCommentConnection: Omit<MediaItemToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MediaItemToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  MediaItemToCommentConnectionEdge: Omit<MediaItemToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  MediaItemToCommentConnectionPageInfo: MediaItemToCommentConnectionPageInfo;
  MediaItemToCommentConnectionWhereArgs: MediaItemToCommentConnectionWhereArgs;
  MediaSize: MediaSize;
  Menu: MenuRecord;
  MenuConnection: ResolversInterfaceTypes<ResolversParentTypes>['MenuConnection'];
  MenuConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['MenuConnectionEdge'];
  MenuConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['MenuConnectionPageInfo'];
  MenuItem: MenuItemRecord;
  MenuItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['MenuItemConnection'];
  MenuItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['MenuItemConnectionEdge'];
  MenuItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['MenuItemConnectionPageInfo'];
  MenuItemLinkable: ResolversInterfaceTypes<ResolversParentTypes>['MenuItemLinkable'];
  MenuItemLinkableConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['MenuItemLinkableConnectionEdge'];
  MenuItemToMenuConnectionEdge: Omit<MenuItemToMenuConnectionEdge, 'node'> & { node: ResolversParentTypes['Menu'] };
  MenuItemToMenuItemConnection: Omit<MenuItemToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MenuItemToMenuItemConnectionEdge']>, nodes: Array<ResolversParentTypes['MenuItem']> };
  MenuItemToMenuItemConnectionEdge: Omit<MenuItemToMenuItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MenuItem'] };
  MenuItemToMenuItemConnectionPageInfo: MenuItemToMenuItemConnectionPageInfo;
  MenuItemToMenuItemConnectionWhereArgs: MenuItemToMenuItemConnectionWhereArgs;
  MenuItemToMenuItemLinkableConnectionEdge: Omit<MenuItemToMenuItemLinkableConnectionEdge, 'node'> & { node: ResolversParentTypes['MenuItemLinkable'] };
  MenuToMenuItemConnection: Omit<MenuToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MenuToMenuItemConnectionEdge']>, nodes: Array<ResolversParentTypes['MenuItem']> };
  MenuToMenuItemConnectionEdge: Omit<MenuToMenuItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MenuItem'] };
  MenuToMenuItemConnectionPageInfo: MenuToMenuItemConnectionPageInfo;
  MenuToMenuItemConnectionWhereArgs: MenuToMenuItemConnectionWhereArgs;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NodeWithAuthor: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithAuthor'];
  NodeWithAuthorToUserConnectionEdge: Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: ResolversParentTypes['User'] };
  NodeWithComments: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithComments'];
  NodeWithContentEditor: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithContentEditor'];
  NodeWithElementor: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithElementor'];
  NodeWithElementorPageMeta: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithElementorPageMeta'];
  NodeWithExcerpt: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithExcerpt'];
  NodeWithFeaturedImage: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithFeaturedImage'];
  NodeWithFeaturedImageToMediaItemConnectionEdge: Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  NodeWithPageAttributes: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithPageAttributes'];
  NodeWithTemplate: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithTemplate'];
  NodeWithTitle: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithTitle'];
  OneToOneConnection: ResolversInterfaceTypes<ResolversParentTypes>['OneToOneConnection'];
  Page: PostRecord;
  PageConnection: ResolversInterfaceTypes<ResolversParentTypes>['PageConnection'];
  PageConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['PageConnectionEdge'];
  PageConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PageConnectionPageInfo'];
  PageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PageInfo'];
  PageToCommentConnection: Omit<PageToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PageToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  PageToCommentConnectionEdge: Omit<PageToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  PageToCommentConnectionPageInfo: PageToCommentConnectionPageInfo;
  PageToCommentConnectionWhereArgs: PageToCommentConnectionWhereArgs;
  PageToPreviewConnectionEdge: Omit<PageToPreviewConnectionEdge, 'node'> & { node: ResolversParentTypes['Page'] };
  Post: PostRecord;
  PostConnection: ResolversInterfaceTypes<ResolversParentTypes>['PostConnection'];
  PostConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['PostConnectionEdge'];
  PostConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PostConnectionPageInfo'];
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  PostToCategoryConnection: Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PostToCategoryConnectionEdge']>, nodes: Array<ResolversParentTypes['Category']> };
  PostToCategoryConnectionEdge: Omit<PostToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  PostToCategoryConnectionPageInfo: PostToCategoryConnectionPageInfo;
  PostToCategoryConnectionWhereArgs: PostToCategoryConnectionWhereArgs;
  PostToCommentConnection: Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PostToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  PostToCommentConnectionEdge: Omit<PostToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  PostToCommentConnectionPageInfo: PostToCommentConnectionPageInfo;
  PostToCommentConnectionWhereArgs: PostToCommentConnectionWhereArgs;
  PostToPreviewConnectionEdge: Omit<PostToPreviewConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  PostToTagConnection: Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PostToTagConnectionEdge']>, nodes: Array<ResolversParentTypes['Tag']> };
  PostToTagConnectionEdge: Omit<PostToTagConnectionEdge, 'node'> & { node: ResolversParentTypes['Tag'] };
  PostToTagConnectionPageInfo: PostToTagConnectionPageInfo;
  PostToTagConnectionWhereArgs: PostToTagConnectionWhereArgs;
  PostToTermNodeConnection: Omit<PostToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PostToTermNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['TermNode']> };
  PostToTermNodeConnectionEdge: Omit<PostToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  PostToTermNodeConnectionPageInfo: PostToTermNodeConnectionPageInfo;
  PostToTermNodeConnectionWhereArgs: PostToTermNodeConnectionWhereArgs;
  PostTypeLabelDetails: PostTypeLabelDetails;
  Previewable: ResolversInterfaceTypes<ResolversParentTypes>['Previewable'];
  ReadingSettings: SettingsModel;
  RootMutation: Record<PropertyKey, never>;
  RootQuery: Record<PropertyKey, never>;
  RootQueryToCategoryConnection: Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToCategoryConnectionEdge']>, nodes: Array<ResolversParentTypes['Category']> };
  RootQueryToCategoryConnectionEdge: Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  RootQueryToCategoryConnectionPageInfo: RootQueryToCategoryConnectionPageInfo;
  RootQueryToCategoryConnectionWhereArgs: RootQueryToCategoryConnectionWhereArgs;
  RootQueryToCommentConnection: Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  RootQueryToCommentConnectionEdge: Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  RootQueryToCommentConnectionPageInfo: RootQueryToCommentConnectionPageInfo;
  RootQueryToCommentConnectionWhereArgs: RootQueryToCommentConnectionWhereArgs;
  RootQueryToContentNodeConnection: Omit<RootQueryToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToContentNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  RootQueryToContentNodeConnectionEdge: Omit<RootQueryToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  RootQueryToContentNodeConnectionPageInfo: RootQueryToContentNodeConnectionPageInfo;
  RootQueryToContentNodeConnectionWhereArgs: RootQueryToContentNodeConnectionWhereArgs;
  RootQueryToContentTypeConnection: Omit<RootQueryToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToContentTypeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentType']> };
  RootQueryToContentTypeConnectionEdge: Omit<RootQueryToContentTypeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentType'] };
  RootQueryToContentTypeConnectionPageInfo: RootQueryToContentTypeConnectionPageInfo;
  RootQueryToMediaItemConnection: Omit<RootQueryToMediaItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToMediaItemConnectionEdge']>, nodes: Array<ResolversParentTypes['MediaItem']> };
  RootQueryToMediaItemConnectionEdge: Omit<RootQueryToMediaItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  RootQueryToMediaItemConnectionPageInfo: RootQueryToMediaItemConnectionPageInfo;
  RootQueryToMediaItemConnectionWhereArgs: RootQueryToMediaItemConnectionWhereArgs;
  RootQueryToMenuConnection: Omit<RootQueryToMenuConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToMenuConnectionEdge']>, nodes: Array<ResolversParentTypes['Menu']> };
  RootQueryToMenuConnectionEdge: Omit<RootQueryToMenuConnectionEdge, 'node'> & { node: ResolversParentTypes['Menu'] };
  RootQueryToMenuConnectionPageInfo: RootQueryToMenuConnectionPageInfo;
  RootQueryToMenuConnectionWhereArgs: RootQueryToMenuConnectionWhereArgs;
  RootQueryToMenuItemConnection: Omit<RootQueryToMenuItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToMenuItemConnectionEdge']>, nodes: Array<ResolversParentTypes['MenuItem']> };
  RootQueryToMenuItemConnectionEdge: Omit<RootQueryToMenuItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MenuItem'] };
  RootQueryToMenuItemConnectionPageInfo: RootQueryToMenuItemConnectionPageInfo;
  RootQueryToMenuItemConnectionWhereArgs: RootQueryToMenuItemConnectionWhereArgs;
  RootQueryToPageConnection: Omit<RootQueryToPageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToPageConnectionEdge']>, nodes: Array<ResolversParentTypes['Page']> };
  RootQueryToPageConnectionEdge: Omit<RootQueryToPageConnectionEdge, 'node'> & { node: ResolversParentTypes['Page'] };
  RootQueryToPageConnectionPageInfo: RootQueryToPageConnectionPageInfo;
  RootQueryToPageConnectionWhereArgs: RootQueryToPageConnectionWhereArgs;
  RootQueryToPostConnection: Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToPostConnectionEdge']>, nodes: Array<ResolversParentTypes['Post']> };
  RootQueryToPostConnectionEdge: Omit<RootQueryToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  RootQueryToPostConnectionPageInfo: RootQueryToPostConnectionPageInfo;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  RootQueryToTagConnection: Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToTagConnectionEdge']>, nodes: Array<ResolversParentTypes['Tag']> };
  RootQueryToTagConnectionEdge: Omit<RootQueryToTagConnectionEdge, 'node'> & { node: ResolversParentTypes['Tag'] };
  RootQueryToTagConnectionPageInfo: RootQueryToTagConnectionPageInfo;
  RootQueryToTagConnectionWhereArgs: RootQueryToTagConnectionWhereArgs;
  RootQueryToTaxonomyConnection: Omit<RootQueryToTaxonomyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToTaxonomyConnectionEdge']>, nodes: Array<ResolversParentTypes['Taxonomy']> };
  RootQueryToTaxonomyConnectionEdge: Omit<RootQueryToTaxonomyConnectionEdge, 'node'> & { node: ResolversParentTypes['Taxonomy'] };
  RootQueryToTaxonomyConnectionPageInfo: RootQueryToTaxonomyConnectionPageInfo;
  RootQueryToTermNodeConnection: Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToTermNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['TermNode']> };
  RootQueryToTermNodeConnectionEdge: Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  RootQueryToTermNodeConnectionPageInfo: RootQueryToTermNodeConnectionPageInfo;
  RootQueryToTermNodeConnectionWhereArgs: RootQueryToTermNodeConnectionWhereArgs;
  RootQueryToUserConnection: Omit<RootQueryToUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RootQueryToUserConnectionEdge']>, nodes: Array<ResolversParentTypes['User']> };
  RootQueryToUserConnectionEdge: Omit<RootQueryToUserConnectionEdge, 'node'> & { node: ResolversParentTypes['User'] };
  RootQueryToUserConnectionPageInfo: RootQueryToUserConnectionPageInfo;
  RootQueryToUserConnectionWhereArgs: RootQueryToUserConnectionWhereArgs;
  Settings: Settings;
  String: Scalars['String']['output'];
  Tag: TermRecord;
  TagConnection: ResolversInterfaceTypes<ResolversParentTypes>['TagConnection'];
  TagConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TagConnectionEdge'];
  TagConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TagConnectionPageInfo'];
  TagToContentNodeConnection: Omit<TagToContentNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TagToContentNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentNode']> };
  TagToContentNodeConnectionEdge: Omit<TagToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentNode'] };
  TagToContentNodeConnectionPageInfo: TagToContentNodeConnectionPageInfo;
  TagToContentNodeConnectionWhereArgs: TagToContentNodeConnectionWhereArgs;
  TagToPostConnection: Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TagToPostConnectionEdge']>, nodes: Array<ResolversParentTypes['Post']> };
  TagToPostConnectionEdge: Omit<TagToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  TagToPostConnectionPageInfo: TagToPostConnectionPageInfo;
  TagToPostConnectionWhereArgs: TagToPostConnectionWhereArgs;
  TagToTaxonomyConnectionEdge: Omit<TagToTaxonomyConnectionEdge, 'node'> & { node: ResolversParentTypes['Taxonomy'] };
  Taxonomy: TaxonomyRecord;
  TaxonomyConnection: ResolversInterfaceTypes<ResolversParentTypes>['TaxonomyConnection'];
  TaxonomyConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TaxonomyConnectionEdge'];
  TaxonomyConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TaxonomyConnectionPageInfo'];
  TaxonomyToContentTypeConnection: Omit<TaxonomyToContentTypeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TaxonomyToContentTypeConnectionEdge']>, nodes: Array<ResolversParentTypes['ContentType']> };
  TaxonomyToContentTypeConnectionEdge: Omit<TaxonomyToContentTypeConnectionEdge, 'node'> & { node: ResolversParentTypes['ContentType'] };
  TaxonomyToContentTypeConnectionPageInfo: TaxonomyToContentTypeConnectionPageInfo;
  TaxonomyToTermNodeConnection: Omit<TaxonomyToTermNodeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TaxonomyToTermNodeConnectionEdge']>, nodes: Array<ResolversParentTypes['TermNode']> };
  TaxonomyToTermNodeConnectionEdge: Omit<TaxonomyToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  TaxonomyToTermNodeConnectionPageInfo: TaxonomyToTermNodeConnectionPageInfo;
  TermNode: ResolversInterfaceTypes<ResolversParentTypes>['TermNode'];
  TermNodeConnection: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnection'];
  TermNodeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnectionEdge'];
  TermNodeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnectionPageInfo'];
  UniformResourceIdentifiable: ResolversInterfaceTypes<ResolversParentTypes>['UniformResourceIdentifiable'];
  User: UserRecord;
  UserConnection: ResolversInterfaceTypes<ResolversParentTypes>['UserConnection'];
  UserConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['UserConnectionEdge'];
  UserConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['UserConnectionPageInfo'];
  UserRole: RoleRecord;
  UserRoleConnection: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnection'];
  UserRoleConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnectionEdge'];
  UserRoleConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnectionPageInfo'];
  UserToCommentConnection: Omit<UserToCommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserToCommentConnectionEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  UserToCommentConnectionEdge: Omit<UserToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  UserToCommentConnectionPageInfo: UserToCommentConnectionPageInfo;
  UserToCommentConnectionWhereArgs: UserToCommentConnectionWhereArgs;
  UserToPostConnection: Omit<UserToPostConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserToPostConnectionEdge']>, nodes: Array<ResolversParentTypes['Post']> };
  UserToPostConnectionEdge: Omit<UserToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  UserToPostConnectionPageInfo: UserToPostConnectionPageInfo;
  UserToPostConnectionWhereArgs: UserToPostConnectionWhereArgs;
  UserToUserRoleConnection: Omit<UserToUserRoleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserToUserRoleConnectionEdge']>, nodes: Array<ResolversParentTypes['UserRole']> };
  UserToUserRoleConnectionEdge: Omit<UserToUserRoleConnectionEdge, 'node'> & { node: ResolversParentTypes['UserRole'] };
  UserToUserRoleConnectionPageInfo: UserToUserRoleConnectionPageInfo;
  UsersConnectionOrderbyInput: UsersConnectionOrderbyInput;
  WPPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['WPPageInfo'];
};

export type AvatarResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Avatar'] = ResolversParentTypes['Avatar']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraAttr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forceDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  foundAvatar?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  ancestors?: Resolver<Maybe<ResolversTypes['CategoryToAncestorsCategoryConnection']>, ParentType, ContextType, Partial<CategoryAncestorsArgs>>;
  children?: Resolver<Maybe<ResolversTypes['CategoryToCategoryConnection']>, ParentType, ContextType, Partial<CategoryChildrenArgs>>;
  contentNodes?: Resolver<Maybe<ResolversTypes['CategoryToContentNodeConnection']>, ParentType, ContextType, Partial<CategoryContentNodesArgs>>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['CategoryToParentCategoryConnectionEdge']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['CategoryToPostConnection']>, ParentType, ContextType, Partial<CategoryPostsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy?: Resolver<Maybe<ResolversTypes['CategoryToTaxonomyConnectionEdge']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryConnection'] = ResolversParentTypes['CategoryConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnection' | 'CategoryToCategoryConnection' | 'PostToCategoryConnection' | 'RootQueryToCategoryConnection', ParentType, ContextType>;
};

export type CategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryConnectionEdge'] = ResolversParentTypes['CategoryConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnectionEdge' | 'CategoryToCategoryConnectionEdge' | 'CategoryToParentCategoryConnectionEdge' | 'PostToCategoryConnectionEdge' | 'RootQueryToCategoryConnectionEdge', ParentType, ContextType>;
};

export type CategoryConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryConnectionPageInfo'] = ResolversParentTypes['CategoryConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnectionPageInfo' | 'CategoryToCategoryConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo', ParentType, ContextType>;
};

export type CategoryToAncestorsCategoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToAncestorsCategoryConnection'] = ResolversParentTypes['CategoryToAncestorsCategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryToAncestorsCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToAncestorsCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToAncestorsCategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToAncestorsCategoryConnectionEdge'] = ResolversParentTypes['CategoryToAncestorsCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToAncestorsCategoryConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToAncestorsCategoryConnectionPageInfo'] = ResolversParentTypes['CategoryToAncestorsCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToCategoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToCategoryConnection'] = ResolversParentTypes['CategoryToCategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToCategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToCategoryConnectionEdge'] = ResolversParentTypes['CategoryToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToCategoryConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToCategoryConnectionPageInfo'] = ResolversParentTypes['CategoryToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToContentNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToContentNodeConnection'] = ResolversParentTypes['CategoryToContentNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryToContentNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToContentNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToContentNodeConnectionEdge'] = ResolversParentTypes['CategoryToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToContentNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToContentNodeConnectionPageInfo'] = ResolversParentTypes['CategoryToContentNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToParentCategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToParentCategoryConnectionEdge'] = ResolversParentTypes['CategoryToParentCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToPostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToPostConnection'] = ResolversParentTypes['CategoryToPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToPostConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToPostConnectionEdge'] = ResolversParentTypes['CategoryToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToPostConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToPostConnectionPageInfo'] = ResolversParentTypes['CategoryToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToTaxonomyConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryToTaxonomyConnectionEdge'] = ResolversParentTypes['CategoryToTaxonomyConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['CommentToCommenterConnectionEdge']>, ParentType, ContextType>;
  commentedOn?: Resolver<Maybe<ResolversTypes['CommentToContentNodeConnectionEdge']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CommentContentArgs>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['CommentToParentCommentConnectionEdge']>, ParentType, ContextType, Partial<CommentParentArgs>>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<Maybe<ResolversTypes['CommentToCommentConnection']>, ParentType, ContextType, Partial<CommentRepliesArgs>>;
  status?: Resolver<Maybe<ResolversTypes['CommentStatusEnum']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentAuthorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentAuthor'] = ResolversParentTypes['CommentAuthor']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType, RequireFields<CommentAuthorAvatarArgs, 'size'>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  __resolveType: TypeResolveFn<'CommentToCommentConnection' | 'MediaItemToCommentConnection' | 'PageToCommentConnection' | 'PostToCommentConnection' | 'RootQueryToCommentConnection' | 'UserToCommentConnection', ParentType, ContextType>;
};

export type CommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentConnectionEdge'] = ResolversParentTypes['CommentConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CommentToCommentConnectionEdge' | 'CommentToParentCommentConnectionEdge' | 'MediaItemToCommentConnectionEdge' | 'PageToCommentConnectionEdge' | 'PostToCommentConnectionEdge' | 'RootQueryToCommentConnectionEdge' | 'UserToCommentConnectionEdge', ParentType, ContextType>;
};

export type CommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentConnectionPageInfo'] = ResolversParentTypes['CommentConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CommentToCommentConnectionPageInfo' | 'MediaItemToCommentConnectionPageInfo' | 'PageToCommentConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'UserToCommentConnectionPageInfo', ParentType, ContextType>;
};

export type CommentToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToCommentConnection'] = ResolversParentTypes['CommentToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CommentToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToCommentConnectionEdge'] = ResolversParentTypes['CommentToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToCommentConnectionPageInfo'] = ResolversParentTypes['CommentToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommenterConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToCommenterConnectionEdge'] = ResolversParentTypes['CommentToCommenterConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Commenter'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToContentNodeConnectionEdge'] = ResolversParentTypes['CommentToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToParentCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommentToParentCommentConnectionEdge'] = ResolversParentTypes['CommentToParentCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommenterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Commenter'] = ResolversParentTypes['Commenter']> = {
  __resolveType: TypeResolveFn<'CommentAuthor' | 'User', ParentType, ContextType>;
};

export type CommenterConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommenterConnectionEdge'] = ResolversParentTypes['CommenterConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CommentToCommenterConnectionEdge', ParentType, ContextType>;
};

export type ConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Connection'] = ResolversParentTypes['Connection']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnection' | 'CategoryToCategoryConnection' | 'CategoryToContentNodeConnection' | 'CategoryToPostConnection' | 'CommentToCommentConnection' | 'ContentTypeToContentNodeConnection' | 'ContentTypeToTaxonomyConnection' | 'HierarchicalContentNodeToContentNodeAncestorsConnection' | 'HierarchicalContentNodeToContentNodeChildrenConnection' | 'MediaItemToCommentConnection' | 'MenuItemToMenuItemConnection' | 'MenuToMenuItemConnection' | 'PageToCommentConnection' | 'PostToCategoryConnection' | 'PostToCommentConnection' | 'PostToTagConnection' | 'PostToTermNodeConnection' | 'RootQueryToCategoryConnection' | 'RootQueryToCommentConnection' | 'RootQueryToContentNodeConnection' | 'RootQueryToContentTypeConnection' | 'RootQueryToMediaItemConnection' | 'RootQueryToMenuConnection' | 'RootQueryToMenuItemConnection' | 'RootQueryToPageConnection' | 'RootQueryToPostConnection' | 'RootQueryToTagConnection' | 'RootQueryToTaxonomyConnection' | 'RootQueryToTermNodeConnection' | 'RootQueryToUserConnection' | 'TagToContentNodeConnection' | 'TagToPostConnection' | 'TaxonomyToContentTypeConnection' | 'TaxonomyToTermNodeConnection' | 'UserToCommentConnection' | 'UserToPostConnection' | 'UserToUserRoleConnection', ParentType, ContextType>;
};

export type ContentNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentNode'] = ResolversParentTypes['ContentNode']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page' | 'Post', ParentType, ContextType>;
};

export type ContentNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentNodeConnection'] = ResolversParentTypes['ContentNodeConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToContentNodeConnection' | 'ContentTypeToContentNodeConnection' | 'HierarchicalContentNodeToContentNodeAncestorsConnection' | 'HierarchicalContentNodeToContentNodeChildrenConnection' | 'RootQueryToContentNodeConnection' | 'TagToContentNodeConnection', ParentType, ContextType>;
};

export type ContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentNodeConnectionEdge'] = ResolversParentTypes['ContentNodeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToContentNodeConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'ContentTypeToContentNodeConnectionEdge' | 'HierarchicalContentNodeToContentNodeAncestorsConnectionEdge' | 'HierarchicalContentNodeToContentNodeChildrenConnectionEdge' | 'HierarchicalContentNodeToParentContentNodeConnectionEdge' | 'RootQueryToContentNodeConnectionEdge' | 'TagToContentNodeConnectionEdge', ParentType, ContextType>;
};

export type ContentNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentNodeConnectionPageInfo'] = ResolversParentTypes['ContentNodeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToContentNodeConnectionPageInfo' | 'ContentTypeToContentNodeConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo' | 'RootQueryToContentNodeConnectionPageInfo' | 'TagToContentNodeConnectionPageInfo', ParentType, ContextType>;
};

export type ContentNodeToContentTypeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentNodeToContentTypeConnectionEdge'] = ResolversParentTypes['ContentNodeToContentTypeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTemplate'] = ResolversParentTypes['ContentTemplate']> = {
  __resolveType: TypeResolveFn<'DefaultTemplate', ParentType, ContextType>;
};

export type ContentTypeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentType'] = ResolversParentTypes['ContentType']> = {
  connectedTaxonomies?: Resolver<Maybe<ResolversTypes['ContentTypeToTaxonomyConnection']>, ParentType, ContextType, Partial<ContentTypeConnectedTaxonomiesArgs>>;
  contentNodes?: Resolver<Maybe<ResolversTypes['ContentTypeToContentNodeConnection']>, ParentType, ContextType, Partial<ContentTypeContentNodesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excludeFromSearch?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  graphqlPluralName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphqlSingleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasArchive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hierarchical?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<Maybe<ResolversTypes['PostTypeLabelDetails']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publiclyQueryable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  restBase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showInGraphql?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showInRest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeConnection'] = ResolversParentTypes['ContentTypeConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToContentTypeConnection' | 'TaxonomyToContentTypeConnection', ParentType, ContextType>;
};

export type ContentTypeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeConnectionEdge'] = ResolversParentTypes['ContentTypeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ContentNodeToContentTypeConnectionEdge' | 'RootQueryToContentTypeConnectionEdge' | 'TaxonomyToContentTypeConnectionEdge', ParentType, ContextType>;
};

export type ContentTypeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeConnectionPageInfo'] = ResolversParentTypes['ContentTypeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToContentTypeConnectionPageInfo' | 'TaxonomyToContentTypeConnectionPageInfo', ParentType, ContextType>;
};

export type ContentTypeToContentNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToContentNodeConnection'] = ResolversParentTypes['ContentTypeToContentNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContentTypeToContentNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ContentTypeToContentNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeToContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToContentNodeConnectionEdge'] = ResolversParentTypes['ContentTypeToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeToContentNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToContentNodeConnectionPageInfo'] = ResolversParentTypes['ContentTypeToContentNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeToTaxonomyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToTaxonomyConnection'] = ResolversParentTypes['ContentTypeToTaxonomyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContentTypeToTaxonomyConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Taxonomy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ContentTypeToTaxonomyConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeToTaxonomyConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToTaxonomyConnectionEdge'] = ResolversParentTypes['ContentTypeToTaxonomyConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentTypeToTaxonomyConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTypeToTaxonomyConnectionPageInfo'] = ResolversParentTypes['ContentTypeToTaxonomyConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCommentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateCommentPayload'] = ResolversParentTypes['CreateCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DatabaseIdentifierResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DatabaseIdentifier'] = ResolversParentTypes['DatabaseIdentifier']> = {
  __resolveType: TypeResolveFn<'Category' | 'Comment' | 'CommentAuthor' | 'ElementorKit' | 'ElementorPopup' | 'ElementorTemplate' | 'MediaItem' | 'Menu' | 'MenuItem' | 'Page' | 'Post' | 'Tag' | 'User', ParentType, ContextType>;
};

export type DefaultTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DefaultTemplate'] = ResolversParentTypes['DefaultTemplate']> = {
  templateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscussionSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DiscussionSettings'] = ResolversParentTypes['DiscussionSettings']> = {
  defaultCommentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Edge'] = ResolversParentTypes['Edge']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnectionEdge' | 'CategoryToCategoryConnectionEdge' | 'CategoryToContentNodeConnectionEdge' | 'CategoryToParentCategoryConnectionEdge' | 'CategoryToPostConnectionEdge' | 'CategoryToTaxonomyConnectionEdge' | 'CommentToCommentConnectionEdge' | 'CommentToCommenterConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'CommentToParentCommentConnectionEdge' | 'ContentNodeToContentTypeConnectionEdge' | 'ContentTypeToContentNodeConnectionEdge' | 'ContentTypeToTaxonomyConnectionEdge' | 'GeneralSettingsToMediaItemConnectionEdge' | 'HierarchicalContentNodeToContentNodeAncestorsConnectionEdge' | 'HierarchicalContentNodeToContentNodeChildrenConnectionEdge' | 'HierarchicalContentNodeToParentContentNodeConnectionEdge' | 'MediaItemToCommentConnectionEdge' | 'MenuItemToMenuConnectionEdge' | 'MenuItemToMenuItemConnectionEdge' | 'MenuItemToMenuItemLinkableConnectionEdge' | 'MenuToMenuItemConnectionEdge' | 'NodeWithAuthorToUserConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge' | 'PageToCommentConnectionEdge' | 'PageToPreviewConnectionEdge' | 'PostToCategoryConnectionEdge' | 'PostToCommentConnectionEdge' | 'PostToPreviewConnectionEdge' | 'PostToTagConnectionEdge' | 'PostToTermNodeConnectionEdge' | 'RootQueryToCategoryConnectionEdge' | 'RootQueryToCommentConnectionEdge' | 'RootQueryToContentNodeConnectionEdge' | 'RootQueryToContentTypeConnectionEdge' | 'RootQueryToMediaItemConnectionEdge' | 'RootQueryToMenuConnectionEdge' | 'RootQueryToMenuItemConnectionEdge' | 'RootQueryToPageConnectionEdge' | 'RootQueryToPostConnectionEdge' | 'RootQueryToTagConnectionEdge' | 'RootQueryToTaxonomyConnectionEdge' | 'RootQueryToTermNodeConnectionEdge' | 'RootQueryToUserConnectionEdge' | 'TagToContentNodeConnectionEdge' | 'TagToPostConnectionEdge' | 'TagToTaxonomyConnectionEdge' | 'TaxonomyToContentTypeConnectionEdge' | 'TaxonomyToTermNodeConnectionEdge' | 'UserToCommentConnectionEdge' | 'UserToPostConnectionEdge' | 'UserToUserRoleConnectionEdge', ParentType, ContextType>;
};

export type ElementorAdblockDetectionTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorAdblockDetectionTrigger'] = ResolversParentTypes['ElementorAdblockDetectionTrigger']> = {
  delay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ElementorBaseBreakpointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorBaseBreakpoint'] = ResolversParentTypes['ElementorBaseBreakpoint']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorBreakpointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorBreakpoint'] = ResolversParentTypes['ElementorBreakpoint']> = {
  device?: Resolver<ResolversTypes['ElementorDeviceEnum'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['ElementorBreakpointDirectionEnum'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorBrowsersRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorBrowsersRule'] = ResolversParentTypes['ElementorBrowsersRule']> = {
  browsers?: Resolver<ResolversTypes['ElementorBrowsersScopeEnum'], ParentType, ContextType>;
  browsersOptions?: Resolver<Array<ResolversTypes['ElementorBrowserEnum']>, ParentType, ContextType>;
};

export type ElementorClickTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorClickTrigger'] = ResolversParentTypes['ElementorClickTrigger']> = {
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorConditionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorCondition'] = ResolversParentTypes['ElementorCondition']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ElementorConditionTypeEnum'], ParentType, ContextType>;
};

export type ElementorCustomFieldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorCustomField'] = ResolversParentTypes['ElementorCustomField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorDeviceAnimationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorDeviceAnimation'] = ResolversParentTypes['ElementorDeviceAnimation']> = {
  device?: Resolver<ResolversTypes['ElementorDeviceEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorDeviceHorizontalPositionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorDeviceHorizontalPosition'] = ResolversParentTypes['ElementorDeviceHorizontalPosition']> = {
  device?: Resolver<ResolversTypes['ElementorDeviceEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ElementorHorizontalPositionEnum'], ParentType, ContextType>;
};

export type ElementorDeviceLengthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorDeviceLength'] = ResolversParentTypes['ElementorDeviceLength']> = {
  device?: Resolver<ResolversTypes['ElementorDeviceEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ElementorLength'], ParentType, ContextType>;
};

export type ElementorDeviceVerticalPositionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorDeviceVerticalPosition'] = ResolversParentTypes['ElementorDeviceVerticalPosition']> = {
  device?: Resolver<ResolversTypes['ElementorDeviceEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ElementorVerticalPositionEnum'], ParentType, ContextType>;
};

export type ElementorDevicesRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorDevicesRule'] = ResolversParentTypes['ElementorDevicesRule']> = {
  devices?: Resolver<Array<ResolversTypes['ElementorDeviceEnum']>, ParentType, ContextType>;
};

export type ElementorElementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorElement'] = ResolversParentTypes['ElementorElement']> = {
  elType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  renderedHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ElementorSettings'], ParentType, ContextType>;
  widgetType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElementorExitIntentTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorExitIntentTrigger'] = ResolversParentTypes['ElementorExitIntentTrigger']> = {
  touch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ElementorFormErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorFormError'] = ResolversParentTypes['ElementorFormError']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorFormPopupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorFormPopup'] = ResolversParentTypes['ElementorFormPopup']> = {
  action?: Resolver<ResolversTypes['ElementorFormPopupAction'], ParentType, ContextType>;
  doNotShowAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ElementorGlobalColorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorGlobalColor'] = ResolversParentTypes['ElementorGlobalColor']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorGlobalTypographyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorGlobalTypography'] = ResolversParentTypes['ElementorGlobalTypography']> = {
  fontFamily?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontSize?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  fontStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontWeight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letterSpacing?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  lineHeight?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  textDecoration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textTransform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordSpacing?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
};

export type ElementorInactivityTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorInactivityTrigger'] = ResolversParentTypes['ElementorInactivityTrigger']> = {
  time?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ElementorKitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorKit'] = ResolversParentTypes['ElementorKit']> = {
  analyticsMeasurementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseBreakpoints?: Resolver<Array<ResolversTypes['ElementorBaseBreakpoint']>, ParentType, ContextType>;
  breakpoints?: Resolver<Array<ResolversTypes['ElementorBreakpoint']>, ParentType, ContextType>;
  containerFeature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customColors?: Resolver<Array<ResolversTypes['ElementorGlobalColor']>, ParentType, ContextType>;
  customCss?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customTypography?: Resolver<Array<ResolversTypes['ElementorGlobalTypography']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lazyLoadBackgrounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lightbox?: Resolver<ResolversTypes['ElementorLightbox'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ElementorSettings'], ParentType, ContextType>;
  systemColors?: Resolver<Array<ResolversTypes['ElementorGlobalColor']>, ParentType, ContextType>;
  systemTypography?: Resolver<Array<ResolversTypes['ElementorGlobalTypography']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ElementorLengthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorLength'] = ResolversParentTypes['ElementorLength']> = {
  expression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorLightboxResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorLightbox'] = ResolversParentTypes['ElementorLightbox']> = {
  descriptionSource?: Resolver<ResolversTypes['ElementorLightboxTextSourceEnum'], ParentType, ContextType>;
  enableCounter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableFullscreen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableZoom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGlobal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareNetworks?: Resolver<Array<ResolversTypes['ElementorShareNetworkEnum']>, ParentType, ContextType>;
  titleSource?: Resolver<ResolversTypes['ElementorLightboxTextSourceEnum'], ParentType, ContextType>;
};

export type ElementorLoggedInRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorLoggedInRule'] = ResolversParentTypes['ElementorLoggedInRule']> = {
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['ElementorLoggedInUsersEnum'], ParentType, ContextType>;
};

export type ElementorLoopResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorLoop'] = ResolversParentTypes['ElementorLoop']> = {
  databaseIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, Partial<ElementorLoopDatabaseIdsArgs>>;
  terms?: Resolver<Array<ResolversTypes['ElementorLoopTerm']>, ParentType, ContextType, RequireFields<ElementorLoopTermsArgs, 'taxonomy'>>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorLoopTermResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorLoopTerm'] = ResolversParentTypes['ElementorLoopTerm']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentDatabaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorPageLoadTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPageLoadTrigger'] = ResolversParentTypes['ElementorPageLoadTrigger']> = {
  delay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ElementorPageMetaResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPageMeta'] = ResolversParentTypes['ElementorPageMeta']> = {
  customFields?: Resolver<Array<ResolversTypes['ElementorCustomField']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['ElementorPageSeo']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['TermNode']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorPageSeoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPageSeo'] = ResolversParentTypes['ElementorPageSeo']> = {
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElementorPageViewsRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPageViewsRule'] = ResolversParentTypes['ElementorPageViewsRule']> = {
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorPopupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPopup'] = ResolversParentTypes['ElementorPopup']> = {
  conditions?: Resolver<Array<ResolversTypes['ElementorCondition']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementorDocumentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorElements?: Resolver<Maybe<Array<ResolversTypes['ElementorElement']>>, ParentType, ContextType>;
  elementorPageSettings?: Resolver<Maybe<ResolversTypes['ElementorSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ElementorPopupSettings'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['ElementorPopupTiming'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triggers?: Resolver<ResolversTypes['ElementorPopupTriggers'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ElementorPopupSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPopupSettings'] = ResolversParentTypes['ElementorPopupSettings']> = {
  a11yNavigation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avoidMultiplePopups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  classes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeAutomatically?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closeButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closeButtonDelay?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closeButtonHorizontal?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  closeButtonPosition?: Resolver<ResolversTypes['ElementorCloseButtonPositionEnum'], ParentType, ContextType>;
  closeButtonVertical?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  contentPosition?: Resolver<ResolversTypes['ElementorVerticalPositionEnum'], ParentType, ContextType>;
  entranceAnimation?: Resolver<Array<ResolversTypes['ElementorDeviceAnimation']>, ParentType, ContextType>;
  entranceAnimationDuration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exitAnimation?: Resolver<Array<ResolversTypes['ElementorDeviceAnimation']>, ParentType, ContextType>;
  height?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
  heightType?: Resolver<ResolversTypes['ElementorPopupHeightTypeEnum'], ParentType, ContextType>;
  horizontalPosition?: Resolver<Array<ResolversTypes['ElementorDeviceHorizontalPosition']>, ParentType, ContextType>;
  openSelector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preventCloseOnBackgroundClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preventCloseOnEscKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preventScroll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verticalPosition?: Resolver<Array<ResolversTypes['ElementorDeviceVerticalPosition']>, ParentType, ContextType>;
  width?: Resolver<Array<ResolversTypes['ElementorDeviceLength']>, ParentType, ContextType>;
};

export type ElementorPopupTimingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPopupTiming'] = ResolversParentTypes['ElementorPopupTiming']> = {
  browsers?: Resolver<Maybe<ResolversTypes['ElementorBrowsersRule']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<ResolversTypes['ElementorDevicesRule']>, ParentType, ContextType>;
  loggedIn?: Resolver<Maybe<ResolversTypes['ElementorLoggedInRule']>, ParentType, ContextType>;
  pageViews?: Resolver<Maybe<ResolversTypes['ElementorPageViewsRule']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ElementorScheduleRule']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['ElementorSessionsRule']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<ResolversTypes['ElementorSourcesRule']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['ElementorTimesRule']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['ElementorUrlRule']>, ParentType, ContextType>;
};

export type ElementorPopupTriggersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorPopupTriggers'] = ResolversParentTypes['ElementorPopupTriggers']> = {
  adblockDetection?: Resolver<Maybe<ResolversTypes['ElementorAdblockDetectionTrigger']>, ParentType, ContextType>;
  click?: Resolver<Maybe<ResolversTypes['ElementorClickTrigger']>, ParentType, ContextType>;
  exitIntent?: Resolver<Maybe<ResolversTypes['ElementorExitIntentTrigger']>, ParentType, ContextType>;
  inactivity?: Resolver<Maybe<ResolversTypes['ElementorInactivityTrigger']>, ParentType, ContextType>;
  pageLoad?: Resolver<Maybe<ResolversTypes['ElementorPageLoadTrigger']>, ParentType, ContextType>;
  scrolling?: Resolver<Maybe<ResolversTypes['ElementorScrollingTrigger']>, ParentType, ContextType>;
  scrollingTo?: Resolver<Maybe<ResolversTypes['ElementorScrollingToTrigger']>, ParentType, ContextType>;
};

export type ElementorScheduleRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorScheduleRule'] = ResolversParentTypes['ElementorScheduleRule']> = {
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverDatetime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['ElementorScheduleTimezoneEnum'], ParentType, ContextType>;
};

export type ElementorScrollingToTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorScrollingToTrigger'] = ResolversParentTypes['ElementorScrollingToTrigger']> = {
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElementorScrollingTriggerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorScrollingTrigger'] = ResolversParentTypes['ElementorScrollingTrigger']> = {
  direction?: Resolver<ResolversTypes['ElementorScrollDirectionEnum'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ElementorSessionsRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorSessionsRule'] = ResolversParentTypes['ElementorSessionsRule']> = {
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface ElementorSettingsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ElementorSettings'], any> {
  name: 'ElementorSettings';
}

export type ElementorSiteConfigResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorSiteConfig'] = ResolversParentTypes['ElementorSiteConfig']> = {
  ajaxUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteLogo?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  socialFeedAjaxUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElementorSourcesRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorSourcesRule'] = ResolversParentTypes['ElementorSourcesRule']> = {
  sources?: Resolver<Array<ResolversTypes['ElementorSourceEnum']>, ParentType, ContextType>;
};

export type ElementorSubmitFormPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorSubmitFormPayload'] = ResolversParentTypes['ElementorSubmitFormPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ElementorFormError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  popup?: Resolver<Maybe<ResolversTypes['ElementorFormPopup']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ElementorTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorTemplate'] = ResolversParentTypes['ElementorTemplate']> = {
  conditions?: Resolver<Array<ResolversTypes['ElementorCondition']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementorDocumentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorElements?: Resolver<Maybe<Array<ResolversTypes['ElementorElement']>>, ParentType, ContextType>;
  elementorPageSettings?: Resolver<Maybe<ResolversTypes['ElementorSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['ElementorLocationEnum']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ElementorTemplateSettings'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ElementorTemplateTypeEnum'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ElementorTemplateSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorTemplateSettings'] = ResolversParentTypes['ElementorTemplateSettings']> = {
  contentWrapperHtmlTag?: Resolver<Maybe<ResolversTypes['ElementorWrapperTagEnum']>, ParentType, ContextType>;
  cssClasses?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customCss?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loopSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageLayout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previewId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previewType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElementorTimesRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorTimesRule'] = ResolversParentTypes['ElementorTimesRule']> = {
  count?: Resolver<ResolversTypes['ElementorTimesCountEnum'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['ElementorTimesPeriodEnum']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ElementorUrlRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ElementorUrlRule'] = ResolversParentTypes['ElementorUrlRule']> = {
  action?: Resolver<ResolversTypes['ElementorUrlActionEnum'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneralSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeneralSettings'] = ResolversParentTypes['GeneralSettings']> = {
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteIcon?: Resolver<Maybe<ResolversTypes['GeneralSettingsToMediaItemConnectionEdge']>, ParentType, ContextType>;
  siteIconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GeneralSettingsSiteIconUrlArgs>>;
  startOfWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeneralSettingsToMediaItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeneralSettingsToMediaItemConnectionEdge'] = ResolversParentTypes['GeneralSettingsToMediaItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNode'] = ResolversParentTypes['HierarchicalContentNode']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page', ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnection'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnection'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnectionEdge'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToContentNodeChildrenConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo'] = ResolversParentTypes['HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalContentNodeToParentContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalContentNodeToParentContentNodeConnectionEdge'] = ResolversParentTypes['HierarchicalContentNodeToParentContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HierarchicalNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalNode'] = ResolversParentTypes['HierarchicalNode']> = {
  __resolveType: TypeResolveFn<'Category' | 'MediaItem' | 'Page', ParentType, ContextType>;
};

export type HierarchicalTermNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HierarchicalTermNode'] = ResolversParentTypes['HierarchicalTermNode']> = {
  __resolveType: TypeResolveFn<'Category', ParentType, ContextType>;
};

export type MediaDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaDetails'] = ResolversParentTypes['MediaDetails']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MediaItemMeta']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaSize']>>>, ParentType, ContextType, Partial<MediaDetailsSizesArgs>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ancestors?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToContentNodeAncestorsConnection']>, ParentType, ContextType, Partial<MediaItemAncestorsArgs>>;
  author?: Resolver<Maybe<ResolversTypes['NodeWithAuthorToUserConnectionEdge']>, ParentType, ContextType>;
  authorDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemCaptionArgs>>;
  children?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToContentNodeChildrenConnection']>, ParentType, ContextType, Partial<MediaItemChildrenArgs>>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['MediaItemToCommentConnection']>, ParentType, ContextType, Partial<MediaItemCommentsArgs>>;
  contentType?: Resolver<Maybe<ResolversTypes['ContentNodeToContentTypeConnectionEdge']>, ParentType, ContextType>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemDescriptionArgs>>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemFileArgs>>;
  filePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemFilePathArgs>>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<MediaItemFileSizeArgs>>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaDetails?: Resolver<Maybe<ResolversTypes['MediaDetails']>, ParentType, ContextType>;
  mediaItemUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToParentContentNodeConnectionEdge']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previewRevisionDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previewRevisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSizesArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSourceUrlArgs>>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSrcSetArgs>>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['ContentTemplate']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemTitleArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemConnection'] = ResolversParentTypes['MediaItemConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToMediaItemConnection', ParentType, ContextType>;
};

export type MediaItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemConnectionEdge'] = ResolversParentTypes['MediaItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'GeneralSettingsToMediaItemConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge' | 'RootQueryToMediaItemConnectionEdge', ParentType, ContextType>;
};

export type MediaItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemConnectionPageInfo'] = ResolversParentTypes['MediaItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToMediaItemConnectionPageInfo', ParentType, ContextType>;
};

export type MediaItemMetaResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemMeta'] = ResolversParentTypes['MediaItemMeta']> = {
  aperture?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  camera?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdTimestamp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  focalLength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iso?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  keywords?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shutterSpeed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaItemToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemToCommentConnection'] = ResolversParentTypes['MediaItemToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaItemToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['MediaItemToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemToCommentConnectionEdge'] = ResolversParentTypes['MediaItemToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaItemToCommentConnectionPageInfo'] = ResolversParentTypes['MediaItemToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaSizeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MediaSize'] = ResolversParentTypes['MediaSize']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<Maybe<ResolversTypes['MenuLocationEnum']>>>, ParentType, ContextType>;
  menuItems?: Resolver<Maybe<ResolversTypes['MenuToMenuItemConnection']>, ParentType, ContextType, Partial<MenuMenuItemsArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuConnection'] = ResolversParentTypes['MenuConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToMenuConnection', ParentType, ContextType>;
};

export type MenuConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuConnectionEdge'] = ResolversParentTypes['MenuConnectionEdge']> = {
  __resolveType: TypeResolveFn<'MenuItemToMenuConnectionEdge' | 'RootQueryToMenuConnectionEdge', ParentType, ContextType>;
};

export type MenuConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuConnectionPageInfo'] = ResolversParentTypes['MenuConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToMenuConnectionPageInfo', ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  childItems?: Resolver<Maybe<ResolversTypes['MenuItemToMenuItemConnection']>, ParentType, ContextType, Partial<MenuItemChildItemsArgs>>;
  connectedNode?: Resolver<Maybe<ResolversTypes['MenuItemToMenuItemLinkableConnectionEdge']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkRelationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<Maybe<ResolversTypes['MenuLocationEnum']>>>, ParentType, ContextType>;
  menu?: Resolver<Maybe<ResolversTypes['MenuItemToMenuConnectionEdge']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemConnection'] = ResolversParentTypes['MenuItemConnection']> = {
  __resolveType: TypeResolveFn<'MenuItemToMenuItemConnection' | 'MenuToMenuItemConnection' | 'RootQueryToMenuItemConnection', ParentType, ContextType>;
};

export type MenuItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemConnectionEdge'] = ResolversParentTypes['MenuItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'MenuItemToMenuItemConnectionEdge' | 'MenuToMenuItemConnectionEdge' | 'RootQueryToMenuItemConnectionEdge', ParentType, ContextType>;
};

export type MenuItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemConnectionPageInfo'] = ResolversParentTypes['MenuItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'MenuItemToMenuItemConnectionPageInfo' | 'MenuToMenuItemConnectionPageInfo' | 'RootQueryToMenuItemConnectionPageInfo', ParentType, ContextType>;
};

export type MenuItemLinkableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemLinkable'] = ResolversParentTypes['MenuItemLinkable']> = {
  __resolveType: TypeResolveFn<'Category' | 'Page' | 'Post' | 'Tag', ParentType, ContextType>;
};

export type MenuItemLinkableConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemLinkableConnectionEdge'] = ResolversParentTypes['MenuItemLinkableConnectionEdge']> = {
  __resolveType: TypeResolveFn<'MenuItemToMenuItemLinkableConnectionEdge', ParentType, ContextType>;
};

export type MenuItemToMenuConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemToMenuConnectionEdge'] = ResolversParentTypes['MenuItemToMenuConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemToMenuItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemToMenuItemConnection'] = ResolversParentTypes['MenuItemToMenuItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MenuItemToMenuItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['MenuItemToMenuItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemToMenuItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemToMenuItemConnectionEdge'] = ResolversParentTypes['MenuItemToMenuItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemToMenuItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemToMenuItemConnectionPageInfo'] = ResolversParentTypes['MenuItemToMenuItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemToMenuItemLinkableConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItemToMenuItemLinkableConnectionEdge'] = ResolversParentTypes['MenuItemToMenuItemLinkableConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MenuItemLinkable'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuLocationEnumResolvers = EnumResolverSignature<{ EMPTY?: any }, ResolversTypes['MenuLocationEnum']>;

export type MenuToMenuItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuToMenuItemConnection'] = ResolversParentTypes['MenuToMenuItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MenuToMenuItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['MenuToMenuItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuToMenuItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuToMenuItemConnectionEdge'] = ResolversParentTypes['MenuToMenuItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuToMenuItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuToMenuItemConnectionPageInfo'] = ResolversParentTypes['MenuToMenuItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Category' | 'Comment' | 'CommentAuthor' | 'ContentType' | 'DiscussionSettings' | 'ElementorKit' | 'ElementorPopup' | 'ElementorTemplate' | 'GeneralSettings' | 'MediaItem' | 'Menu' | 'MenuItem' | 'Page' | 'Post' | 'ReadingSettings' | 'Tag' | 'Taxonomy' | 'User' | 'UserRole', ParentType, ContextType>;
};

export type NodeWithAuthorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithAuthor'] = ResolversParentTypes['NodeWithAuthor']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithAuthorToUserConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithAuthorToUserConnectionEdge'] = ResolversParentTypes['NodeWithAuthorToUserConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeWithCommentsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithComments'] = ResolversParentTypes['NodeWithComments']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithContentEditorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithContentEditor'] = ResolversParentTypes['NodeWithContentEditor']> = {
  __resolveType: TypeResolveFn<'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithElementorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithElementor'] = ResolversParentTypes['NodeWithElementor']> = {
  __resolveType: TypeResolveFn<'ElementorPopup' | 'ElementorTemplate' | 'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithElementorPageMetaResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithElementorPageMeta'] = ResolversParentTypes['NodeWithElementorPageMeta']> = {
  __resolveType: TypeResolveFn<'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithExcerptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithExcerpt'] = ResolversParentTypes['NodeWithExcerpt']> = {
  __resolveType: TypeResolveFn<'Post', ParentType, ContextType>;
};

export type NodeWithFeaturedImageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithFeaturedImage'] = ResolversParentTypes['NodeWithFeaturedImage']> = {
  __resolveType: TypeResolveFn<'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithFeaturedImageToMediaItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithFeaturedImageToMediaItemConnectionEdge'] = ResolversParentTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeWithPageAttributesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithPageAttributes'] = ResolversParentTypes['NodeWithPageAttributes']> = {
  __resolveType: TypeResolveFn<'Page', ParentType, ContextType>;
};

export type NodeWithTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithTemplate'] = ResolversParentTypes['NodeWithTemplate']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page' | 'Post', ParentType, ContextType>;
};

export type NodeWithTitleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NodeWithTitle'] = ResolversParentTypes['NodeWithTitle']> = {
  __resolveType: TypeResolveFn<'MediaItem' | 'Page' | 'Post', ParentType, ContextType>;
};

export type OneToOneConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneToOneConnection'] = ResolversParentTypes['OneToOneConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToParentCategoryConnectionEdge' | 'CategoryToTaxonomyConnectionEdge' | 'CommentToCommenterConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'CommentToParentCommentConnectionEdge' | 'ContentNodeToContentTypeConnectionEdge' | 'GeneralSettingsToMediaItemConnectionEdge' | 'HierarchicalContentNodeToParentContentNodeConnectionEdge' | 'MenuItemToMenuConnectionEdge' | 'MenuItemToMenuItemLinkableConnectionEdge' | 'NodeWithAuthorToUserConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge' | 'PageToPreviewConnectionEdge' | 'PostToPreviewConnectionEdge' | 'TagToTaxonomyConnectionEdge', ParentType, ContextType>;
};

export type PageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  ancestors?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToContentNodeAncestorsConnection']>, ParentType, ContextType, Partial<PageAncestorsArgs>>;
  author?: Resolver<Maybe<ResolversTypes['NodeWithAuthorToUserConnectionEdge']>, ParentType, ContextType>;
  authorDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  children?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToContentNodeChildrenConnection']>, ParentType, ContextType, Partial<PageChildrenArgs>>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['PageToCommentConnection']>, ParentType, ContextType, Partial<PageCommentsArgs>>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PageContentArgs>>;
  contentType?: Resolver<Maybe<ResolversTypes['ContentNodeToContentTypeConnectionEdge']>, ParentType, ContextType>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorDocumentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorElements?: Resolver<Maybe<Array<ResolversTypes['ElementorElement']>>, ParentType, ContextType>;
  elementorPageMeta?: Resolver<Maybe<ResolversTypes['ElementorPageMeta']>, ParentType, ContextType>;
  elementorPageSettings?: Resolver<Maybe<ResolversTypes['ElementorSettings']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPrivacyPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['HierarchicalContentNodeToParentContentNodeConnectionEdge']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['PageToPreviewConnectionEdge']>, ParentType, ContextType>;
  previewRevisionDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previewRevisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['ContentTemplate']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PageTitleArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageConnection'] = ResolversParentTypes['PageConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToPageConnection', ParentType, ContextType>;
};

export type PageConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageConnectionEdge'] = ResolversParentTypes['PageConnectionEdge']> = {
  __resolveType: TypeResolveFn<'PageToPreviewConnectionEdge' | 'RootQueryToPageConnectionEdge', ParentType, ContextType>;
};

export type PageConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageConnectionPageInfo'] = ResolversParentTypes['PageConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToPageConnectionPageInfo', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnectionPageInfo' | 'CategoryToCategoryConnectionPageInfo' | 'CategoryToContentNodeConnectionPageInfo' | 'CategoryToPostConnectionPageInfo' | 'CommentToCommentConnectionPageInfo' | 'ContentTypeToContentNodeConnectionPageInfo' | 'ContentTypeToTaxonomyConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo' | 'MediaItemToCommentConnectionPageInfo' | 'MenuItemToMenuItemConnectionPageInfo' | 'MenuToMenuItemConnectionPageInfo' | 'PageToCommentConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'PostToTagConnectionPageInfo' | 'PostToTermNodeConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'RootQueryToContentNodeConnectionPageInfo' | 'RootQueryToContentTypeConnectionPageInfo' | 'RootQueryToMediaItemConnectionPageInfo' | 'RootQueryToMenuConnectionPageInfo' | 'RootQueryToMenuItemConnectionPageInfo' | 'RootQueryToPageConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo' | 'RootQueryToTaxonomyConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'RootQueryToUserConnectionPageInfo' | 'TagToContentNodeConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'TaxonomyToContentTypeConnectionPageInfo' | 'TaxonomyToTermNodeConnectionPageInfo' | 'UserToCommentConnectionPageInfo' | 'UserToPostConnectionPageInfo' | 'UserToUserRoleConnectionPageInfo', ParentType, ContextType>;
};

export type PageToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageToCommentConnection'] = ResolversParentTypes['PageToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PageToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageToCommentConnectionEdge'] = ResolversParentTypes['PageToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageToCommentConnectionPageInfo'] = ResolversParentTypes['PageToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageToPreviewConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageToPreviewConnectionEdge'] = ResolversParentTypes['PageToPreviewConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  author?: Resolver<Maybe<ResolversTypes['NodeWithAuthorToUserConnectionEdge']>, ParentType, ContextType>;
  authorDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['PostToCategoryConnection']>, ParentType, ContextType, Partial<PostCategoriesArgs>>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['PostToCommentConnection']>, ParentType, ContextType, Partial<PostCommentsArgs>>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostContentArgs>>;
  contentType?: Resolver<Maybe<ResolversTypes['ContentNodeToContentTypeConnectionEdge']>, ParentType, ContextType>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorDocumentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementorElements?: Resolver<Maybe<Array<ResolversTypes['ElementorElement']>>, ParentType, ContextType>;
  elementorPageMeta?: Resolver<Maybe<ResolversTypes['ElementorPageMeta']>, ParentType, ContextType>;
  elementorPageSettings?: Resolver<Maybe<ResolversTypes['ElementorSettings']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostExcerptArgs>>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSticky?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['PostToPreviewConnectionEdge']>, ParentType, ContextType>;
  previewRevisionDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previewRevisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['PostToTagConnection']>, ParentType, ContextType, Partial<PostTagsArgs>>;
  template?: Resolver<Maybe<ResolversTypes['ContentTemplate']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['PostToTermNodeConnection']>, ParentType, ContextType, Partial<PostTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostTitleArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnection' | 'RootQueryToPostConnection' | 'TagToPostConnection' | 'UserToPostConnection', ParentType, ContextType>;
};

export type PostConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostConnectionEdge'] = ResolversParentTypes['PostConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnectionEdge' | 'PostToPreviewConnectionEdge' | 'RootQueryToPostConnectionEdge' | 'TagToPostConnectionEdge' | 'UserToPostConnectionEdge', ParentType, ContextType>;
};

export type PostConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostConnectionPageInfo'] = ResolversParentTypes['PostConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'UserToPostConnectionPageInfo', ParentType, ContextType>;
};

export type PostToCategoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCategoryConnection'] = ResolversParentTypes['PostToCategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCategoryConnectionEdge'] = ResolversParentTypes['PostToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCategoryConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCategoryConnectionPageInfo'] = ResolversParentTypes['PostToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCommentConnection'] = ResolversParentTypes['PostToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCommentConnectionEdge'] = ResolversParentTypes['PostToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToCommentConnectionPageInfo'] = ResolversParentTypes['PostToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToPreviewConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToPreviewConnectionEdge'] = ResolversParentTypes['PostToPreviewConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTagConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTagConnection'] = ResolversParentTypes['PostToTagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostToTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTagConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTagConnectionEdge'] = ResolversParentTypes['PostToTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTagConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTagConnectionPageInfo'] = ResolversParentTypes['PostToTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTermNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTermNodeConnection'] = ResolversParentTypes['PostToTermNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTermNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTermNodeConnectionEdge'] = ResolversParentTypes['PostToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTermNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostToTermNodeConnectionPageInfo'] = ResolversParentTypes['PostToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostTypeLabelDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostTypeLabelDetails'] = ResolversParentTypes['PostTypeLabelDetails']> = {
  allItems?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  archives?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notFound?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchItems?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  singularName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewItem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewItems?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreviewableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Previewable'] = ResolversParentTypes['Previewable']> = {
  __resolveType: TypeResolveFn<'Page' | 'Post', ParentType, ContextType>;
};

export type ReadingSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadingSettings'] = ResolversParentTypes['ReadingSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageForPosts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageOnFront?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postsPerPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showOnFront?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootMutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootMutation'] = ResolversParentTypes['RootMutation']> = {
  createComment?: Resolver<Maybe<ResolversTypes['CreateCommentPayload']>, ParentType, ContextType, RequireFields<RootMutationCreateCommentArgs, 'input'>>;
  elementorSubmitForm?: Resolver<Maybe<ResolversTypes['ElementorSubmitFormPayload']>, ParentType, ContextType, RequireFields<RootMutationElementorSubmitFormArgs, 'input'>>;
};

export type RootQueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQuery'] = ResolversParentTypes['RootQuery']> = {
  allSettings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['RootQueryToCategoryConnection']>, ParentType, ContextType, Partial<RootQueryCategoriesArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<RootQueryCategoryArgs, 'id'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<RootQueryCommentArgs, 'id'>>;
  comments?: Resolver<Maybe<ResolversTypes['RootQueryToCommentConnection']>, ParentType, ContextType, Partial<RootQueryCommentsArgs>>;
  contentNode?: Resolver<Maybe<ResolversTypes['ContentNode']>, ParentType, ContextType, RequireFields<RootQueryContentNodeArgs, 'id'>>;
  contentNodes?: Resolver<Maybe<ResolversTypes['RootQueryToContentNodeConnection']>, ParentType, ContextType, Partial<RootQueryContentNodesArgs>>;
  contentType?: Resolver<Maybe<ResolversTypes['ContentType']>, ParentType, ContextType, RequireFields<RootQueryContentTypeArgs, 'id'>>;
  contentTypes?: Resolver<Maybe<ResolversTypes['RootQueryToContentTypeConnection']>, ParentType, ContextType, Partial<RootQueryContentTypesArgs>>;
  discussionSettings?: Resolver<Maybe<ResolversTypes['DiscussionSettings']>, ParentType, ContextType>;
  elementorKit?: Resolver<Maybe<ResolversTypes['ElementorKit']>, ParentType, ContextType>;
  elementorLoop?: Resolver<Maybe<ResolversTypes['ElementorLoop']>, ParentType, ContextType, RequireFields<RootQueryElementorLoopArgs, 'where'>>;
  elementorPopup?: Resolver<Maybe<ResolversTypes['ElementorPopup']>, ParentType, ContextType, RequireFields<RootQueryElementorPopupArgs, 'id'>>;
  elementorPopups?: Resolver<Maybe<Array<ResolversTypes['ElementorPopup']>>, ParentType, ContextType, Partial<RootQueryElementorPopupsArgs>>;
  elementorSearchSuggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<RootQueryElementorSearchSuggestionArgs, 'search'>>;
  elementorSiteConfig?: Resolver<Maybe<ResolversTypes['ElementorSiteConfig']>, ParentType, ContextType>;
  elementorTemplate?: Resolver<Maybe<ResolversTypes['ElementorTemplate']>, ParentType, ContextType, RequireFields<RootQueryElementorTemplateArgs, 'id'>>;
  elementorTemplates?: Resolver<Maybe<Array<ResolversTypes['ElementorTemplate']>>, ParentType, ContextType, Partial<RootQueryElementorTemplatesArgs>>;
  generalSettings?: Resolver<Maybe<ResolversTypes['GeneralSettings']>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType, RequireFields<RootQueryMediaItemArgs, 'id'>>;
  mediaItems?: Resolver<Maybe<ResolversTypes['RootQueryToMediaItemConnection']>, ParentType, ContextType, Partial<RootQueryMediaItemsArgs>>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<RootQueryMenuArgs, 'id'>>;
  menuItem?: Resolver<Maybe<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<RootQueryMenuItemArgs, 'id'>>;
  menuItems?: Resolver<Maybe<ResolversTypes['RootQueryToMenuItemConnection']>, ParentType, ContextType, Partial<RootQueryMenuItemsArgs>>;
  menus?: Resolver<Maybe<ResolversTypes['RootQueryToMenuConnection']>, ParentType, ContextType, Partial<RootQueryMenusArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, Partial<RootQueryNodeArgs>>;
  nodeByUri?: Resolver<Maybe<ResolversTypes['UniformResourceIdentifiable']>, ParentType, ContextType, RequireFields<RootQueryNodeByUriArgs, 'uri'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<RootQueryPageArgs, 'id'>>;
  pages?: Resolver<Maybe<ResolversTypes['RootQueryToPageConnection']>, ParentType, ContextType, Partial<RootQueryPagesArgs>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<RootQueryPostArgs, 'id'>>;
  posts?: Resolver<Maybe<ResolversTypes['RootQueryToPostConnection']>, ParentType, ContextType, Partial<RootQueryPostsArgs>>;
  readingSettings?: Resolver<Maybe<ResolversTypes['ReadingSettings']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<RootQueryTagArgs, 'id'>>;
  tags?: Resolver<Maybe<ResolversTypes['RootQueryToTagConnection']>, ParentType, ContextType, Partial<RootQueryTagsArgs>>;
  taxonomies?: Resolver<Maybe<ResolversTypes['RootQueryToTaxonomyConnection']>, ParentType, ContextType, Partial<RootQueryTaxonomiesArgs>>;
  taxonomy?: Resolver<Maybe<ResolversTypes['Taxonomy']>, ParentType, ContextType, RequireFields<RootQueryTaxonomyArgs, 'id'>>;
  termNode?: Resolver<Maybe<ResolversTypes['TermNode']>, ParentType, ContextType, RequireFields<RootQueryTermNodeArgs, 'id'>>;
  terms?: Resolver<Maybe<ResolversTypes['RootQueryToTermNodeConnection']>, ParentType, ContextType, Partial<RootQueryTermsArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<RootQueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['RootQueryToUserConnection']>, ParentType, ContextType, Partial<RootQueryUsersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCategoryConnection'] = ResolversParentTypes['RootQueryToCategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCategoryConnectionEdge'] = ResolversParentTypes['RootQueryToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCategoryConnectionPageInfo'] = ResolversParentTypes['RootQueryToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCommentConnection'] = ResolversParentTypes['RootQueryToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCommentConnectionEdge'] = ResolversParentTypes['RootQueryToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToCommentConnectionPageInfo'] = ResolversParentTypes['RootQueryToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentNodeConnection'] = ResolversParentTypes['RootQueryToContentNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToContentNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToContentNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentNodeConnectionEdge'] = ResolversParentTypes['RootQueryToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentNodeConnectionPageInfo'] = ResolversParentTypes['RootQueryToContentNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentTypeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentTypeConnection'] = ResolversParentTypes['RootQueryToContentTypeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToContentTypeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentType']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToContentTypeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentTypeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentTypeConnectionEdge'] = ResolversParentTypes['RootQueryToContentTypeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToContentTypeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToContentTypeConnectionPageInfo'] = ResolversParentTypes['RootQueryToContentTypeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMediaItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMediaItemConnection'] = ResolversParentTypes['RootQueryToMediaItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToMediaItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToMediaItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMediaItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMediaItemConnectionEdge'] = ResolversParentTypes['RootQueryToMediaItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMediaItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMediaItemConnectionPageInfo'] = ResolversParentTypes['RootQueryToMediaItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuConnection'] = ResolversParentTypes['RootQueryToMenuConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToMenuConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToMenuConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuConnectionEdge'] = ResolversParentTypes['RootQueryToMenuConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuConnectionPageInfo'] = ResolversParentTypes['RootQueryToMenuConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuItemConnection'] = ResolversParentTypes['RootQueryToMenuItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToMenuItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToMenuItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuItemConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuItemConnectionEdge'] = ResolversParentTypes['RootQueryToMenuItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToMenuItemConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToMenuItemConnectionPageInfo'] = ResolversParentTypes['RootQueryToMenuItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPageConnection'] = ResolversParentTypes['RootQueryToPageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToPageConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToPageConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPageConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPageConnectionEdge'] = ResolversParentTypes['RootQueryToPageConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPageConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPageConnectionPageInfo'] = ResolversParentTypes['RootQueryToPageConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPostConnection'] = ResolversParentTypes['RootQueryToPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPostConnectionEdge'] = ResolversParentTypes['RootQueryToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToPostConnectionPageInfo'] = ResolversParentTypes['RootQueryToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTagConnection'] = ResolversParentTypes['RootQueryToTagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTagConnectionEdge'] = ResolversParentTypes['RootQueryToTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTagConnectionPageInfo'] = ResolversParentTypes['RootQueryToTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTaxonomyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTaxonomyConnection'] = ResolversParentTypes['RootQueryToTaxonomyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToTaxonomyConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Taxonomy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToTaxonomyConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTaxonomyConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTaxonomyConnectionEdge'] = ResolversParentTypes['RootQueryToTaxonomyConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTaxonomyConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTaxonomyConnectionPageInfo'] = ResolversParentTypes['RootQueryToTaxonomyConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnection'] = ResolversParentTypes['RootQueryToTermNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnectionEdge'] = ResolversParentTypes['RootQueryToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnectionPageInfo'] = ResolversParentTypes['RootQueryToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToUserConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToUserConnection'] = ResolversParentTypes['RootQueryToUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RootQueryToUserConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToUserConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToUserConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToUserConnectionEdge'] = ResolversParentTypes['RootQueryToUserConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToUserConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RootQueryToUserConnectionPageInfo'] = ResolversParentTypes['RootQueryToUserConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  discussionSettingsDefaultCommentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsDateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsHomeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsStartOfWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  generalSettingsTimeFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsTimezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readingSettingsPageForPosts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readingSettingsPageOnFront?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readingSettingsPostsPerPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readingSettingsShowOnFront?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  contentNodes?: Resolver<Maybe<ResolversTypes['TagToContentNodeConnection']>, ParentType, ContextType, Partial<TagContentNodesArgs>>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['TagToPostConnection']>, ParentType, ContextType, Partial<TagPostsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy?: Resolver<Maybe<ResolversTypes['TagToTaxonomyConnectionEdge']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagConnection'] = ResolversParentTypes['TagConnection']> = {
  __resolveType: TypeResolveFn<'PostToTagConnection' | 'RootQueryToTagConnection', ParentType, ContextType>;
};

export type TagConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagConnectionEdge'] = ResolversParentTypes['TagConnectionEdge']> = {
  __resolveType: TypeResolveFn<'PostToTagConnectionEdge' | 'RootQueryToTagConnectionEdge', ParentType, ContextType>;
};

export type TagConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagConnectionPageInfo'] = ResolversParentTypes['TagConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'PostToTagConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo', ParentType, ContextType>;
};

export type TagToContentNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToContentNodeConnection'] = ResolversParentTypes['TagToContentNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TagToContentNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TagToContentNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToContentNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToContentNodeConnectionEdge'] = ResolversParentTypes['TagToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToContentNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToContentNodeConnectionPageInfo'] = ResolversParentTypes['TagToContentNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToPostConnection'] = ResolversParentTypes['TagToPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TagToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TagToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToPostConnectionEdge'] = ResolversParentTypes['TagToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToPostConnectionPageInfo'] = ResolversParentTypes['TagToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToTaxonomyConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagToTaxonomyConnectionEdge'] = ResolversParentTypes['TagToTaxonomyConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Taxonomy'] = ResolversParentTypes['Taxonomy']> = {
  connectedContentTypes?: Resolver<Maybe<ResolversTypes['TaxonomyToContentTypeConnection']>, ParentType, ContextType, Partial<TaxonomyConnectedContentTypesArgs>>;
  connectedTerms?: Resolver<Maybe<ResolversTypes['TaxonomyToTermNodeConnection']>, ParentType, ContextType, Partial<TaxonomyConnectedTermsArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphqlPluralName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  graphqlSingleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hierarchical?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  restBase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showInGraphql?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showInRest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyConnection'] = ResolversParentTypes['TaxonomyConnection']> = {
  __resolveType: TypeResolveFn<'ContentTypeToTaxonomyConnection' | 'RootQueryToTaxonomyConnection', ParentType, ContextType>;
};

export type TaxonomyConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyConnectionEdge'] = ResolversParentTypes['TaxonomyConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToTaxonomyConnectionEdge' | 'ContentTypeToTaxonomyConnectionEdge' | 'RootQueryToTaxonomyConnectionEdge' | 'TagToTaxonomyConnectionEdge', ParentType, ContextType>;
};

export type TaxonomyConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyConnectionPageInfo'] = ResolversParentTypes['TaxonomyConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ContentTypeToTaxonomyConnectionPageInfo' | 'RootQueryToTaxonomyConnectionPageInfo', ParentType, ContextType>;
};

export type TaxonomyToContentTypeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToContentTypeConnection'] = ResolversParentTypes['TaxonomyToContentTypeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TaxonomyToContentTypeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentType']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TaxonomyToContentTypeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyToContentTypeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToContentTypeConnectionEdge'] = ResolversParentTypes['TaxonomyToContentTypeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyToContentTypeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToContentTypeConnectionPageInfo'] = ResolversParentTypes['TaxonomyToContentTypeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyToTermNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToTermNodeConnection'] = ResolversParentTypes['TaxonomyToTermNodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TaxonomyToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TaxonomyToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyToTermNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToTermNodeConnectionEdge'] = ResolversParentTypes['TaxonomyToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyToTermNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaxonomyToTermNodeConnectionPageInfo'] = ResolversParentTypes['TaxonomyToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TermNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TermNode'] = ResolversParentTypes['TermNode']> = {
  __resolveType: TypeResolveFn<'Category' | 'Tag', ParentType, ContextType>;
};

export type TermNodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TermNodeConnection'] = ResolversParentTypes['TermNodeConnection']> = {
  __resolveType: TypeResolveFn<'PostToTermNodeConnection' | 'RootQueryToTermNodeConnection' | 'TaxonomyToTermNodeConnection', ParentType, ContextType>;
};

export type TermNodeConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TermNodeConnectionEdge'] = ResolversParentTypes['TermNodeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'PostToTermNodeConnectionEdge' | 'RootQueryToTermNodeConnectionEdge' | 'TaxonomyToTermNodeConnectionEdge', ParentType, ContextType>;
};

export type TermNodeConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TermNodeConnectionPageInfo'] = ResolversParentTypes['TermNodeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'PostToTermNodeConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'TaxonomyToTermNodeConnectionPageInfo', ParentType, ContextType>;
};

export type UniformResourceIdentifiableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UniformResourceIdentifiable'] = ResolversParentTypes['UniformResourceIdentifiable']> = {
  __resolveType: TypeResolveFn<'Category' | 'Comment' | 'ContentType' | 'MediaItem' | 'Page' | 'Post' | 'Tag' | 'User', ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType, RequireFields<UserAvatarArgs, 'size'>>;
  capabilities?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['UserToCommentConnection']>, ParentType, ContextType, Partial<UserCommentsArgs>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrontPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostsPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTermNode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['UserToPostConnection']>, ParentType, ContextType, Partial<UserPostsArgs>>;
  roles?: Resolver<Maybe<ResolversTypes['UserToUserRoleConnection']>, ParentType, ContextType, Partial<UserRolesArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToUserConnection', ParentType, ContextType>;
};

export type UserConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserConnectionEdge'] = ResolversParentTypes['UserConnectionEdge']> = {
  __resolveType: TypeResolveFn<'NodeWithAuthorToUserConnectionEdge' | 'RootQueryToUserConnectionEdge', ParentType, ContextType>;
};

export type UserConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserConnectionPageInfo'] = ResolversParentTypes['UserConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToUserConnectionPageInfo', ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  capabilities?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserRoleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserRoleConnection'] = ResolversParentTypes['UserRoleConnection']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnection', ParentType, ContextType>;
};

export type UserRoleConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserRoleConnectionEdge'] = ResolversParentTypes['UserRoleConnectionEdge']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnectionEdge', ParentType, ContextType>;
};

export type UserRoleConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserRoleConnectionPageInfo'] = ResolversParentTypes['UserRoleConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnectionPageInfo', ParentType, ContextType>;
};

export type UserToCommentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToCommentConnection'] = ResolversParentTypes['UserToCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['UserToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToCommentConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToCommentConnectionEdge'] = ResolversParentTypes['UserToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToCommentConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToCommentConnectionPageInfo'] = ResolversParentTypes['UserToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToPostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToPostConnection'] = ResolversParentTypes['UserToPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['UserToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToPostConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToPostConnectionEdge'] = ResolversParentTypes['UserToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToPostConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToPostConnectionPageInfo'] = ResolversParentTypes['UserToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToUserRoleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToUserRoleConnection'] = ResolversParentTypes['UserToUserRoleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserToUserRoleConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['UserToUserRoleConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToUserRoleConnectionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToUserRoleConnectionEdge'] = ResolversParentTypes['UserToUserRoleConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToUserRoleConnectionPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserToUserRoleConnectionPageInfo'] = ResolversParentTypes['UserToUserRoleConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WpPageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WPPageInfo'] = ResolversParentTypes['WPPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToAncestorsCategoryConnectionPageInfo' | 'CategoryToCategoryConnectionPageInfo' | 'CategoryToContentNodeConnectionPageInfo' | 'CategoryToPostConnectionPageInfo' | 'CommentToCommentConnectionPageInfo' | 'ContentTypeToContentNodeConnectionPageInfo' | 'ContentTypeToTaxonomyConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo' | 'HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo' | 'MediaItemToCommentConnectionPageInfo' | 'MenuItemToMenuItemConnectionPageInfo' | 'MenuToMenuItemConnectionPageInfo' | 'PageToCommentConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'PostToTagConnectionPageInfo' | 'PostToTermNodeConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'RootQueryToContentNodeConnectionPageInfo' | 'RootQueryToContentTypeConnectionPageInfo' | 'RootQueryToMediaItemConnectionPageInfo' | 'RootQueryToMenuConnectionPageInfo' | 'RootQueryToMenuItemConnectionPageInfo' | 'RootQueryToPageConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo' | 'RootQueryToTaxonomyConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'RootQueryToUserConnectionPageInfo' | 'TagToContentNodeConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'TaxonomyToContentTypeConnectionPageInfo' | 'TaxonomyToTermNodeConnectionPageInfo' | 'UserToCommentConnectionPageInfo' | 'UserToPostConnectionPageInfo' | 'UserToUserRoleConnectionPageInfo', ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Avatar?: AvatarResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryConnectionEdge?: CategoryConnectionEdgeResolvers<ContextType>;
  CategoryConnectionPageInfo?: CategoryConnectionPageInfoResolvers<ContextType>;
  CategoryToAncestorsCategoryConnection?: CategoryToAncestorsCategoryConnectionResolvers<ContextType>;
  CategoryToAncestorsCategoryConnectionEdge?: CategoryToAncestorsCategoryConnectionEdgeResolvers<ContextType>;
  CategoryToAncestorsCategoryConnectionPageInfo?: CategoryToAncestorsCategoryConnectionPageInfoResolvers<ContextType>;
  CategoryToCategoryConnection?: CategoryToCategoryConnectionResolvers<ContextType>;
  CategoryToCategoryConnectionEdge?: CategoryToCategoryConnectionEdgeResolvers<ContextType>;
  CategoryToCategoryConnectionPageInfo?: CategoryToCategoryConnectionPageInfoResolvers<ContextType>;
  CategoryToContentNodeConnection?: CategoryToContentNodeConnectionResolvers<ContextType>;
  CategoryToContentNodeConnectionEdge?: CategoryToContentNodeConnectionEdgeResolvers<ContextType>;
  CategoryToContentNodeConnectionPageInfo?: CategoryToContentNodeConnectionPageInfoResolvers<ContextType>;
  CategoryToParentCategoryConnectionEdge?: CategoryToParentCategoryConnectionEdgeResolvers<ContextType>;
  CategoryToPostConnection?: CategoryToPostConnectionResolvers<ContextType>;
  CategoryToPostConnectionEdge?: CategoryToPostConnectionEdgeResolvers<ContextType>;
  CategoryToPostConnectionPageInfo?: CategoryToPostConnectionPageInfoResolvers<ContextType>;
  CategoryToTaxonomyConnectionEdge?: CategoryToTaxonomyConnectionEdgeResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentAuthor?: CommentAuthorResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentConnectionEdge?: CommentConnectionEdgeResolvers<ContextType>;
  CommentConnectionPageInfo?: CommentConnectionPageInfoResolvers<ContextType>;
  CommentToCommentConnection?: CommentToCommentConnectionResolvers<ContextType>;
  CommentToCommentConnectionEdge?: CommentToCommentConnectionEdgeResolvers<ContextType>;
  CommentToCommentConnectionPageInfo?: CommentToCommentConnectionPageInfoResolvers<ContextType>;
  CommentToCommenterConnectionEdge?: CommentToCommenterConnectionEdgeResolvers<ContextType>;
  CommentToContentNodeConnectionEdge?: CommentToContentNodeConnectionEdgeResolvers<ContextType>;
  CommentToParentCommentConnectionEdge?: CommentToParentCommentConnectionEdgeResolvers<ContextType>;
  Commenter?: CommenterResolvers<ContextType>;
  CommenterConnectionEdge?: CommenterConnectionEdgeResolvers<ContextType>;
  Connection?: ConnectionResolvers<ContextType>;
  ContentNode?: ContentNodeResolvers<ContextType>;
  ContentNodeConnection?: ContentNodeConnectionResolvers<ContextType>;
  ContentNodeConnectionEdge?: ContentNodeConnectionEdgeResolvers<ContextType>;
  ContentNodeConnectionPageInfo?: ContentNodeConnectionPageInfoResolvers<ContextType>;
  ContentNodeToContentTypeConnectionEdge?: ContentNodeToContentTypeConnectionEdgeResolvers<ContextType>;
  ContentTemplate?: ContentTemplateResolvers<ContextType>;
  ContentType?: ContentTypeResolvers<ContextType>;
  ContentTypeConnection?: ContentTypeConnectionResolvers<ContextType>;
  ContentTypeConnectionEdge?: ContentTypeConnectionEdgeResolvers<ContextType>;
  ContentTypeConnectionPageInfo?: ContentTypeConnectionPageInfoResolvers<ContextType>;
  ContentTypeToContentNodeConnection?: ContentTypeToContentNodeConnectionResolvers<ContextType>;
  ContentTypeToContentNodeConnectionEdge?: ContentTypeToContentNodeConnectionEdgeResolvers<ContextType>;
  ContentTypeToContentNodeConnectionPageInfo?: ContentTypeToContentNodeConnectionPageInfoResolvers<ContextType>;
  ContentTypeToTaxonomyConnection?: ContentTypeToTaxonomyConnectionResolvers<ContextType>;
  ContentTypeToTaxonomyConnectionEdge?: ContentTypeToTaxonomyConnectionEdgeResolvers<ContextType>;
  ContentTypeToTaxonomyConnectionPageInfo?: ContentTypeToTaxonomyConnectionPageInfoResolvers<ContextType>;
  CreateCommentPayload?: CreateCommentPayloadResolvers<ContextType>;
  DatabaseIdentifier?: DatabaseIdentifierResolvers<ContextType>;
  DefaultTemplate?: DefaultTemplateResolvers<ContextType>;
  DiscussionSettings?: DiscussionSettingsResolvers<ContextType>;
  Edge?: EdgeResolvers<ContextType>;
  ElementorAdblockDetectionTrigger?: ElementorAdblockDetectionTriggerResolvers<ContextType>;
  ElementorBaseBreakpoint?: ElementorBaseBreakpointResolvers<ContextType>;
  ElementorBreakpoint?: ElementorBreakpointResolvers<ContextType>;
  ElementorBrowsersRule?: ElementorBrowsersRuleResolvers<ContextType>;
  ElementorClickTrigger?: ElementorClickTriggerResolvers<ContextType>;
  ElementorCondition?: ElementorConditionResolvers<ContextType>;
  ElementorCustomField?: ElementorCustomFieldResolvers<ContextType>;
  ElementorDeviceAnimation?: ElementorDeviceAnimationResolvers<ContextType>;
  ElementorDeviceHorizontalPosition?: ElementorDeviceHorizontalPositionResolvers<ContextType>;
  ElementorDeviceLength?: ElementorDeviceLengthResolvers<ContextType>;
  ElementorDeviceVerticalPosition?: ElementorDeviceVerticalPositionResolvers<ContextType>;
  ElementorDevicesRule?: ElementorDevicesRuleResolvers<ContextType>;
  ElementorElement?: ElementorElementResolvers<ContextType>;
  ElementorExitIntentTrigger?: ElementorExitIntentTriggerResolvers<ContextType>;
  ElementorFormError?: ElementorFormErrorResolvers<ContextType>;
  ElementorFormPopup?: ElementorFormPopupResolvers<ContextType>;
  ElementorGlobalColor?: ElementorGlobalColorResolvers<ContextType>;
  ElementorGlobalTypography?: ElementorGlobalTypographyResolvers<ContextType>;
  ElementorInactivityTrigger?: ElementorInactivityTriggerResolvers<ContextType>;
  ElementorKit?: ElementorKitResolvers<ContextType>;
  ElementorLength?: ElementorLengthResolvers<ContextType>;
  ElementorLightbox?: ElementorLightboxResolvers<ContextType>;
  ElementorLoggedInRule?: ElementorLoggedInRuleResolvers<ContextType>;
  ElementorLoop?: ElementorLoopResolvers<ContextType>;
  ElementorLoopTerm?: ElementorLoopTermResolvers<ContextType>;
  ElementorPageLoadTrigger?: ElementorPageLoadTriggerResolvers<ContextType>;
  ElementorPageMeta?: ElementorPageMetaResolvers<ContextType>;
  ElementorPageSeo?: ElementorPageSeoResolvers<ContextType>;
  ElementorPageViewsRule?: ElementorPageViewsRuleResolvers<ContextType>;
  ElementorPopup?: ElementorPopupResolvers<ContextType>;
  ElementorPopupSettings?: ElementorPopupSettingsResolvers<ContextType>;
  ElementorPopupTiming?: ElementorPopupTimingResolvers<ContextType>;
  ElementorPopupTriggers?: ElementorPopupTriggersResolvers<ContextType>;
  ElementorScheduleRule?: ElementorScheduleRuleResolvers<ContextType>;
  ElementorScrollingToTrigger?: ElementorScrollingToTriggerResolvers<ContextType>;
  ElementorScrollingTrigger?: ElementorScrollingTriggerResolvers<ContextType>;
  ElementorSessionsRule?: ElementorSessionsRuleResolvers<ContextType>;
  ElementorSettings?: GraphQLScalarType;
  ElementorSiteConfig?: ElementorSiteConfigResolvers<ContextType>;
  ElementorSourcesRule?: ElementorSourcesRuleResolvers<ContextType>;
  ElementorSubmitFormPayload?: ElementorSubmitFormPayloadResolvers<ContextType>;
  ElementorTemplate?: ElementorTemplateResolvers<ContextType>;
  ElementorTemplateSettings?: ElementorTemplateSettingsResolvers<ContextType>;
  ElementorTimesRule?: ElementorTimesRuleResolvers<ContextType>;
  ElementorUrlRule?: ElementorUrlRuleResolvers<ContextType>;
  GeneralSettings?: GeneralSettingsResolvers<ContextType>;
  GeneralSettingsToMediaItemConnectionEdge?: GeneralSettingsToMediaItemConnectionEdgeResolvers<ContextType>;
  HierarchicalContentNode?: HierarchicalContentNodeResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeAncestorsConnection?: HierarchicalContentNodeToContentNodeAncestorsConnectionResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeAncestorsConnectionEdge?: HierarchicalContentNodeToContentNodeAncestorsConnectionEdgeResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo?: HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfoResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeChildrenConnection?: HierarchicalContentNodeToContentNodeChildrenConnectionResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeChildrenConnectionEdge?: HierarchicalContentNodeToContentNodeChildrenConnectionEdgeResolvers<ContextType>;
  HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo?: HierarchicalContentNodeToContentNodeChildrenConnectionPageInfoResolvers<ContextType>;
  HierarchicalContentNodeToParentContentNodeConnectionEdge?: HierarchicalContentNodeToParentContentNodeConnectionEdgeResolvers<ContextType>;
  HierarchicalNode?: HierarchicalNodeResolvers<ContextType>;
  HierarchicalTermNode?: HierarchicalTermNodeResolvers<ContextType>;
  MediaDetails?: MediaDetailsResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaItemConnection?: MediaItemConnectionResolvers<ContextType>;
  MediaItemConnectionEdge?: MediaItemConnectionEdgeResolvers<ContextType>;
  MediaItemConnectionPageInfo?: MediaItemConnectionPageInfoResolvers<ContextType>;
  MediaItemMeta?: MediaItemMetaResolvers<ContextType>;
  MediaItemToCommentConnection?: MediaItemToCommentConnectionResolvers<ContextType>;
  MediaItemToCommentConnectionEdge?: MediaItemToCommentConnectionEdgeResolvers<ContextType>;
  MediaItemToCommentConnectionPageInfo?: MediaItemToCommentConnectionPageInfoResolvers<ContextType>;
  MediaSize?: MediaSizeResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuConnection?: MenuConnectionResolvers<ContextType>;
  MenuConnectionEdge?: MenuConnectionEdgeResolvers<ContextType>;
  MenuConnectionPageInfo?: MenuConnectionPageInfoResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MenuItemConnection?: MenuItemConnectionResolvers<ContextType>;
  MenuItemConnectionEdge?: MenuItemConnectionEdgeResolvers<ContextType>;
  MenuItemConnectionPageInfo?: MenuItemConnectionPageInfoResolvers<ContextType>;
  MenuItemLinkable?: MenuItemLinkableResolvers<ContextType>;
  MenuItemLinkableConnectionEdge?: MenuItemLinkableConnectionEdgeResolvers<ContextType>;
  MenuItemToMenuConnectionEdge?: MenuItemToMenuConnectionEdgeResolvers<ContextType>;
  MenuItemToMenuItemConnection?: MenuItemToMenuItemConnectionResolvers<ContextType>;
  MenuItemToMenuItemConnectionEdge?: MenuItemToMenuItemConnectionEdgeResolvers<ContextType>;
  MenuItemToMenuItemConnectionPageInfo?: MenuItemToMenuItemConnectionPageInfoResolvers<ContextType>;
  MenuItemToMenuItemLinkableConnectionEdge?: MenuItemToMenuItemLinkableConnectionEdgeResolvers<ContextType>;
  MenuLocationEnum?: MenuLocationEnumResolvers;
  MenuToMenuItemConnection?: MenuToMenuItemConnectionResolvers<ContextType>;
  MenuToMenuItemConnectionEdge?: MenuToMenuItemConnectionEdgeResolvers<ContextType>;
  MenuToMenuItemConnectionPageInfo?: MenuToMenuItemConnectionPageInfoResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NodeWithAuthor?: NodeWithAuthorResolvers<ContextType>;
  NodeWithAuthorToUserConnectionEdge?: NodeWithAuthorToUserConnectionEdgeResolvers<ContextType>;
  NodeWithComments?: NodeWithCommentsResolvers<ContextType>;
  NodeWithContentEditor?: NodeWithContentEditorResolvers<ContextType>;
  NodeWithElementor?: NodeWithElementorResolvers<ContextType>;
  NodeWithElementorPageMeta?: NodeWithElementorPageMetaResolvers<ContextType>;
  NodeWithExcerpt?: NodeWithExcerptResolvers<ContextType>;
  NodeWithFeaturedImage?: NodeWithFeaturedImageResolvers<ContextType>;
  NodeWithFeaturedImageToMediaItemConnectionEdge?: NodeWithFeaturedImageToMediaItemConnectionEdgeResolvers<ContextType>;
  NodeWithPageAttributes?: NodeWithPageAttributesResolvers<ContextType>;
  NodeWithTemplate?: NodeWithTemplateResolvers<ContextType>;
  NodeWithTitle?: NodeWithTitleResolvers<ContextType>;
  OneToOneConnection?: OneToOneConnectionResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageConnection?: PageConnectionResolvers<ContextType>;
  PageConnectionEdge?: PageConnectionEdgeResolvers<ContextType>;
  PageConnectionPageInfo?: PageConnectionPageInfoResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageToCommentConnection?: PageToCommentConnectionResolvers<ContextType>;
  PageToCommentConnectionEdge?: PageToCommentConnectionEdgeResolvers<ContextType>;
  PageToCommentConnectionPageInfo?: PageToCommentConnectionPageInfoResolvers<ContextType>;
  PageToPreviewConnectionEdge?: PageToPreviewConnectionEdgeResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostConnectionEdge?: PostConnectionEdgeResolvers<ContextType>;
  PostConnectionPageInfo?: PostConnectionPageInfoResolvers<ContextType>;
  PostToCategoryConnection?: PostToCategoryConnectionResolvers<ContextType>;
  PostToCategoryConnectionEdge?: PostToCategoryConnectionEdgeResolvers<ContextType>;
  PostToCategoryConnectionPageInfo?: PostToCategoryConnectionPageInfoResolvers<ContextType>;
  PostToCommentConnection?: PostToCommentConnectionResolvers<ContextType>;
  PostToCommentConnectionEdge?: PostToCommentConnectionEdgeResolvers<ContextType>;
  PostToCommentConnectionPageInfo?: PostToCommentConnectionPageInfoResolvers<ContextType>;
  PostToPreviewConnectionEdge?: PostToPreviewConnectionEdgeResolvers<ContextType>;
  PostToTagConnection?: PostToTagConnectionResolvers<ContextType>;
  PostToTagConnectionEdge?: PostToTagConnectionEdgeResolvers<ContextType>;
  PostToTagConnectionPageInfo?: PostToTagConnectionPageInfoResolvers<ContextType>;
  PostToTermNodeConnection?: PostToTermNodeConnectionResolvers<ContextType>;
  PostToTermNodeConnectionEdge?: PostToTermNodeConnectionEdgeResolvers<ContextType>;
  PostToTermNodeConnectionPageInfo?: PostToTermNodeConnectionPageInfoResolvers<ContextType>;
  PostTypeLabelDetails?: PostTypeLabelDetailsResolvers<ContextType>;
  Previewable?: PreviewableResolvers<ContextType>;
  ReadingSettings?: ReadingSettingsResolvers<ContextType>;
  RootMutation?: RootMutationResolvers<ContextType>;
  RootQuery?: RootQueryResolvers<ContextType>;
  RootQueryToCategoryConnection?: RootQueryToCategoryConnectionResolvers<ContextType>;
  RootQueryToCategoryConnectionEdge?: RootQueryToCategoryConnectionEdgeResolvers<ContextType>;
  RootQueryToCategoryConnectionPageInfo?: RootQueryToCategoryConnectionPageInfoResolvers<ContextType>;
  RootQueryToCommentConnection?: RootQueryToCommentConnectionResolvers<ContextType>;
  RootQueryToCommentConnectionEdge?: RootQueryToCommentConnectionEdgeResolvers<ContextType>;
  RootQueryToCommentConnectionPageInfo?: RootQueryToCommentConnectionPageInfoResolvers<ContextType>;
  RootQueryToContentNodeConnection?: RootQueryToContentNodeConnectionResolvers<ContextType>;
  RootQueryToContentNodeConnectionEdge?: RootQueryToContentNodeConnectionEdgeResolvers<ContextType>;
  RootQueryToContentNodeConnectionPageInfo?: RootQueryToContentNodeConnectionPageInfoResolvers<ContextType>;
  RootQueryToContentTypeConnection?: RootQueryToContentTypeConnectionResolvers<ContextType>;
  RootQueryToContentTypeConnectionEdge?: RootQueryToContentTypeConnectionEdgeResolvers<ContextType>;
  RootQueryToContentTypeConnectionPageInfo?: RootQueryToContentTypeConnectionPageInfoResolvers<ContextType>;
  RootQueryToMediaItemConnection?: RootQueryToMediaItemConnectionResolvers<ContextType>;
  RootQueryToMediaItemConnectionEdge?: RootQueryToMediaItemConnectionEdgeResolvers<ContextType>;
  RootQueryToMediaItemConnectionPageInfo?: RootQueryToMediaItemConnectionPageInfoResolvers<ContextType>;
  RootQueryToMenuConnection?: RootQueryToMenuConnectionResolvers<ContextType>;
  RootQueryToMenuConnectionEdge?: RootQueryToMenuConnectionEdgeResolvers<ContextType>;
  RootQueryToMenuConnectionPageInfo?: RootQueryToMenuConnectionPageInfoResolvers<ContextType>;
  RootQueryToMenuItemConnection?: RootQueryToMenuItemConnectionResolvers<ContextType>;
  RootQueryToMenuItemConnectionEdge?: RootQueryToMenuItemConnectionEdgeResolvers<ContextType>;
  RootQueryToMenuItemConnectionPageInfo?: RootQueryToMenuItemConnectionPageInfoResolvers<ContextType>;
  RootQueryToPageConnection?: RootQueryToPageConnectionResolvers<ContextType>;
  RootQueryToPageConnectionEdge?: RootQueryToPageConnectionEdgeResolvers<ContextType>;
  RootQueryToPageConnectionPageInfo?: RootQueryToPageConnectionPageInfoResolvers<ContextType>;
  RootQueryToPostConnection?: RootQueryToPostConnectionResolvers<ContextType>;
  RootQueryToPostConnectionEdge?: RootQueryToPostConnectionEdgeResolvers<ContextType>;
  RootQueryToPostConnectionPageInfo?: RootQueryToPostConnectionPageInfoResolvers<ContextType>;
  RootQueryToTagConnection?: RootQueryToTagConnectionResolvers<ContextType>;
  RootQueryToTagConnectionEdge?: RootQueryToTagConnectionEdgeResolvers<ContextType>;
  RootQueryToTagConnectionPageInfo?: RootQueryToTagConnectionPageInfoResolvers<ContextType>;
  RootQueryToTaxonomyConnection?: RootQueryToTaxonomyConnectionResolvers<ContextType>;
  RootQueryToTaxonomyConnectionEdge?: RootQueryToTaxonomyConnectionEdgeResolvers<ContextType>;
  RootQueryToTaxonomyConnectionPageInfo?: RootQueryToTaxonomyConnectionPageInfoResolvers<ContextType>;
  RootQueryToTermNodeConnection?: RootQueryToTermNodeConnectionResolvers<ContextType>;
  RootQueryToTermNodeConnectionEdge?: RootQueryToTermNodeConnectionEdgeResolvers<ContextType>;
  RootQueryToTermNodeConnectionPageInfo?: RootQueryToTermNodeConnectionPageInfoResolvers<ContextType>;
  RootQueryToUserConnection?: RootQueryToUserConnectionResolvers<ContextType>;
  RootQueryToUserConnectionEdge?: RootQueryToUserConnectionEdgeResolvers<ContextType>;
  RootQueryToUserConnectionPageInfo?: RootQueryToUserConnectionPageInfoResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagConnection?: TagConnectionResolvers<ContextType>;
  TagConnectionEdge?: TagConnectionEdgeResolvers<ContextType>;
  TagConnectionPageInfo?: TagConnectionPageInfoResolvers<ContextType>;
  TagToContentNodeConnection?: TagToContentNodeConnectionResolvers<ContextType>;
  TagToContentNodeConnectionEdge?: TagToContentNodeConnectionEdgeResolvers<ContextType>;
  TagToContentNodeConnectionPageInfo?: TagToContentNodeConnectionPageInfoResolvers<ContextType>;
  TagToPostConnection?: TagToPostConnectionResolvers<ContextType>;
  TagToPostConnectionEdge?: TagToPostConnectionEdgeResolvers<ContextType>;
  TagToPostConnectionPageInfo?: TagToPostConnectionPageInfoResolvers<ContextType>;
  TagToTaxonomyConnectionEdge?: TagToTaxonomyConnectionEdgeResolvers<ContextType>;
  Taxonomy?: TaxonomyResolvers<ContextType>;
  TaxonomyConnection?: TaxonomyConnectionResolvers<ContextType>;
  TaxonomyConnectionEdge?: TaxonomyConnectionEdgeResolvers<ContextType>;
  TaxonomyConnectionPageInfo?: TaxonomyConnectionPageInfoResolvers<ContextType>;
  TaxonomyToContentTypeConnection?: TaxonomyToContentTypeConnectionResolvers<ContextType>;
  TaxonomyToContentTypeConnectionEdge?: TaxonomyToContentTypeConnectionEdgeResolvers<ContextType>;
  TaxonomyToContentTypeConnectionPageInfo?: TaxonomyToContentTypeConnectionPageInfoResolvers<ContextType>;
  TaxonomyToTermNodeConnection?: TaxonomyToTermNodeConnectionResolvers<ContextType>;
  TaxonomyToTermNodeConnectionEdge?: TaxonomyToTermNodeConnectionEdgeResolvers<ContextType>;
  TaxonomyToTermNodeConnectionPageInfo?: TaxonomyToTermNodeConnectionPageInfoResolvers<ContextType>;
  TermNode?: TermNodeResolvers<ContextType>;
  TermNodeConnection?: TermNodeConnectionResolvers<ContextType>;
  TermNodeConnectionEdge?: TermNodeConnectionEdgeResolvers<ContextType>;
  TermNodeConnectionPageInfo?: TermNodeConnectionPageInfoResolvers<ContextType>;
  UniformResourceIdentifiable?: UniformResourceIdentifiableResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserConnectionEdge?: UserConnectionEdgeResolvers<ContextType>;
  UserConnectionPageInfo?: UserConnectionPageInfoResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  UserRoleConnection?: UserRoleConnectionResolvers<ContextType>;
  UserRoleConnectionEdge?: UserRoleConnectionEdgeResolvers<ContextType>;
  UserRoleConnectionPageInfo?: UserRoleConnectionPageInfoResolvers<ContextType>;
  UserToCommentConnection?: UserToCommentConnectionResolvers<ContextType>;
  UserToCommentConnectionEdge?: UserToCommentConnectionEdgeResolvers<ContextType>;
  UserToCommentConnectionPageInfo?: UserToCommentConnectionPageInfoResolvers<ContextType>;
  UserToPostConnection?: UserToPostConnectionResolvers<ContextType>;
  UserToPostConnectionEdge?: UserToPostConnectionEdgeResolvers<ContextType>;
  UserToPostConnectionPageInfo?: UserToPostConnectionPageInfoResolvers<ContextType>;
  UserToUserRoleConnection?: UserToUserRoleConnectionResolvers<ContextType>;
  UserToUserRoleConnectionEdge?: UserToUserRoleConnectionEdgeResolvers<ContextType>;
  UserToUserRoleConnectionPageInfo?: UserToUserRoleConnectionPageInfoResolvers<ContextType>;
  WPPageInfo?: WpPageInfoResolvers<ContextType>;
};

