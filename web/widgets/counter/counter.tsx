import type { WidgetProps } from '../../elements/tree/define-widget';
import { finalText } from './count';
import { countOfSettings } from './count-of-settings';
import type { CounterSettings } from './settings';

/** A number with its title. The server renders the final number; the handler counts up to it. */
export function Counter({ settings }: WidgetProps<CounterSettings>) {
	const { prefix, suffix, title, title_tag: Title } = settings;
	return (
		<div className="elementor-counter">
			<div className="elementor-counter-number-wrapper">
				<span className="elementor-counter-number-prefix">{prefix && <bdi>{prefix}</bdi>}</span>
				<span className="elementor-counter-number">{finalText(countOfSettings(settings))}</span>
				<span className="elementor-counter-number-suffix">{suffix && <bdi>{suffix}</bdi>}</span>
			</div>
			{title && <Title className="elementor-counter-title">{title}</Title>}
		</div>
	);
}
