import { pipe, transform, unknown } from 'valibot';
import type { FlatElement } from '../../builder/element-tree';
import { plainObjectOf } from '../../values/plain-object';
import { read, typed } from '../envelope';
import { number } from '../values/scalars';

/** The type of an element that is an instance of a component. */
export const COMPONENT_WIDGET = 'e-component';

const instance = typed<number>({
	'component-instance': pipe(
		unknown(),
		transform((stored) => read(number, plainObjectOf(stored).component_id)),
	),
});

/** The number of the component that an instance shows; null for an element that is no instance. */
export function componentIdOf({
	widgetType,
	settings,
}: Pick<FlatElement, 'widgetType' | 'settings'>): number | null {
	if (widgetType !== COMPONENT_WIDGET) return null;
	const id = read(instance, settings.component_instance);
	return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null;
}
