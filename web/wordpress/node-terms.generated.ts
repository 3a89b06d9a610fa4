/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NodeTermsQueryVariables = Exact<{
  nodeIds: Array<string | null | undefined> | string;
}>;


export type NodeTermsQuery = { terms: { nodes: Array<
      | { parentDatabaseId: number | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { parentDatabaseId: number | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
      | { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null }
    > } | null };

export type NodeTerm_Category_Fragment = { parentDatabaseId: number | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null } & { ' $fragmentName'?: 'NodeTerm_Category_Fragment' };

export type NodeTerm_PostFormat_Fragment = { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null } & { ' $fragmentName'?: 'NodeTerm_PostFormat_Fragment' };

export type NodeTerm_ProductCategory_Fragment = { parentDatabaseId: number | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null } & { ' $fragmentName'?: 'NodeTerm_ProductCategory_Fragment' };

export type NodeTerm_ProductTag_Fragment = { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null } & { ' $fragmentName'?: 'NodeTerm_ProductTag_Fragment' };

export type NodeTerm_Tag_Fragment = { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, taxonomyName: string | null } & { ' $fragmentName'?: 'NodeTerm_Tag_Fragment' };

export type NodeTermFragment =
  | NodeTerm_Category_Fragment
  | NodeTerm_PostFormat_Fragment
  | NodeTerm_ProductCategory_Fragment
  | NodeTerm_ProductTag_Fragment
  | NodeTerm_Tag_Fragment
;

export const NodeTermFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NodeTerm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyName"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HierarchicalTermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parentDatabaseId"}}]}}]}}]} as unknown as DocumentNode<NodeTermFragment, unknown>;
export const NodeTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NodeTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"objectIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NodeTerm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NodeTerm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyName"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HierarchicalTermNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parentDatabaseId"}}]}}]}}]} as unknown as DocumentNode<NodeTermsQuery, NodeTermsQueryVariables>;