<?php
/**
 * What of the settings never leaves the site.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * A deny-list by the names of controls, stricter for widgets that send what visitors type. The mock of the project has
 * the same one (`server/wordpress/graphql/elementor/secrets.ts`); a test compares them.
 */
final class Secrets {

	/** Keys, passwords and addresses that nobody but the server needs, in any element. */
	const ANYWHERE = '/(?:^|_)(?:api_?(?:key|token|secret)|(?:secret|private|license|consumer)_?key|(?:client|consumer|app)_secret|secret|(?:access|auth|bot|bearer)_?token|token|webhooks?|credentials?|smtp_\w+)(?:_|$)/i';

	/** A recipient is one wherever it stands, and so is what a form does with an answer. */
	const RECIPIENT = '/^(?:email_(?:to|from|reply_to)(?:_\w+)?|recipients?(?:_\w+)?|submit_actions)$/';

	/** What a form does with answers: mails with their recipients, and the services they go to. */
	const FORM_ACTION = '/^(?:submit_actions|actions-after-submit|email|email_\w+|recipients?(?:_\w+)?|(?:mailchimp|drip|activecampaign|getresponse|convertkit|mailerlite|mailpoet3?|moosend|slack|discord|webhooks?|hubspot|zapier|brevo|sendinblue|klaviyo|telegram|twilio)(?:_\w+)?)$/';

	/** Elements that send what visitors type. */
	const FORMS = array( 'form', 'e-form', 'login', 'subscribe', 'stripe-button', 'popup-form' );

	/**
	 * Settings as they may leave the site, at any depth. What an editor typed into any other control stays.
	 *
	 * @param mixed       $settings An object or a PHP array.
	 * @param string|null $type     Kind of widget or of another element; null for settings of a whole document.
	 * @return \stdClass An object always: `[]` is given as `{}`.
	 */
	public static function strip( $settings, ?string $type ): \stdClass {
		$is_form = null !== $type && in_array( $type, self::FORMS, true );
		return (object) (array) self::walk( Setting::is_object( $settings ) ? $settings : array(), $is_form );
	}

	/**
	 * Whether a control of this name is kept back.
	 *
	 * @param string $name    Name of the control.
	 * @param bool   $is_form Whether it stands in a form.
	 */
	public static function is_secret( string $name, bool $is_form ): bool {
		return preg_match( self::ANYWHERE, $name )
			|| preg_match( self::RECIPIENT, $name )
			|| ( $is_form && preg_match( self::FORM_ACTION, $name ) );
	}

	/**
	 * The value without secrets; lists stay lists, objects stay objects.
	 *
	 * @param mixed $value   Anything.
	 * @param bool  $is_form Whether it stands in a form.
	 * @return mixed
	 */
	private static function walk( $value, bool $is_form ) {
		if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
			return $value;
		}
		$kept    = array();
		$is_list = Setting::is_list( $value );
		foreach ( (array) $value as $name => $inner ) {
			if ( $is_list || ! self::is_secret( (string) $name, $is_form ) ) {
				$kept[ $name ] = self::walk( $inner, $is_form );
			}
		}
		return $is_list ? $kept : ( $value instanceof \stdClass ? (object) $kept : $kept );
	}
}
