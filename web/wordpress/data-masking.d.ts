import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
	/** Fragments are masked in the types that codegen writes; Apollo's own types follow them. */
	interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
