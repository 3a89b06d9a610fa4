import { COMPONENT_TYPE } from '@outrigger/formats/model/builder-records';
import type { PostRecord } from '@outrigger/formats/model/records';
import { componentIdOf } from '@outrigger/rules/atomic/components/component-id';
import type { Store } from '../../store/store';

/**
 * The components of a document and the components inside them, each once. Leaves out components that are not
 * published or have a password.
 */
export function findComponents(document: PostRecord, store: Store): PostRecord[] {
	const found = new Map<number, PostRecord>();
	const waiting = [document];
	for (let post = waiting.pop(); post; post = waiting.pop()) {
		for (const element of post.elementor?.elements ?? []) {
			const id = componentIdOf(element);
			const component = id === null || found.has(id) ? undefined : store.post(id);
			if (!component || !isPlaced(component)) continue;
			found.set(component.databaseId, component);
			waiting.push(component);
		}
	}
	return [...found.values()];
}

function isPlaced({ type, status, password, elementor }: PostRecord): boolean {
	return type === COMPONENT_TYPE && status === 'publish' && password === '' && elementor !== null;
}
