import { plainText } from '@outrigger/rules/text/plain-text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { BoxLink } from '../../ui/box-link';
import { Button } from '../../ui/button';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { Graphic } from './graphic';
import type { FlipBoxSettings } from './settings';
import { Side } from './side';

/**
 * Two sides of one box. The back appears under the pointer, with the focus, and after a tap, which gives the box the
 * focus. Assistive technology can read both sides at any time.
 */
export function FlipBox({ settings }: WidgetProps<FlipBoxSettings>) {
	const say = useTexts();
	const { title_text_a, title_text_b, button_text } = settings;
	const link = linkAttributes(settings.link);
	const isBoxLink = settings.link_click === 'box' && link !== undefined;
	const name = [title_text_a, title_text_b].map(plainText).find(Boolean) ?? say('box.twoSides');
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are none
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a tap or the Tab key turns the box without script
		<div className="elementor-flip-box" role="group" aria-label={name} tabIndex={0}>
			<Side
				side="front"
				settings={settings}
				title={title_text_a}
				description={settings.description_text_a}
				before={<Graphic settings={settings} />}
			/>
			<Side
				side="back"
				settings={settings}
				title={title_text_b}
				description={settings.description_text_b}
				over={
					isBoxLink && (
						<BoxLink
							link={link}
							label={[button_text, title_text_b || title_text_a]
								.map(plainText)
								.filter(Boolean)
								.join(': ')}
						/>
					)
				}
			>
				<Button
					className="elementor-flip-box__button"
					text={button_text}
					size={settings.button_size}
					link={link}
					isDecoration={isBoxLink}
				/>
			</Side>
		</div>
	);
}
