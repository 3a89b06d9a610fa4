import { plainText } from '@outrigger/rules/text/plain-text';
import { useId } from 'react';
import { useRender } from '../../elements/context/render-context';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { linkAttributes } from '../../ui/link';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import buttonsCss from './hotspot-buttons.css?inline';
import type { Hotspot as HotspotRow, HotspotSettings } from './settings';

/**
 * A picture with marks that show a tooltip when a visitor presses, points at or focuses them. Without script only the
 * sheet shows the tooltips. The widget renders nothing without a picture.
 */
export function Hotspot({ settings }: WidgetProps<HotspotSettings>) {
	const id = useId();
	useRender().styles.addCss('hotspot-buttons', buttonsCss, 'kit');
	if (!hasMedia(settings.image)) return null;
	return (
		<>
			<div className="e-hotspot__image">
				<MediaImage
					image={settings.image}
					size={settings.image_size}
					custom={settings.image_custom_dimension}
				/>
			</div>
			{settings.hotspot.map((row, index) => (
				<Mark
					// biome-ignore lint/suspicious/noArrayIndexKey: rows may share an id, and never change places
					key={index}
					row={row}
					settings={settings}
					name={`${index + 1}`}
					tooltipId={`${id}${index}`}
				/>
			))}
		</>
	);
}

function Mark({
	row,
	settings,
	name,
	tooltipId,
}: {
	row: HotspotRow;
	settings: HotspotSettings;
	name: string;
	tooltipId: string;
}) {
	const say = useTexts();
	const { tooltip_trigger, hotspot_animation, tooltip_animation, hotspot_sequenced_animation } =
		settings;
	const link = linkAttributes(row.hotspot_link);
	const label = row.hotspot_label.trim();
	const isCircle = label === '' && !hasIcon(row.hotspot_icon);
	const tells = plainText(row.hotspot_tooltip_content).trim() !== '';
	// A press on a link follows the link, so a press could never open the tooltip.
	const hasTooltip = tells && !(tooltip_trigger === 'click' && link);
	const classes = [
		'e-hotspot',
		row._id && `elementor-repeater-item-${row._id}`,
		`e-hotspot--position-${row.hotspot_horizontal}`,
		`e-hotspot--position-${row.hotspot_vertical}`,
		isCircle && 'e-hotspot--circle',
		!isCircle && label === '' && 'e-hotspot--icon',
		link && 'e-hotspot--link',
		!hasTooltip && 'e-hotspot--no-tooltip',
		hotspot_sequenced_animation && 'e-hotspot--sequenced',
	];
	const button = {
		className: ['e-hotspot__button', hotspot_animation].filter(Boolean).join(' '),
		'aria-label': label ? undefined : say('box.hint', { name }),
		'aria-describedby': hasTooltip ? tooltipId : undefined,
	};
	const inside = isCircle ? (
		<>
			<span className="e-hotspot__outer-circle" />
			<span className="e-hotspot__inner-circle" />
		</>
	) : (
		<>
			{hasIcon(row.hotspot_icon) && (
				<span className="e-hotspot__icon">
					<Icon icon={row.hotspot_icon} />
				</span>
			)}
			{label && <span className="e-hotspot__label">{label}</span>}
		</>
	);
	return (
		<div
			className={classes.filter(Boolean).join(' ')}
			data-icon-position={row.hotspot_icon_position === 'end' ? 'end' : undefined}
		>
			{link ? (
				<a {...link} {...button}>
					{inside}
				</a>
			) : (
				<button type="button" {...button}>
					{inside}
				</button>
			)}
			{hasTooltip && (
				<div
					id={tooltipId}
					className={`e-hotspot__tooltip e-hotspot--tooltip-position ${tooltip_animation}`}
				>
					<Markup html={row.hotspot_tooltip_content} />
				</div>
			)}
		</div>
	);
}
