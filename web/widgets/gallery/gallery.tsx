import { hourlySeed } from '@outrigger/rules/lists/shuffle';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { elementSelector } from '../../elements/styles/style-collector';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import { columnSteps } from './columns';
import { FilterTitles } from './filter-titles';
import { galleryCss } from './gallery-css';
import { ALL_GALLERIES, galleryItems, galleryTitles } from './gallery-items';
import { useGalleryMedia } from './gallery-media';
import { GalleryPicture } from './gallery-picture';
import type { GallerySettings } from './settings';

/** Pictures in a grid, in rows of one height or in a masonry, with titles that filter the pictures by gallery. */
export function Gallery({ settings, element }: WidgetProps<GallerySettings>) {
	const say = useTexts();
	const { styles, document } = useRender();
	const { site } = useCurrentPage();
	const items = galleryItems(settings, hourlySeed(element.id, Date.now()));
	const steps = columnSteps(element.settings, styles.breakpoints);
	const pictures = useGalleryMedia(items, settings, steps, site.url);
	const titles = galleryTitles(settings, say);
	if (pictures.length === 0 && titles.length === 0) return null;
	const layout = settings.gallery_layout;
	styles.addRaw(
		document.databaseId,
		`gallery-${element.id}`,
		galleryCss(
			elementSelector(document.databaseId, element.id),
			element.settings,
			styles.breakpoints,
			pictures.map(({ ratio, tags }) => ({ shape: 1 / ratio, tags })),
			{
				isMasonry: layout === 'masonry',
				startsWithFirst: titles.length > 0 && titles[0]?.index !== ALL_GALLERIES,
			},
		),
	);
	return (
		<>
			<FilterTitles settings={settings} titles={titles} isEmpty={pictures.length === 0} />
			<div className={`elementor-gallery__container e-gallery-container e-gallery-${layout}`}>
				{pictures.map((picture, index) => (
					<GalleryPicture
						key={picture.key}
						picture={picture}
						settings={settings}
						slideshow={element.id}
						index={index}
					/>
				))}
			</div>
		</>
	);
}
