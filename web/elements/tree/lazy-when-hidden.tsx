import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { ReactNode } from 'react';

import { RenderProvider, useRender } from '../context/render-context';
import { hiddenDevices } from '../styles/hidden-devices';

/**
 * An element that is switched off on some device takes none of the page's early pictures, because on that device the
 * browser would fetch them without need.
 */
export function LazyWhenHidden({
	settings,
	children,
}: {
	settings: ElementSettings;
	children: ReactNode;
}) {
	const render = useRender();
	if (hiddenDevices(settings).length === 0 || !render.images) return children;
	const { images, ...value } = render;
	return <RenderProvider value={value}>{children}</RenderProvider>;
}
