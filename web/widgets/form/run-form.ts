import type { Detach } from '../../attach/handler';
import { attachForm } from '../../ui/form/attach-form';
import { attachSteps } from './steps';

/**
 * Sends a form without leaving the page, and shows it step by step if it has steps.
 * @param since the time from which the visitor could see the form, as `performance.now()` gives it
 */
export const runForm = (form: HTMLFormElement, since: number): Detach =>
	attachForm(form, { steps: attachSteps, since });
