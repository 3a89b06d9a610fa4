/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LoopItemTermsQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
}>;


export type LoopItemTermsQuery = { terms: { nodes: Array<
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
    > } | null };

export type LoopItemContentsQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
}>;


export type LoopItemContentsQuery = { contentNodes: { nodes: Array<
      | { content: string | null, id: string, databaseId: number }
      | { content: string | null, id: string, databaseId: number }
      | { id: string, databaseId: number }
      | { content: string | null, id: string, databaseId: number }
      | { content: string | null, id: string, databaseId: number }
      | { content: string | null, id: string, databaseId: number }
      | { id: string, databaseId: number }
      | { content: string | null, id: string, databaseId: number }
    > } | null };

export type LoopItemKindsQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
}>;


export type LoopItemKindsQuery = { contentNodes: { nodes: Array<
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, ancestors: { nodes: Array<
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { id: string }
            | { title: string | null, id: string }
          > } | null, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, ancestors: { nodes: Array<
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { title: string | null, id: string }
            | { id: string }
            | { title: string | null, id: string }
          > } | null, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
      | { id: string, databaseId: number, contentTypeName: string, contentType: { node: { id: string, label: string | null, labels: { singularName: string | null } | null } } | null }
    > } | null };


export const LoopItemTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoopItemTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"include"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hideEmpty"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyName"}}]}}]}}]}}]} as unknown as DocumentNode<LoopItemTermsQuery, LoopItemTermsQueryVariables>;
export const LoopItemContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoopItemContents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithContentEditor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoopItemContentsQuery, LoopItemContentsQueryVariables>;
export const LoopItemKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoopItemKinds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"contentTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"singularName"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HierarchicalContentNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ancestors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NodeWithTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoopItemKindsQuery, LoopItemKindsQueryVariables>;