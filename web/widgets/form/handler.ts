import type { Attach } from '../../attach/handler';
import { attachForm } from '../../ui/form/attach-form';
import { attachSteps } from './steps';

/** Sends a form without leaving the page, step by step where it has steps. */
export const attach: Attach = (element) => {
	const form = element.querySelector('form');
	return form ? attachForm(form, { steps: attachSteps }) : () => {};
};
