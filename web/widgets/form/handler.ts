import { object } from 'valibot';
import { defineHandler } from '../../attach/handler';
import { textSetting } from '../../elements/settings/text';
import { attachForm, type FormOptions } from '../../ui/form/attach-form';
import { showNotice } from '../../ui/form/show-answer';
import { attachSteps } from './steps';

/** Settings of the builder's markup; our own contains the steps themselves. */
const StepSettings = object({
	step_type: textSetting('number_text'),
	step_icon_shape: textSetting('circle'),
	step_next_label: textSetting(),
	step_previous_label: textSetting(),
});

const handlerWith = (options: FormOptions) =>
	defineHandler(StepSettings, (element, settings) => {
		const form = element.querySelector('form');
		if (!form) return () => {};
		return attachForm(form, {
			...options,
			steps: (one, check) => attachSteps(one, check, settings),
		});
	});

/** Sends a form without leaving the page, and shows it step by step if it has steps. */
export const attach = handlerWith({});

/** Does the same on a passed page, where the builder's script puts all notices below the fields. */
export const attachBelow = handlerWith({
	notify: (form, notice) => showNotice(form, notice, true),
});
