import type { Attach } from '../../attach/handler';
import { attachForm } from '../../ui/form/attach-form';
import { attachSteps } from './steps';

/** Sends a form without leaving the page, and shows it step by step if it has steps. */
export const attach: Attach = (element) => {
	const form = element.querySelector('form');
	return form ? attachForm(form, { steps: attachSteps }) : () => {};
};
