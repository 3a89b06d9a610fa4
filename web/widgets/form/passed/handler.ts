import type { Attach } from '../../../attach/handler';
import { currentAddress } from '../../../browser/address';
import { hasDraft } from '../../../ui/form/draft-place';

/** The builder's markup for the beginning of a step of a form. */
const STEPS = '.elementor-field-type-step';

/**
 * Loads the script of a form of a passed page when the visitor points at the form, touches or focuses it; at once if it
 * has something to show before: steps, values of the address, or what the visitor typed earlier.
 */
export const attach: Attach = async (element, settings, page, wanted) => {
	const form = element.querySelector('form');
	if (!form) return () => {};
	const waits = !form.querySelector(STEPS) && currentAddress().search === '' && !hasDraft(form);
	if (waits && (await wanted)) return () => {};
	const handler = await import('../handler');
	return handler.attachBelow(element, settings, page);
};
