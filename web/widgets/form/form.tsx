import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import type { FormField as Field } from '@outrigger/rules/forms/form-field';
import { type FormMessages, formMessages } from '@outrigger/rules/forms/form-settings';
import { formSteps } from '@outrigger/rules/forms/form-steps';
import type { Say } from '@outrigger/rules/texts/text';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { chosenIcon, NO_ICON } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';
import stepsCss from '../../ui/form-steps.css?inline';
import { useTexts } from '../../ui/texts';
import { widthClasses } from './field-classes';
import { FormField } from './form-field';
import { FormStatus } from './form-status';
import { FormStep, StepButton } from './form-step';
import type { FormSettings } from './settings';
import { StepIndicators } from './step-indicators';

/**
 * A form that works without script: the browser posts it to the form's own page, which shows the typed values and their
 * errors. All values for the handler are in the markup, as on a stock WordPress.
 */
export function Form({ settings, element }: WidgetProps<FormSettings>) {
	const say = useTexts();
	const base = `-${element.id}`;
	const { document, linkPopup, hasForms, styles } = useRender();
	const { returnedForm, path } = useCurrentPage();
	const node = useCurrentNode();
	const { form_fields: fields, form_name, form_id } = settings;
	const returned =
		returnedForm?.formId === element.id && returnedForm.documentId === document.databaseId
			? returnedForm
			: null;
	if (settings.popup_action === 'open') linkPopup?.(settings.popup_action_popup_id);
	const steps = formSteps(fields);
	const isInSteps = steps.length > 1;
	if (isInSteps) styles.addCss('form-steps', stepsCss);
	const fieldMarkup = (field: Field) => (
		<FormField
			key={field.id}
			field={field}
			settings={settings}
			controlId={`form-field-${field.id}${base}`}
			value={returned && !returned.answer.isTaken ? (returned.values[field.id] ?? '') : undefined}
			error={returned?.answer.errors[field.id]}
		/>
	);
	const anchor = `form-${document.databaseId}-${element.id}`;
	return (
		<form
			className={isInSteps && !returned ? 'elementor-form e-form--waiting' : 'elementor-form'}
			method="post"
			action={`${path}#${anchor}`}
			encType={fields.some(({ type }) => type === 'upload') ? 'multipart/form-data' : undefined}
			id={form_id || anchor}
			name={form_name}
			aria-label={form_name}
			data-transport={hasForms ? 'graphql' : 'ajax'}
			{...ownMessages(settings, say)}
		>
			{isInSteps && <StepIndicators steps={steps} settings={settings} />}
			<input type="hidden" name="action" value={FORM_ACTION} />
			<input type="hidden" name="post_id" value={document.databaseId} />
			<input type="hidden" name="form_id" value={element.id} />
			{node && <input type="hidden" name="queried_id" value={node.databaseId} />}
			<FormStatus returned={returned} fields={fields} base={base} />
			<div className={`elementor-form-fields-wrapper elementor-labels-${settings.label_position}`}>
				{isInSteps || steps[0]?.start
					? steps.map((step, index) => (
							<FormStep
								key={step.start?.id ?? 'first'}
								step={step}
								index={index}
								isLast={index === steps.length - 1}
								settings={settings}
							>
								{step.fields.map(fieldMarkup)}
							</FormStep>
						))
					: fields.map(fieldMarkup)}
				<div className={submitClasses(settings)}>
					{isInSteps && <StepButton kind="previous" step={steps.at(-1)} settings={settings} />}
					<Button
						type="submit"
						text={settings.button_text}
						icon={chosenIcon(
							{ selected_icon: settings.selected_button_icon, icon: NO_ICON },
							element.settings,
						)}
						iconSide={/reverse|right/.test(settings.button_icon_align) ? 'end' : 'start'}
						size={settings.button_size}
						className={settings.button_hover_animation || undefined}
						label={settings.button_text.trim() ? undefined : say('form.submit')}
						id={settings.button_css_id}
					/>
				</div>
			</div>
		</form>
	);
}

function submitClasses(settings: FormSettings): string {
	const widths = widthClasses(settings, 'button_width');
	return `elementor-field-group elementor-column elementor-field-type-submit ${widths.join(' ')} e-form__buttons`;
}

/** The editor's own messages that the handler shows before it sends a form. */
function ownMessages(settings: FormSettings, say: Say) {
	const messages = formMessages(settings, say);
	const usual = formMessages({}, say);
	const own = (name: keyof FormMessages) =>
		messages[name] === usual[name] ? undefined : messages[name];
	return {
		'data-required-message': own('required_field_message'),
		'data-invalid-message': own('invalid_message'),
		'data-server-message': own('server_message'),
	};
}
