import type { ReactNode } from 'react';
import { type CurrentNode, CurrentNodeProvider } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { RenderProvider, useRender } from '../../elements/context/render-context';
import { resolveDynamicTag } from '../../elements/dynamic/dynamic-values';
import { mediaIdsOf } from '../../elements/media/media-ids';
import { Elements } from '../../elements/tree/elements';
import { Guarded } from '../../elements/tree/stored-document';
import type { ItemFacts } from '../source/item-facts';
import type { LoopTemplate } from './loop-template';

export interface LoopItemProps {
	template: LoopTemplate;
	node: CurrentNode;
	/** The further data of all items of the list. */
	facts: ItemFacts;
	/** The items of the page: one request fetches the pictures of all of them. */
	nodes: readonly CurrentNode[];
	/** Further classes of the item. */
	classes?: readonly (string | false)[];
	/** The number of columns of the grid that the item takes. */
	span?: number;
}

/** A template of the library, rendered for one item of a list with that item's values. */
export function LoopItem({ template, node, facts, nodes, classes = [], span = 1 }: LoopItemProps) {
	const render = useRender();
	const page = useCurrentPage();
	const pictures = nodes.flatMap(({ featuredImage }) => featuredImage?.node.databaseId ?? []);
	const source = {
		page,
		say: render.say,
		node,
		customField: (key: string) => facts.customField(node, key),
		terms: () => facts.terms(node),
	};
	return (
		<LoopItemFrame template={template} databaseId={node.databaseId} classes={classes} span={span}>
			<RenderProvider
				value={{
					...render,
					document: template,
					mediaIds: [...new Set([...mediaIdsOf(template.nodes), ...pictures])],
					item: { databaseId: node.databaseId, template: template.databaseId },
					resolveDynamic: (tag) => resolveDynamicTag(source, tag),
				}}
			>
				<CurrentNodeProvider node={node}>
					<Guarded databaseId={template.databaseId}>
						<Elements nodes={template.nodes} />
					</Guarded>
				</CurrentNodeProvider>
			</RenderProvider>
		</LoopItemFrame>
	);
}

/** A template that is shown between the items and does not belong to any item. */
export function StaticItem({
	template,
	position,
	span = 1,
}: {
	template: LoopTemplate;
	/** The item's position in the list, from 1. */
	position: number;
	span?: number;
}) {
	const render = useRender();
	return (
		<LoopItemFrame template={template} classes={['e-loop-item-static']} span={span}>
			<RenderProvider
				value={{
					...render,
					document: template,
					mediaIds: mediaIdsOf(template.nodes),
					item: { databaseId: -position, template: template.databaseId },
				}}
			>
				<Guarded databaseId={template.databaseId}>
					<Elements nodes={template.nodes} />
				</Guarded>
			</RenderProvider>
		</LoopItemFrame>
	);
}

function LoopItemFrame({
	template,
	databaseId,
	classes,
	span,
	children,
}: {
	template: LoopTemplate;
	databaseId?: number;
	classes: readonly (string | false)[];
	span: number;
	children: ReactNode;
}) {
	const { noteDocument } = useRender();
	noteDocument?.({ databaseId: template.databaseId, type: 'loop-item' });
	const names = [
		'elementor',
		`elementor-${template.databaseId}`,
		'e-loop-item',
		databaseId !== undefined && `e-loop-item-${databaseId}`,
		span > 1 && `e-loop-item-span-${span}`,
		...template.classes,
		...classes,
	];
	return (
		<div
			className={names.filter(Boolean).join(' ')}
			data-elementor-type="loop-item"
			data-elementor-id={template.databaseId}
		>
			{children}
		</div>
	);
}
