import { type LoopPlace, loopPlaces } from '@outrigger/rules/lists/loop-places';
import type { ReactNode } from 'react';
import { itemFacts } from '../source/item-facts';
import type { Loop } from '../use-loop';
import { FoundFor } from './found';
import { LoopItem, StaticItem } from './loop-item';
import type { LoopItemSettings } from './loop-settings';
import { type LoopTemplate, useLoopTemplates } from './loop-template';

/** One rendered item of a loop, ready for a list. */
export interface RenderedItem {
	key: string;
	place: LoopPlace;
	item: ReactNode;
}

/**
 * Returns the items of a loop's page, each rendered from its template. Without a template (or
 * with a template that WordPress does not know, or without the extension) there are no items.
 */
export function useLoopItems(settings: LoopItemSettings, loop: Loop): RenderedItem[] {
	const alternates = settings.alternate_template ? settings.alternate_templates : [];
	const templates = useLoopTemplates([
		settings.template_id,
		...alternates.map(({ template_id }) => template_id),
	]);
	const facts = itemFacts(loop.sources, loop.nodes);
	const places = loopPlaces(
		settings.template_id,
		alternates
			.filter(({ template_id }) => templates.has(template_id))
			.map((row) => ({
				templateId: row.template_id,
				position: row.repeat_template,
				isOnce: row.show_once,
				isStatic: row.static_position,
				span: Math.min(row.column_span, 12),
			})),
		loop.start,
		loop.nodes.length,
	);
	return places.flatMap((place) => {
		const template = templates.get(place.templateId);
		return template ? [{ key: `${place.position}`, place, item: itemOf(template, place) }] : [];
	});

	function itemOf(template: LoopTemplate, { item, position, span }: LoopPlace) {
		const node = item === null ? undefined : loop.nodes[item];
		return node ? (
			<FoundFor search={loop.search} facts={facts}>
				<LoopItem template={template} node={node} nodes={loop.nodes} facts={facts} span={span} />
			</FoundFor>
		) : (
			<StaticItem template={template} position={position} span={span} />
		);
	}
}
