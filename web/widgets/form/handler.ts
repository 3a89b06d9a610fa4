import type { Attach } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { isPassedPage } from '../../browser/passed-page';
import { hasDraft } from '../../ui/form/draft-place';

/** The builder's markup for the beginning of a step of a form. */
const STEPS = '.elementor-field-type-step';

/**
 * Loads the script of a form. On a passed page the script waits until the visitor points at the form, touches or
 * focuses it, unless it has something to show before: steps, values of the address, or what the visitor typed earlier.
 */
export const attach: Attach = async (element, _settings, _page, wanted) => {
	const form = element.querySelector('form');
	if (!form) return () => {};
	const since = performance.now();
	const isReady = !form.querySelector(STEPS) && currentAddress().search === '' && !hasDraft(form);
	if (isPassedPage() && isReady) await wanted;
	const { runForm } = await import('./run-form');
	return runForm(form, since);
};
