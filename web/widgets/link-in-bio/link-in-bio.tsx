import type { ReactNode } from 'react';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import type { LinkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { LinkInBioSettings } from './settings';
import { buttonWay, iconWay } from './ways';

/** A person and links to the person's other sites: a picture, some words, icons and links. */
export function LinkInBio({ settings, element }: WidgetProps<LinkInBioSettings>) {
	const classes = [
		'e-link-in-bio',
		`e-${element.widgetType ?? ''}`,
		settings.advanced_layout_full_width_custom && 'is-full-width',
		settings.advanced_layout_full_screen_height && 'is-full-height',
	];
	return (
		<div className={classes.filter(Boolean).join(' ')}>
			<div className="e-link-in-bio__content">
				<Identity settings={settings} />
				<Bio settings={settings} />
				<Icons settings={settings} />
				<Links settings={settings} />
			</div>
			<div className="e-link-in-bio__bg">
				<div className="e-link-in-bio__bg-overlay" />
			</div>
		</div>
	);
}

function Identity({ settings }: { settings: LinkInBioSettings }) {
	const { identity_image, identity_image_cover, identity_image_style, bio_heading } = settings;
	if (!hasMedia(identity_image) && !hasMedia(identity_image_cover)) return null;
	// The name is beside the picture, so the picture's alternative text is empty.
	const alt = bio_heading.trim() === '' ? undefined : '';
	return (
		<div className="e-link-in-bio__identity">
			{hasMedia(identity_image_cover) && (
				<div className="e-link-in-bio__identity-image e-link-in-bio__identity-image-cover">
					<MediaImage image={identity_image_cover} size="large" alt="" />
				</div>
			)}
			{hasMedia(identity_image) && (
				<div
					className={`e-link-in-bio__identity-image e-link-in-bio__identity-image-${identity_image_style} has-shape-${settings.identity_image_shape}`}
				>
					<MediaImage
						image={identity_image}
						size={identity_image_style === 'cover' ? 'large' : 'medium'}
						alt={alt}
					/>
				</div>
			)}
		</div>
	);
}

function Bio({ settings }: { settings: LinkInBioSettings }) {
	return (
		<div className="e-link-in-bio__bio">
			<Title
				as={settings.bio_heading_tag}
				className="e-link-in-bio__heading"
				html={settings.bio_heading}
			/>
			<Title
				as={settings.bio_title_tag}
				className="e-link-in-bio__title"
				html={settings.bio_title}
			/>
			<InlineMarkup as="p" className="e-link-in-bio__about" html={settings.bio_about} />
			<InlineMarkup as="p" className="e-link-in-bio__description" html={settings.bio_description} />
		</div>
	);
}

function Icons({ settings }: { settings: LinkInBioSettings }) {
	const icons = settings.icon.map((row, index) => ({
		...iconWay(row),
		key: index,
		own: row.icon_icon,
	}));
	if (icons.length === 0) return null;
	return (
		<ul className={`e-link-in-bio__icons has-size-${settings.icons_size}`}>
			{icons.map(({ key, link, name, icon, slug, own }) => (
				<li key={key} className={`e-link-in-bio__icon has-platform-${slug}`}>
					<Way link={link && { ...link, 'aria-label': name }} className="e-link-in-bio__icon-link">
						<Icon icon={hasIcon(own) ? own : { value: icon }} />
					</Way>
				</li>
			))}
		</ul>
	);
}

function Links({ settings }: { settings: LinkInBioSettings }) {
	const { cta_links_type, cta_links_corners, cta_links_show_border } = settings;
	const links = settings.cta_link.flatMap((row, index) => {
		const text = row.cta_link_text.trim();
		if (text === '') return [];
		return [{ ...buttonWay(row), text, key: index, image: row.cta_link_image }];
	});
	if (links.length === 0) return null;
	const classes = [
		'e-link-in-bio__cta',
		cta_links_type === 'button' && `has-corners-${cta_links_corners}`,
		cta_links_type === 'button' && cta_links_show_border && 'has-border',
	];
	return (
		<ul className={`e-link-in-bio__ctas has-type-${cta_links_type}`}>
			{links.map(({ key, link, text, image }) => (
				<li key={key}>
					<Way link={link} className={classes.filter(Boolean).join(' ')}>
						<span className="e-link-in-bio__cta-inner">
							{hasMedia(image) && (
								<span className="e-link-in-bio__cta-image">
									<MediaImage image={image} size="thumbnail" maxWidth={64} alt="" />
								</span>
							)}
							<InlineMarkup className="e-link-in-bio__cta-text" html={text} isLinked />
						</span>
					</Way>
				</li>
			))}
		</ul>
	);
}

/** A row: a link if it has an address. A row without an address looks the same, as in the builder. */
function Way({
	link,
	className,
	children,
}: {
	link: LinkAttributes | undefined;
	className: string;
	children: ReactNode;
}) {
	return link ? (
		<a {...link} className={className}>
			{children}
		</a>
	) : (
		<span className={className}>{children}</span>
	);
}
