import type { FormField } from '../../../domain/forms/form-field';
import { iconValue } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import type { FormSettings } from './settings';

/** The name of a step, and what the handler makes its indicator and buttons of. Without script all steps are there. */
export function StepStart({
	start,
	number,
	settings,
}: {
	start: FormField | null;
	number: number;
	settings: FormSettings;
}) {
	const textOf = (name: string) => {
		const stored = start?.row[name];
		return typeof stored === 'string' && stored !== '' ? stored : undefined;
	};
	const label = start?.label || `Step ${number}`;
	const icon = iconValue(start?.row.selected_icon);
	return (
		<>
			<legend className="e-form__step-name elementor-field-label">{label}</legend>
			<div
				className="e-field-step elementor-hidden"
				data-label={label}
				data-previous-button={textOf('previous_button') ?? settings.step_previous_label}
				data-next-button={textOf('next_button') ?? settings.step_next_label}
				data-type={settings.step_type}
				data-shape={settings.step_icon_shape}
				hidden
			>
				{settings.step_type.startsWith('icon') && hasIcon(icon) && <Icon icon={icon} />}
			</div>
		</>
	);
}
