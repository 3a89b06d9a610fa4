import { formFields } from '@outrigger/rules/forms/form-field';
import { fallback, type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';

/** The kinds of step indicators above a form. */
export const STEP_TYPES = [
	'number_text',
	'none',
	'text',
	'icon',
	'number',
	'progress_bar',
	'icon_text',
] as const;

const fields = fallback(pipe(unknown(), transform(formFields)), () => formFields(undefined));

/** The width of the element around the button, in percent of the row. */
const width = () => textSetting();

export const FormSettings = object({
	form_name: wordSetting('form.newForm'),
	/** The id of the form, chosen by the editor. */
	form_id: textSetting(),
	form_fields: fields,
	input_size: choiceSetting(BUTTON_SIZES, 'sm'),
	show_labels: switchSetting(true),
	/** An asterisk behind the labels of required fields. */
	mark_required: switchSetting(false),
	label_position: choiceSetting(['above', 'inline'], 'above'),
	button_text: wordSetting('form.send'),
	button_size: choiceSetting(BUTTON_SIZES, 'sm'),
	button_width: textSetting('100'),
	button_width_tablet: width(),
	button_width_mobile: width(),
	button_css_id: textSetting(),
	selected_button_icon: iconSetting(),
	/** `row` and `row-reverse` are the newer values, `left` and `right` the older ones. */
	button_icon_align: choiceSetting(['row', 'row-reverse', 'left', 'right'], 'row'),
	button_hover_animation: hoverAnimationSetting(),
	step_type: choiceSetting(STEP_TYPES, 'number_text'),
	step_icon_shape: choiceSetting(['circle', 'square', 'rounded', 'none'], 'circle'),
	step_next_label: wordSetting('common.next'),
	step_previous_label: wordSetting('common.previous'),
	/** With `custom` only the server checks the fields, not the browser. */
	form_validation: choiceSetting(['', 'custom'], ''),
	/**
	 * If on, the form shows the editor's own messages when it cannot be sent; the server's answer contains the other
	 * messages.
	 */
	custom_messages: switchSetting(false),
	required_field_message: textSetting(),
	invalid_message: textSetting(),
	server_message: textSetting(),
	popup_action: choiceSetting(['', 'open', 'close'], ''),
	popup_action_popup_id: numberSetting(0),
});
export type FormSettings = InferOutput<typeof FormSettings>;
