import type { FormStep as Step } from '@outrigger/rules/forms/form-steps';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/texts';
import type { FormSettings } from './settings';
import { stepLabel } from './step-label';
import { STEP_BUTTON_WRAPPER, STEP_BUTTONS, stepButtonClass } from './step-markup';

/** One step with its buttons. Without script all steps are visible; with script only the present step is. */
export function FormStep({
	step,
	index,
	isLast,
	settings,
	children,
}: {
	step: Step;
	/** The number of the step, from 0. */
	index: number;
	isLast: boolean;
	settings: FormSettings;
	children: ReactNode;
}) {
	const say = useTexts();
	return (
		<fieldset className="e-form__step">
			<legend className="e-form__step-name elementor-field-label">
				{stepLabel(step, index, say)}
			</legend>
			{children}
			{!isLast && (
				<div className={STEP_BUTTONS}>
					{index > 0 && <StepButton kind="previous" step={step} settings={settings} />}
					<StepButton kind="next" step={step} settings={settings} />
				</div>
			)}
		</fieldset>
	);
}

/** A button to the previous or the next step; its text is the step's own text, or else the form's. */
export function StepButton({
	kind,
	step,
	settings,
}: {
	kind: 'previous' | 'next';
	step: Step | undefined;
	settings: FormSettings;
}) {
	const own = step?.start?.row[`${kind}_button`];
	const text = typeof own === 'string' && own !== '' ? own : settings[`step_${kind}_label`];
	const look = `elementor-button elementor-size-${settings.button_size} ${settings.button_hover_animation}`;
	return (
		<div className={STEP_BUTTON_WRAPPER}>
			<button type="button" className={stepButtonClass(look.trim(), kind)}>
				{text}
			</button>
		</div>
	);
}
