<?php

/** The controls of each action of a form: action → controls. */
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
/** The actions whose settings the page itself needs. */
const SHOWN = array( 'form_name', 'button_text', 'success_message', 'error_message', 'form_fields', 'show_labels', 'redirect_to', 'popup_action', 'popup_action_popup_id', 'recaptcha_size', 'step_type' );

foreach ( FORM_ACTIONS as $action => $controls ) {
	test( "nothing of the form action $action leaves the site, at any depth", function () use ( $controls ) {
		$secrets = array_fill_keys( $controls, 'SECRET' );
		$stored  = $secrets + array( 'submit_actions' => array( 'SECRET' ), 'rows' => array( (object) $secrets, array( 'deeper' => $secrets ) ) );
		same( false, strpos( json_encode( Outrigger\Reading\ShownSettings::of( $stored, 'form', true ) ), 'SECRET' ) );
		same( false, strpos( json_encode( Outrigger\Reading\ShownSettings::of( (object) $stored, 'form', true ) ), 'SECRET' ) );
	} );
}

test( 'what a form shows stays', function () {
	$stored = array_fill_keys( SHOWN, 'shown' );
	same( $stored, Outrigger\Reading\ShownSettings::of( $stored, 'form', true ) );
	$told = get_object_vars( Outrigger\Reading\ShownSettings::of( $stored, 'form', false ) );
	same( array( 'form_name', 'button_text', 'success_message', 'error_message', 'form_fields', 'show_labels' ), array_slice( array_keys( $told ), 0, 6 ) );
} );

test( 'in other widgets keys and recipients are left out alone', function () {
	$stored = array( 'email_label' => 'Mail', 'slack_text' => 'Join us', 'email_to' => 'a@b.c', 'api_key' => 'k', 'keyboard' => 'yes', 'tokens_shown' => 3, 'primary_key_color' => '#fff' );
	same( array( 'email_label' => 'Mail', 'slack_text' => 'Join us', 'keyboard' => 'yes', 'tokens_shown' => 3, 'primary_key_color' => '#fff' ), Outrigger\Reading\ShownSettings::of( $stored, 'heading', true ) );
} );

test( 'visitors get no control that only an add-on reads: passwords, keys, recipients, notes', function () {
	$stored = array( 'title' => 'Bay', 'protection_password' => 'x', 'admin_password' => 'x', 'mailchimp_api' => 'x', 'mail_to' => 'a@b.c', 'internal_note' => 'x' );
	foreach ( array( 'heading', 'form', 'eael-team-member', 'container', null ) as $type ) {
		same( array( 'title' => 'Bay' ), Outrigger\Reading\ShownSettings::of( $stored, $type, false ), (string) $type );
	}
	same( array( 'title' => 'Bay', 'internal_note' => 'x' ), Outrigger\Reading\ShownSettings::of( $stored, 'heading', true ) );
} );

test( 'visitors get controls of an add-on that the owner names by a filter, but no secret', function () {
	add_filter( 'outrigger_shown_controls', function ( $names, $type ) { return 'acme-hero' === $type ? array( 'acme_words', 'acme_api_key' ) : $names; }, 10, 2 );
	$stored = array( 'acme_words' => 'Seven bays', 'acme_api_key' => 'k', 'acme_note' => 'x' );
	same( array( 'acme_words' => 'Seven bays' ), Outrigger\Reading\ShownSettings::of( $stored, 'acme-hero', false ) );
	same( new stdClass(), Outrigger\Reading\ShownSettings::of( $stored, 'heading', false ) );
} );

/** A heading that shows a custom field. */
function shows_field( string $key ): string {
	$settings = rawurlencode( json_encode( array( 'key' => $key ) ) );
	return json_encode( array( array( 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( '__dynamic__' => array( 'title' => "[elementor-tag id=\"a\" name=\"post-custom-field\" settings=\"$settings\"]" ) ) ) ) );
}

test( 'visitors get custom fields that a published design, REST or a filter shows', function () {
	post( 7, array(), array( 'length' => '7 m', 'client_email' => 'a@b.c', 'internal_note' => 'x', 'phone' => '555', 'seats' => 8, 'berth' => 'C', '_hidden' => 'x', 'api_key' => 'x', 'plan' => 'x' ) );
	$GLOBALS['site']['posts'][7]['meta']['ports'] = array( 'A', 'B' );
	built_page( 8, shows_field( 'length' ) );
	built_page( 9, shows_field( 'plan' ), array( 'post_status' => 'draft' ) );
	built_page( 10, shows_field( 'api_key' ) );
	$GLOBALS['site']['registered'] = array( 'seats', '_hidden' );
	add_filter( 'outrigger_shown_meta', function ( $names ) { return array_merge( $names, array( 'ports', '_hidden' ) ); } );
	$read = function () { return array_column( Outrigger\Reading\CustomFields::read( 7, new SiteRows() ), 'value', 'key' ); };
	same( array( 'length' => '7 m', 'seats' => '8', 'ports' => '["A","B"]' ), $read() );
	Outrigger\Reading\PublishedDesigns::register();
	built_page( 8, shows_field( 'berth' ) );
	same( array( 'length' => '7 m', 'seats' => '8', 'ports' => '["A","B"]' ), $read(), 'names are kept' );
	do_action( 'updated_post_meta', 1, 8, '_elementor_data', 'x' );
	same( array( 'seats' => '8', 'berth' => 'C', 'ports' => '["A","B"]' ), $read() );
} );
