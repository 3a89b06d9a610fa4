import type { GraphQLContext } from '../context';
import { documentKind } from '../elementor/templates';
import { type NodeModel, typeNameOf } from '../nodes/type-name';
import { type TemplateModel, templateTypeOf } from './templates';

/** The type of a node behind an interface. `undefined`, an error, if the schema has no type for it. */
function resolveNode(node: NodeModel, { store }: GraphQLContext): string | undefined {
	if ('termIds' in node) {
		const kind = documentKind(node);
		if (kind !== null) return kind === 'popup' ? 'ElementorPopup' : 'ElementorTemplate';
	}
	return typeNameOf(store, node);
}

const NODE_INTERFACES = [
	'Commenter',
	'ContentNode',
	'DatabaseIdentifier',
	'HierarchicalContentNode',
	'HierarchicalNode',
	'HierarchicalTermNode',
	'MenuItemLinkable',
	'Node',
	'NodeWithAuthor',
	'NodeWithComments',
	'NodeWithContentEditor',
	'NodeWithElementor',
	'NodeWithElementorPageMeta',
	'NodeWithExcerpt',
	'NodeWithFeaturedImage',
	'MenuItemObjectUnion',
	'NodeWithPageAttributes',
	'NodeWithRevisions',
	'NodeWithTrackbacks',
	'NodeWithTemplate',
	'NodeWithTitle',
	'DownloadableProduct',
	'InventoriedProduct',
	'Product',
	'ProductUnion',
	'ProductVariation',
	'ProductWithAttributes',
	'ProductWithDimensions',
	'ProductWithPricing',
	'ProductWithVariations',
	'Previewable',
	'TermNode',
	'UniformResourceIdentifiable',
];

/** `__resolveType` of every interface that a field of the schema gives. */
export const interfaceTypes: Record<string, { __resolveType: unknown }> = {
	...Object.fromEntries(NODE_INTERFACES.map((name) => [name, { __resolveType: resolveNode }])),
	ContentTemplate: {
		__resolveType: (template: TemplateModel) => templateTypeOf(template),
	},
};
