import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { useRender } from '../context/render-context';
import { MediaImage } from '../media/media-image';
import { hasMedia, mediaValue } from '../settings/media';
import css from './item-background.css?inline';

/**
 * The background picture of a container that differs from item to item of a loop. The page has only one sheet, and
 * markup that is inserted later brings no sheet. So the picture is an image element behind the container's content.
 */
export function ItemBackground({
	element,
	settings,
}: {
	element: ElementNode;
	settings: ElementSettings;
}) {
	const { item, styles } = useRender();
	const isDynamic = 'background_image' in plainObjectOf(element.settings.__dynamic__);
	if (!item || !isDynamic || settings.background_background !== 'classic') return null;
	const image = mediaValue(settings.background_image);
	if (!hasMedia(image)) return null;
	styles.addCss('item-background', css);
	const isContained = settings.background_size === 'contain';
	return (
		<div className="e-item-background" data-fit={isContained ? 'contain' : undefined}>
			<MediaImage image={image} size="large" alt="" />
		</div>
	);
}
