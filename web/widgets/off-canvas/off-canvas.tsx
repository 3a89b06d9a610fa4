import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import type { OffCanvasSettings } from './settings';

/**
 * A panel beside the page; links open it. Without script the panel is shown at its own address, to which these links
 * lead. At its end there is always a link to close it, even if an editor switched off the other ways to close it.
 */
export function OffCanvas({ settings, element, children }: WidgetProps<OffCanvasSettings>) {
	const say = useTexts();
	const { wrapper_html_tag: Tag, off_canvas_name } = settings;
	const id = `off-canvas-${element.id}`;
	return (
		<dialog
			id={id}
			className="e-off-canvas"
			aria-label={off_canvas_name.trim() || say('box.offCanvas')}
			data-delay-child-handlers="true"
		>
			<div className="e-off-canvas__overlay" />
			<div className="e-off-canvas__main">
				<Tag className="e-off-canvas__content">
					{children}
					<a className="e-off-canvas__close" href={`#${id}-closed`}>
						{say('common.close')}
					</a>
				</Tag>
			</div>
		</dialog>
	);
}
