import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon } from '../../ui/icon';
import { IconView, iconLookClasses } from '../../ui/icon-view';
import { Title } from '../../ui/title';
import type { DividerSettings } from './settings';

/** A line, with or without a text or an icon in it. */
export function Divider({ settings }: WidgetProps<DividerSettings>) {
	const { look, text, icon } = settings;
	const hasText = look === 'line_text' && text.trim() !== '';
	const hasDrawing = look === 'line_icon' && hasIcon(icon);
	return (
		<div className="elementor-divider">
			{hasText || hasDrawing ? (
				<div className="elementor-divider-separator">
					{hasText && (
						<Title
							as={settings.html_tag}
							className="elementor-divider__text elementor-divider__element"
							html={text}
						/>
					)}
					{hasDrawing && (
						<div
							className={`elementor-divider__element ${iconLookClasses({
								view: settings.icon_view,
								shape: 'square',
							}).join(' ')}`}
						>
							<IconView icon={icon} />
						</div>
					)}
				</div>
			) : (
				// biome-ignore lint/a11y/useSemanticElements: sites style their texts' hr, and would style this one
				<div className="elementor-divider-separator" role="separator" />
			)}
		</div>
	);
}
