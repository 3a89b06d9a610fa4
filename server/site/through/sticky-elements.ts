import type { StickyElement } from '../contract/renderer';
import { settingsIn } from './element-settings';
import type { StartTag } from './scan-tags';

/** The elements of a page that stick to an edge of the window. The sheet for them is ours. */
export interface StickyElements {
	onStart(tag: StartTag): void;
	found(): readonly StickyElement[];
}

/** Collects them, each id once: a template that stands on a page twice has the same settings. */
export function createStickyElements(): StickyElements {
	const elements = new Map<string, StickyElement>();
	return {
		onStart(tag) {
			const { attributes } = tag;
			if (!attributes.written('data-settings')?.includes('sticky')) return;
			const id = attributes.get('data-id') ?? '';
			if (id === '' || !attributes.get('data-settings')?.includes('"sticky":')) return;
			const isContainer = attributes.get('data-element_type') === 'container';
			elements.set(id, { id, isContainer, settings: settingsIn(tag) });
		},
		found: () => [...elements.values()],
	};
}
