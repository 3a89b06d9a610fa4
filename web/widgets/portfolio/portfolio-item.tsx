import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import type { CurrentNode } from '../../elements/context/current-node';
import { MediaImage } from '../../elements/media/media-image';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { FilterTerm } from './filter-bar';
import type { PortfolioSettings } from './settings';

/** One picture with its title above it; both together are one link. */
export function PortfolioItem({
	node,
	settings,
	terms,
}: {
	node: CurrentNode;
	settings: PortfolioSettings;
	/** The terms that the filter bar offers. */
	terms: readonly FilterTerm[];
}) {
	const title = displayedTitle(node, useTexts());
	const Title = settings.title_tag;
	const image = node.featuredImage?.node;
	// An item without picture and title would be empty, so an item without a picture always shows its title.
	const hasTitle = title !== '' && (settings.show_title || !image);
	const address = linkAttributes(node.uri ?? '');
	const link = address && {
		...address,
		className: 'elementor-portfolio-item__link',
		...(!hasTitle && { 'aria-label': title || address.href }),
	};
	const classes = terms.map(({ databaseId }) => ` elementor-filter-${databaseId}`).join('');
	const content = (
		<>
			{image && (
				<div className="elementor-portfolio-item__img">
					<MediaImage
						image={{ id: image.databaseId, url: image.sourceUrl ?? '', alt: '' }}
						size={settings.thumbnail_size_size}
						alt=""
					/>
				</div>
			)}
			{hasTitle && (
				<div className="elementor-portfolio-item__overlay">
					<Title className="elementor-portfolio-item__title">{title}</Title>
				</div>
			)}
		</>
	);
	return (
		<article className={`elementor-portfolio-item elementor-grid-item${classes}`}>
			{link ? (
				<a {...link}>{content}</a>
			) : (
				<div className="elementor-portfolio-item__link">{content}</div>
			)}
		</article>
	);
}
