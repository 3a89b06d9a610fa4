import type { FormStep } from '@outrigger/rules/forms/form-steps';
import { iconValue } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import type { FormSettings } from './settings';
import { stepLabel } from './step-label';
import { INDICATOR, indicatorPartClass, indicatorParts, indicatorsClass } from './step-markup';

/**
 * The indicators above a form in steps before its script runs: the first step is the present one. Renders nothing for
 * `none`.
 */
export function StepIndicators({
	steps,
	settings: { step_type: type, step_icon_shape: shape },
}: {
	steps: readonly FormStep[];
	settings: FormSettings;
}) {
	const say = useTexts();
	if (type === 'none') return null;
	const className = indicatorsClass(type);
	if (type === 'progress_bar') {
		return (
			<div className={className}>
				<div
					className={`${INDICATOR}__progress`}
					role="progressbar"
					aria-label={say('form.progress')}
					aria-valuenow={0}
				>
					<div className={`${INDICATOR}__progress__meter`}>&nbsp;</div>
				</div>
			</div>
		);
	}
	const parts = indicatorParts(type);
	return (
		<ol className={className}>
			{steps.flatMap((step, index) => {
				const label = stepLabel(step, index, say);
				const icon = iconValue(step.start?.row.selected_icon);
				const item = (
					<li
						key={label}
						className={`${INDICATOR} ${INDICATOR}--state-${index === 0 ? 'active' : 'inactive'}`}
						{...(!parts.includes('label') && { 'aria-label': label })}
					>
						{parts.map((part) => (
							<span key={part} className={indicatorPartClass(part, shape)}>
								<span>
									{part === 'icon' && hasIcon(icon) ? (
										<Icon icon={icon} />
									) : part === 'label' ? (
										label
									) : (
										index + 1
									)}
								</span>
							</span>
						))}
					</li>
				);
				const separator = (
					// biome-ignore lint/suspicious/noArrayIndexKey: separators have no other name, and never move
					<li key={`before-${index}`} className={`${INDICATOR}__separator`} aria-hidden="true" />
				);
				return index > 0 ? [separator, item] : [item];
			})}
		</ol>
	);
}
