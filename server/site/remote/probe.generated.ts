/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProbeViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ProbeViewerQuery = { viewer: { id: string } | null };

export type ProbeCoreQueryVariables = Exact<{ [key: string]: never; }>;


export type ProbeCoreQuery = { generalSettings: { title: string | null, url: string | null } | null, contentNodes: { nodes: Array<
      | { __typename: 'ExternalProduct', id: string, uri: string | null }
      | { __typename: 'GroupProduct', id: string, uri: string | null }
      | { __typename: 'MediaItem', id: string, uri: string | null }
      | { __typename: 'Page', id: string, uri: string | null }
      | { __typename: 'Post', id: string, uri: string | null }
      | { __typename: 'SimpleProduct', id: string, uri: string | null }
      | { __typename: 'SimpleProductVariation', id: string, uri: string | null }
      | { __typename: 'VariableProduct', id: string, uri: string | null }
    > } | null };


export const ProbeViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbeViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ProbeViewerQuery, ProbeViewerQueryVariables>;
export const ProbeCoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbeCore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]}}]} as unknown as DocumentNode<ProbeCoreQuery, ProbeCoreQueryVariables>;