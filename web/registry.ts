import type { AtomicDefinition } from './elements/atomic/define-atomic';
import { createRegistry, type WidgetDefinition } from './elements/tree/define-widget';

const modules = import.meta.glob<Record<string, WidgetDefinition>>('./widgets/*/index.ts', {
	eager: true,
});
const atomic = import.meta.glob<Record<string, AtomicDefinition>>('./atomic/*/index.ts', {
	eager: true,
});

/**
 * Every widget of this host. A folder under `widgets/`, or under `atomic/` for version 4, is enough to add a widget
 * here.
 */
export const registry = createRegistry(
	Object.values(modules).flatMap((module) => Object.values(module)),
	Object.values(atomic).flatMap((module) => Object.values(module)),
);
