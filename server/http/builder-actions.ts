import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import { type KnownFields, knownFields } from './known-fields';

/** The builder's action that counts presses on floating buttons. */
export const CLICKS_ACTION = 'elementor_send_clicks';
/** The builder's action that refreshes the small cart. */
export const FRAGMENTS_ACTION = 'elementor_menu_cart_fragments';

/**
 * The builder's actions of `admin-ajax.php` that visitors need, each with the fields that it reads (6.1, 6.23 and 6.25
 * of the behaviour facts). All other actions are for users who are logged in.
 */
const ACTIONS: ReadonlyMap<string, KnownFields> = new Map([
	[
		FORM_ACTION,
		{
			once: [
				'action',
				'post_id',
				'form_id',
				'queried_id',
				'referer_title',
				'referrer',
				'idempotency_key',
				'elapsed_ms',
				'g-recaptcha-response',
				'cf-turnstile-response',
			],
			further: /^form_fields\[[\w-]{1,100}\](?:\[\])?$/,
		},
	],
	[STRIPE_ACTION, { once: ['action', 'postId', 'widgetId', 'pageUrl', 'nonce'] }],
	[CLICKS_ACTION, { once: ['action', '_nonce'], further: /^clicks\[\]$/ }],
	[FRAGMENTS_ACTION, { once: ['action', '_nonce'], further: /^templates\[\]$/ }],
]);

/** A call of a builder's action, built anew from the fields that the action reads. */
export interface BuilderCall {
	action: string;
	form: FormData;
}

/**
 * Returns the call that a form contains.
 * @returns null for an action that is not in the list, and for a form that names its action in more than one way
 */
export function builderCallOf(form: FormData): BuilderCall | null {
	const action = form.get('action');
	const known = typeof action === 'string' ? ACTIONS.get(action) : undefined;
	const built = known && knownFields(form, known);
	return built && typeof action === 'string' ? { action, form: built } : null;
}
