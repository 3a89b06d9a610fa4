import { createRegistry, type WidgetDefinition } from './elements/tree/define-widget';

const modules = import.meta.glob<Record<string, WidgetDefinition>>('./widgets/*/index.ts', {
	eager: true,
});

/** Every widget of the house: a folder under `widgets/` is all it takes to be here. */
export const registry = createRegistry(
	Object.values(modules).flatMap((module) => Object.values(module)),
);
