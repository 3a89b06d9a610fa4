import { plainText } from '@outrigger/rules/text/plain-text';
import { useRender } from '../../elements/context/render-context';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import pauseButtonCss from '../../ui/pause-button.css?inline';
import { useTexts } from '../../ui/texts';
import closeButtonCss from './close-button.css?inline';
import type { FloatingBarsSettings } from './settings';

/**
 * A bar at the edge of the screen: an announcement with a link, moving headlines, or a coupon. It is a region with a
 * name, needs no answer and takes no focus. The widget renders nothing for a bar without words.
 */
export function FloatingBars({ settings, element }: WidgetProps<FloatingBarsSettings>) {
	const say = useTexts();
	const { document, styles } = useRender();
	const type = element.widgetType ?? '';
	const isTicker = type === 'floating-bars-var-2';
	const hasClose =
		settings.floating_bar_close_switch &&
		(!isTicker || 'floating_bar_close_switch' in element.settings);
	const headlines = settings.headlines_repeater.filter(
		({ headlines_text }) => plainText(headlines_text) !== '',
	);
	if (isTicker ? headlines.length === 0 : plainText(settings.announcement_text) === '') return null;
	if (isTicker) styles.addCss('pause-button', pauseButtonCss, 'kit');
	if (hasClose) styles.addCss('floating-bars-close', closeButtonCss, 'kit');
	const classes = [
		'e-floating-bars',
		`e-${type}`,
		`has-vertical-position-${settings.advanced_vertical_position}`,
		hasClose && 'has-close-button',
		settings.advanced_toggle_sticky && 'is-sticky',
	];
	return (
		<section
			className={classes.filter(Boolean).join(' ')}
			data-document-id={document.databaseId}
			aria-label={settings.accessible_name.trim() || say('box.banner')}
		>
			{isTicker ? (
				<Headlines rows={headlines} />
			) : (
				<>
					<Announcement settings={settings} />
					{type === 'floating-bars-var-3' ? (
						<Coupon settings={settings} />
					) : (
						<CallToAction settings={settings} />
					)}
				</>
			)}
			{/* Without script the close button stays hidden. */}
			{hasClose && (
				<button
					className="e-floating-bars__close-button"
					type="button"
					aria-label={say('common.close')}
					hidden
				>
					<Icon icon={iconNamed('eicon-close')} />
				</button>
			)}
			<div className="e-floating-bars__overlay" />
		</section>
	);
}

function Announcement({ settings }: { settings: FloatingBarsSettings }) {
	const { announcement_icon, announcement_text } = settings;
	return (
		<div className="e-floating-bars__announcement">
			{hasIcon(announcement_icon) && (
				<span className="e-floating-bars__announcement-icon">
					<Icon icon={announcement_icon} />
				</span>
			)}
			<InlineMarkup
				as="p"
				className="e-floating-bars__announcement-text"
				html={announcement_text}
			/>
		</div>
	);
}

function CallToAction({ settings }: { settings: FloatingBarsSettings }) {
	const { cta_text, cta_icon, style_cta_type, style_cta_button_corners } = settings;
	const link = linkAttributes(settings.cta_link);
	if (!link || cta_text.trim() === '') return null;
	const classes = [
		'e-floating-bars__cta-button',
		`is-type-${style_cta_type}`,
		style_cta_type === 'button' && `has-corners-${style_cta_button_corners}`,
		style_cta_type === 'button' && settings.style_cta_button_show_border && 'has-border',
	];
	return (
		<div className="e-floating-bars__cta-button-container">
			<a {...link} className={classes.filter(Boolean).join(' ')}>
				{hasIcon(cta_icon) && <Icon icon={cta_icon} />}
				<span className="e-floating-bars__cta-text">{cta_text}</span>
			</a>
		</div>
	);
}

function Coupon({ settings }: { settings: FloatingBarsSettings }) {
	const say = useTexts();
	const code = settings.coupon_code.trim();
	if (code === '') return null;
	return (
		<div className="e-floating-bars__coupon-container">
			<code className="e-floating-bars__coupon-code">{code}</code>
			<button
				className="e-floating-bars__coupon-button"
				type="button"
				aria-label={say('box.copyCode', { code })}
				hidden
			>
				<Icon icon={settings.coupon_copy_icon} />
				<span className="e-floating-bars__coupon-success" aria-hidden="true" />
			</button>
		</div>
	);
}

function Headlines({ rows }: { rows: FloatingBarsSettings['headlines_repeater'] }) {
	const say = useTexts();
	return (
		// The box takes the focus, so that a visitor can scroll the headlines by keyboard.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
		<div
			className="e-floating-bars__headlines-container"
			role="group"
			aria-label={say('box.headlines')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
			tabIndex={0}
		>
			<ul className="e-floating-bars__headlines">
				{rows.map(({ _id, headlines_icon, headlines_text, headlines_url }, index) => {
					const link = linkAttributes(headlines_url);
					const icon = hasIcon(headlines_icon) && <Icon icon={headlines_icon} />;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, the list never changes
						<li key={index} className={`e-floating-bars__headline elementor-repeater-item-${_id}`}>
							{icon}
							{link ? (
								<InlineMarkup as="a" {...link} html={headlines_text} />
							) : (
								<InlineMarkup html={headlines_text} />
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}
