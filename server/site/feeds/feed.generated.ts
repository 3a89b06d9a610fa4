/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeedSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedSiteQuery = { generalSettings: { title: string | null, description: string | null, language: string | null, dateFormat: string | null } | null };

export type FeedQueryVariables = Exact<{
  uri: string;
}>;


export type FeedQuery = { nodeByUri:
    | { __typename: 'Category', id: string, uri: string | null }
    | { __typename: 'Comment', id: string, uri: string | null }
    | { __typename: 'ContentType', label: string | null, id: string, uri: string | null, contentNodes: { nodes: Array<
          | { __typename: 'ExternalProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
          | { __typename: 'GroupProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
          | { __typename: 'MediaItem', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null }
          | { __typename: 'Page', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null }
          | { __typename: 'Post', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null, terms: { nodes: Array<
                | { id: string, name: string | null }
                | { id: string, name: string | null }
                | { id: string, name: string | null }
                | { id: string, name: string | null }
                | { id: string, name: string | null }
              > } | null }
          | { __typename: 'SimpleProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
          | { __typename: 'SimpleProductVariation', id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
          | { __typename: 'VariableProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
        > } | null }
    | { __typename: 'ExternalProduct', id: string, uri: string | null }
    | { __typename: 'GroupProduct', id: string, uri: string | null }
    | { __typename: 'MediaItem', id: string, uri: string | null }
    | { __typename: 'Page', title: string | null, isFrontPage: boolean, isRestricted: boolean | null, id: string, uri: string | null, comments: { nodes: Array<{ id: string, databaseId: number, dateGmt: string | null, content: string | null, author: { node:
              | { name: string | null }
              | { name: string | null }
             } | null }> } | null }
    | { __typename: 'Post', title: string | null, isRestricted: boolean | null, id: string, uri: string | null, comments: { nodes: Array<{ id: string, databaseId: number, dateGmt: string | null, content: string | null, author: { node:
              | { name: string | null }
              | { name: string | null }
             } | null }> } | null }
    | { __typename: 'PostFormat', id: string, uri: string | null }
    | { __typename: 'ProductCategory', id: string, uri: string | null }
    | { __typename: 'ProductTag', id: string, uri: string | null }
    | { __typename: 'SimpleProduct', id: string, uri: string | null }
    | { __typename: 'SimpleProductVariation', id: string, uri: string | null }
    | { __typename: 'Tag', id: string, uri: string | null }
    | { __typename: 'User', name: string | null, description: string | null, id: string, uri: string | null, posts: { nodes: Array<{ __typename: 'Post', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null, terms: { nodes: Array<
              | { id: string, name: string | null }
              | { id: string, name: string | null }
              | { id: string, name: string | null }
              | { id: string, name: string | null }
              | { id: string, name: string | null }
            > } | null }> } | null }
    | { __typename: 'VariableProduct', id: string, uri: string | null }
   | null };

export type PostsFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type PostsFeedQuery = { posts: { nodes: Array<{ __typename: 'Post', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null, terms: { nodes: Array<
          | { id: string, name: string | null }
          | { id: string, name: string | null }
          | { id: string, name: string | null }
          | { id: string, name: string | null }
          | { id: string, name: string | null }
        > } | null }> } | null };

export type CommentsFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CommentsFeedQuery = { comments: { nodes: Array<{ id: string, databaseId: number, dateGmt: string | null, content: string | null, commentedOn: { node:
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
          | { id: string, uri: string | null, isRestricted: boolean | null }
          | { title: string | null, id: string, uri: string | null, isRestricted: boolean | null }
         } | null, author: { node:
          | { name: string | null }
          | { name: string | null }
         } | null }> } | null };

export type FeedTermQueryVariables = Exact<{
  uri: string;
}>;


export type FeedTermQuery = { nodeByUri:
    | { __typename: 'Category', databaseId: number, name: string | null, slug: string | null, count: number | null, description: string | null, taxonomyName: string | null, id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ContentType', id: string }
    | { __typename: 'ExternalProduct', id: string }
    | { __typename: 'GroupProduct', id: string }
    | { __typename: 'MediaItem', id: string }
    | { __typename: 'Page', id: string }
    | { __typename: 'Post', id: string }
    | { __typename: 'PostFormat', databaseId: number, name: string | null, slug: string | null, count: number | null, description: string | null, taxonomyName: string | null, id: string }
    | { __typename: 'ProductCategory', databaseId: number, name: string | null, slug: string | null, count: number | null, description: string | null, taxonomyName: string | null, id: string }
    | { __typename: 'ProductTag', databaseId: number, name: string | null, slug: string | null, count: number | null, description: string | null, taxonomyName: string | null, id: string }
    | { __typename: 'SimpleProduct', id: string }
    | { __typename: 'SimpleProductVariation', id: string }
    | { __typename: 'Tag', databaseId: number, name: string | null, slug: string | null, count: number | null, description: string | null, taxonomyName: string | null, id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'VariableProduct', id: string }
   | null };

export type FeedNodesQueryVariables = Exact<{
  ids?: Array<string | null | undefined> | string | null | undefined;
}>;


export type FeedNodesQuery = { contentNodes: { nodes: Array<
      | { __typename: 'ExternalProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
      | { __typename: 'GroupProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
      | { __typename: 'MediaItem', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null }
      | { __typename: 'Page', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null }
      | { __typename: 'Post', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null, terms: { nodes: Array<
            | { id: string, name: string | null }
            | { id: string, name: string | null }
            | { id: string, name: string | null }
            | { id: string, name: string | null }
            | { id: string, name: string | null }
          > } | null }
      | { __typename: 'SimpleProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
      | { __typename: 'SimpleProductVariation', id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
      | { __typename: 'VariableProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null }
    > } | null };

export type FeedItem_ExternalProduct_Fragment = { __typename: 'ExternalProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null };

export type FeedItem_GroupProduct_Fragment = { __typename: 'GroupProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null };

export type FeedItem_MediaItem_Fragment = { __typename: 'MediaItem', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null };

export type FeedItem_Page_Fragment = { __typename: 'Page', title: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null };

export type FeedItem_Post_Fragment = { __typename: 'Post', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null, author: { node: { id: string, name: string | null } } | null, terms: { nodes: Array<
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
      | { id: string, name: string | null }
    > } | null };

export type FeedItem_SimpleProduct_Fragment = { __typename: 'SimpleProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null };

export type FeedItem_SimpleProductVariation_Fragment = { __typename: 'SimpleProductVariation', id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null };

export type FeedItem_VariableProduct_Fragment = { __typename: 'VariableProduct', title: string | null, excerpt: string | null, id: string, databaseId: number, uri: string | null, dateGmt: string | null, modifiedGmt: string | null };

export type FeedItemFragment =
  | FeedItem_ExternalProduct_Fragment
  | FeedItem_GroupProduct_Fragment
  | FeedItem_MediaItem_Fragment
  | FeedItem_Page_Fragment
  | FeedItem_Post_Fragment
  | FeedItem_SimpleProduct_Fragment
  | FeedItem_SimpleProductVariation_Fragment
  | FeedItem_VariableProduct_Fragment
;

export type FeedCommentFragment = { id: string, databaseId: number, dateGmt: string | null, content: string | null, author: { node:
      | { name: string | null }
      | { name: string | null }
     } | null };

export const FeedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FeedItemFragment, unknown>;
export const FeedCommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FeedCommentFragment, unknown>;
export const FeedSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}}]}}]}}]} as unknown as DocumentNode<FeedSiteQuery, FeedSiteQueryVariables>;
export const FeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Feed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeByUri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedItem"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedItem"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedComment"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isFrontPage"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedComment"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FeedQuery, FeedQueryVariables>;
export const PostsFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostsFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostsFeedQuery, PostsFeedQueryVariables>;
export const CommentsFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentsFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"commentType"},"value":{"kind":"StringValue","value":"comment","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"EnumValue","value":"COMMENT_DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedComment"}},{"kind":"Field","name":{"kind":"Name","value":"commentedOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CommentsFeedQuery, CommentsFeedQueryVariables>;
export const FeedTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeByUri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyName"}}]}}]}}]}}]} as unknown as DocumentNode<FeedTermQuery, FeedTermQueryVariables>;
export const FeedNodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedNodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"dateGmt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedGmt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithExcerpt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithAuthor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FeedNodesQuery, FeedNodesQueryVariables>;