/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProtectedNodeQueryVariables = Exact<{
  uri: string;
}>;


export type ProtectedNodeQuery = { nodeByUri:
    | { __typename: 'Category', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ContentType', id: string }
    | { __typename: 'ExternalProduct', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'GroupProduct', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'MediaItem', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'Page', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'Post', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'PostFormat', id: string }
    | { __typename: 'ProductCategory', id: string }
    | { __typename: 'ProductTag', id: string }
    | { __typename: 'SimpleProduct', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'SimpleProductVariation', databaseId: number, contentTypeName: string, id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'VariableProduct', databaseId: number, contentTypeName: string, id: string }
   | null };


export const ProtectedNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtectedNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeByUri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}}]}}]}}]}}]} as unknown as DocumentNode<ProtectedNodeQuery, ProtectedNodeQueryVariables>;