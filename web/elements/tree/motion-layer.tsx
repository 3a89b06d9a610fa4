import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { hasMotionLayer } from '../styles/motion';

/** The layer of a moving background, the first child of the box; renders nothing if the background does not move. */
export function MotionLayer({
	settings,
	elType,
}: {
	settings: ElementSettings;
	elType: ElementNode['elType'];
}) {
	return hasMotionLayer(settings, elType) ? (
		<div className="elementor-motion-effects-container">
			<div className="elementor-motion-effects-layer elementor-motion-effects-element-type-background" />
		</div>
	) : null;
}
