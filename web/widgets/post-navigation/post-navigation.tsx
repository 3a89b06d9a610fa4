import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import type { CurrentNode } from '../../elements/context/current-node';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { PostNavigationSettings } from './settings';
import { useNeighbours } from './use-neighbours';

/** Links to the content before and after the current content. */
export function PostNavigation({ settings, element }: WidgetProps<PostNavigationSettings>) {
	const { previous, next } = useNeighbours((type) => {
		const taxonomy = element.settings[`${type}_taxonomy`];
		const isLimited = settings.in_same_term.includes(type) && typeof taxonomy === 'string';
		return isLimited ? taxonomy : undefined;
	});
	if (!previous && !next) return null;
	const borders = settings.show_borders ? ' elementor-post-navigation-borders-yes' : '';
	return (
		<nav
			className={`elementor-post-navigation${borders}`}
			aria-label={`${settings.prev_label}, ${settings.next_label}`}
		>
			<Neighbour side="prev" node={previous} settings={settings} />
			<Neighbour side="next" node={next} settings={settings} />
		</nav>
	);
}

/** Returns the icon of an arrow. If the older control is stored, its one class defines both arrows. */
function arrowTo(side: 'prev' | 'next', settings: PostNavigationSettings): IconValue {
	const { arrow, arrow_previous_icon, arrow_next_icon } = settings;
	if (arrow) return iconNamed(side === 'prev' ? arrow : arrow.replace(/left\b/, 'right'));
	return side === 'prev' ? arrow_previous_icon : arrow_next_icon;
}

function Neighbour({
	side,
	node,
	settings,
}: {
	side: 'prev' | 'next';
	node: CurrentNode | null;
	settings: PostNavigationSettings;
}) {
	const link = linkAttributes(node?.uri ?? '');
	const title = displayedTitle(node, useTexts());
	const label = side === 'prev' ? settings.prev_label : settings.next_label;
	const arrow = (
		<span className={`post-navigation__arrow-wrapper post-navigation__arrow-${side}`}>
			<Icon icon={arrowTo(side, settings)} />
		</span>
	);
	return (
		<div className={`elementor-post-navigation__${side} elementor-post-navigation__link`}>
			{link && (
				<a {...link} rel={side}>
					{side === 'prev' && settings.show_arrow && arrow}
					<span className={`elementor-post-navigation__link__${side}`}>
						{settings.show_label && (
							<span className={`post-navigation__${side}--label`}>{label}</span>
						)}
						{settings.show_title && (
							<span className={`post-navigation__${side}--title`}>{title}</span>
						)}
						{!settings.show_label && !settings.show_title && (
							<span className="elementor-screen-only">{`${label}: ${title}`}</span>
						)}
					</span>
					{side === 'next' && settings.show_arrow && arrow}
				</a>
			)}
		</div>
	);
}
