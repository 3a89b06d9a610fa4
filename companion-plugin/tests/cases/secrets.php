<?php

/** What an editor may set for each thing that a form does with an answer, action → controls. */
const FORM_ACTIONS = array(
	'email'          => array( 'email_to', 'email_subject', 'email_content', 'email_from', 'email_from_name', 'email_reply_to', 'email_to_cc', 'email_to_bcc', 'email_content_type' ),
	'email2'         => array( 'email_to_2', 'email_subject_2', 'email_content_2', 'email_from_2', 'email_from_name_2', 'email_reply_to_2', 'email_to_cc_2', 'email_to_bcc_2' ),
	'webhook'        => array( 'webhooks', 'webhooks_advanced_data' ),
	'mailchimp'      => array( 'mailchimp_api_key_source', 'mailchimp_api_key', 'mailchimp_list', 'mailchimp_groups', 'mailchimp_tags', 'mailchimp_fields_map' ),
	'drip'           => array( 'drip_api_token_source', 'drip_custom_api_token', 'drip_account', 'drip_fields_map', 'drip_custom_fields' ),
	'activecampaign' => array( 'activecampaign_api_credentials_source', 'activecampaign_api_key', 'activecampaign_api_url', 'activecampaign_list', 'activecampaign_tags', 'activecampaign_fields_map' ),
	'getresponse'    => array( 'getresponse_api_key_source', 'getresponse_custom_api_key', 'getresponse_list', 'getresponse_dayofcycle', 'getresponse_fields_map' ),
	'convertkit'     => array( 'convertkit_api_key_source', 'convertkit_custom_api_key', 'convertkit_form', 'convertkit_tags', 'convertkit_fields_map' ),
	'mailerlite'     => array( 'mailerlite_api_key_source', 'mailerlite_custom_api_key', 'mailerlite_group', 'mailerlite_fields_map' ),
	'mailpoet'       => array( 'mailpoet_lists', 'mailpoet_fields_map', 'mailpoet3_lists', 'mailpoet3_fields_map' ),
	'moosend'        => array( 'moosend_api_key', 'moosend_list' ),
	'slack'          => array( 'slack_webhook', 'slack_channel', 'slack_username', 'slack_title', 'slack_text' ),
	'discord'        => array( 'discord_webhook', 'discord_username', 'discord_avatar_url', 'discord_content' ),
	'keys'           => array( 'recaptcha_secret_key', 'recaptcha_v3_secret_key', 'turnstile_secret', 'google_maps_api_key', 'stripe_secret_key', 'api_key', 'access_token', 'client_secret', 'smtp_password', 'license_key' ),
);
/** What the page shows, or does itself. */
const SHOWN = array( 'form_name', 'button_text', 'success_message', 'error_message', 'form_fields', 'show_labels', 'redirect_to', 'popup_action', 'popup_action_popup_id', 'recaptcha_size', 'step_type' );

foreach ( FORM_ACTIONS as $action => $controls ) {
	test( "nothing of the form action $action leaves the site, at any depth", function () use ( $controls ) {
		$secrets = array_fill_keys( $controls, 'SECRET' );
		$stored  = $secrets + array( 'submit_actions' => array( 'SECRET' ), 'rows' => array( (object) $secrets, array( 'deeper' => $secrets ) ) );
		same( false, strpos( json_encode( Outrigger\Stored\Secrets::strip( $stored, 'form' ) ), 'SECRET' ) );
		same( false, strpos( json_encode( Outrigger\Stored\Secrets::strip( (object) $stored, 'form' ) ), 'SECRET' ) );
	} );
}

test( 'what a form shows stays', function () {
	$stored = array_fill_keys( SHOWN, 'shown' );
	same( $stored, Outrigger\Stored\Secrets::strip( $stored, 'form' ) );
} );

test( 'in other widgets keys and recipients are left out alone', function () {
	$stored = array( 'email_label' => 'Mail', 'slack_text' => 'Join us', 'email_to' => 'a@b.c', 'api_key' => 'k', 'keyboard' => 'yes', 'tokens_shown' => 3, 'primary_key_color' => '#fff' );
	same( array( 'email_label' => 'Mail', 'slack_text' => 'Join us', 'keyboard' => 'yes', 'tokens_shown' => 3, 'primary_key_color' => '#fff' ), Outrigger\Stored\Secrets::strip( $stored, 'heading' ) );
} );

test( 'custom fields that are protected or named like a secret are not public', function () {
	post( 7, array(), array( 'length' => '7 m', '_hidden' => 'x', 'stripe_secret_key' => 'x', 'api_key' => 'x', 'seats' => 8 ) );
	$GLOBALS['site']['posts'][7]['meta']['ports'] = array( 'A', 'B' );
	same(
		array( array( 'key' => 'length', 'value' => '7 m' ), array( 'key' => 'seats', 'value' => '8' ), array( 'key' => 'ports', 'value' => '["A","B"]' ) ),
		Outrigger\Pages\CustomFields::read( 7 )
	);
} );
