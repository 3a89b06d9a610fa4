import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { iconLabel } from '../../ui/icon-label';
import { linkAttributes } from '../../ui/link';
import { networkOf, networkSlug } from './networks';
import type { SocialIconsSettings } from './settings';

type Item = SocialIconsSettings['social_icon_list'][number];

/** Icons that link to the site's pages on other networks. The widget renders nothing without icons. */
export function SocialIcons({ settings }: WidgetProps<SocialIconsSettings>) {
	const items = settings.social_icon_list.filter((item) => hasIcon(item.social_icon));
	if (items.length === 0) return null;
	return (
		<ul className="elementor-social-icons-wrapper elementor-grid">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, the list never changes
				<li key={index} className="elementor-grid-item">
					<SocialIcon item={item} animation={settings.hover_animation} />
				</li>
			))}
		</ul>
	);
}

function SocialIcon({ item, animation }: { item: Item; animation: string }) {
	const { social_icon: icon } = item;
	const slug = networkSlug(icon);
	const link = linkAttributes(item.link);
	const name = networkOf(icon)?.name ?? iconLabel(icon);
	const className = [
		'elementor-icon',
		'elementor-social-icon',
		slug && `elementor-social-icon-${slug}`,
		/^[\w-]+$/.test(item._id) && `elementor-repeater-item-${item._id}`,
		animation,
	]
		.filter(Boolean)
		.join(' ');
	const content = (
		<>
			<span className="elementor-screen-only" aria-hidden="true">
				{words(slug) || name}
			</span>
			<Icon icon={icon} />
		</>
	);
	const label = link?.target === '_blank' ? `${name} (opens in a new window)` : name;
	return link ? (
		<a {...link} href={link.href} aria-label={label} className={className}>
			{content}
		</a>
	) : (
		<span role="img" aria-label={label} className={className}>
			{content}
		</span>
	);
}

/** Returns the text that the builder writes for a network, for example `X-twitter`. */
function words(slug: string): string {
	return slug.charAt(0).toUpperCase() + slug.slice(1);
}
