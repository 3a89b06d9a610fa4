import { useRender } from '../../elements/context/render-context';
import { useTexts } from '../../ui/texts';
import filterTitlesCss from './filter-titles.css?inline';
import type { GalleryTitle } from './gallery-items';
import type { GallerySettings } from './settings';

/**
 * One button for each gallery; the first button is pressed if there are pictures. The buttons need script, so they are
 * hidden until the handler is attached (gallery.css keeps their place). Renders nothing if there is nothing to choose.
 */
export function FilterTitles({
	settings,
	titles,
	isEmpty,
}: {
	settings: GallerySettings;
	titles: readonly GalleryTitle[];
	/** True if there are no pictures, so that none of the galleries is shown. */
	isEmpty: boolean;
}) {
	const say = useTexts();
	useRender().styles.addCss('gallery-filter-titles', filterTitlesCss, 'kit');
	if (titles.length === 0) return null;
	const { pointer } = settings;
	const classes = [
		'elementor-gallery__titles-container',
		pointer !== 'none' && `e--pointer-${pointer}`,
		pointer !== 'none' && `e--animation-${animationOf(settings)}`,
	];
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
		<div
			className={classes.filter(Boolean).join(' ')}
			role="group"
			aria-label={say('box.galleries')}
			hidden
		>
			{titles.map(({ index, title }, place) => (
				<button
					key={index}
					type="button"
					className={`e-plain elementor-item elementor-gallery-title${place === 0 && !isEmpty ? ' elementor-item-active' : ''}`}
					data-gallery-index={index}
					aria-pressed={place === 0 && !isEmpty}
				>
					{title}
				</button>
			))}
		</div>
	);
}

function animationOf(settings: GallerySettings): string {
	switch (settings.pointer) {
		case 'framed':
			return settings.animation_framed;
		case 'background':
			return settings.animation_background;
		case 'text':
			return settings.animation_text;
		default:
			return settings.animation_line;
	}
}
