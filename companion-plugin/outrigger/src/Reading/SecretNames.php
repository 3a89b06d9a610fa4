<?php
/**
 * The settings that never leave the site.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

/**
 * Names of controls and of custom fields that contain secrets, and texts that look like keys. The mock of the project
 * has the same rules (`server/wordpress/reading/secret-names.ts`); a test compares them.
 */
final class SecretNames {

	/** Keys, passwords and addresses that only the server needs, in any element. */
	const ANYWHERE = '/(?:^|_)(?:api(?:_?(?:key|token|secret))?|(?:secret|private|licen[cs]e|consumer|encryption)_?key|(?:client|consumer|app)_secret|secret|(?:access|auth|bot|bearer|refresh)_?token|token|webhooks?|credentials?|smtp_\w+)(?:_|$)|(?:^|(?<!lost|show)_)(?:password|passwd|passphrase|passcode|pwd|pin_?code)(?:_?\d+)?$/iD';

	/** Names of recipients and of the actions after a form was sent, which are secret in every element. */
	const RECIPIENT = '/^(?:e?mail_?(?:to|from|cc|bcc|reply_?to)(?:_\w+)?|to_e?mail|recipients?(?:_\w+)?|submit_actions)$/D';

	/** The settings of a form for its answers: mails with their recipients, and services that receive them. */
	const FORM_ACTION = '/^(?:submit_actions|actions-after-submit|email|email_\w+|recipients?(?:_\w+)?|(?:mailchimp|drip|activecampaign|getresponse|convertkit|mailerlite|mailpoet3?|moosend|slack|discord|webhooks?|hubspot|zapier|brevo|sendinblue|klaviyo|telegram|twilio)(?:_\w+)?)$/D';

	/** Elements that send the text that visitors type. */
	const FORMS = array( 'form', 'e-form', 'login', 'subscribe', 'stripe-button', 'popup-form' );

	/** Keys of services, in a control of any name. */
	const CREDENTIAL = '/^(?:(?:sk|rk|whsec)_(?:live_|test_)?\w{16,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{20,}|xox[abprs]-[\w-]{10,}|[0-9a-f]{32}-us\d{1,2}|SG\.[\w-]{16,}\.[\w-]{16,}|eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*|-----BEGIN [\s\S]*)$/D';

	/**
	 * True for the name of a secret, in any place and for any user.
	 *
	 * @param string      $name Name of a control or a custom field.
	 * @param string|null $type Kind of widget or of another element; null for settings of a whole document and for fields.
	 */
	public static function has( string $name, ?string $type ): bool {
		return preg_match( self::ANYWHERE, $name )
			|| preg_match( self::RECIPIENT, $name )
			|| ( null !== $type && in_array( $type, self::FORMS, true ) && preg_match( self::FORM_ACTION, $name ) );
	}

	/**
	 * True if a text looks like a key of a service.
	 *
	 * @param string $text Value of a control.
	 */
	public static function is_credential( string $text ): bool {
		return (bool) preg_match( self::CREDENTIAL, trim( $text ) );
	}
}
