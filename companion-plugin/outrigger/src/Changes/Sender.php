<?php
/**
 * Sends changes of content to the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Settings;

/**
 * `POST /revalidate` of the front end, signed with the secret and the time; the secret itself is not sent.
 */
final class Sender {

	const TIMEOUT_S = 10;

	/**
	 * Sends one purge.
	 *
	 * @param array $purge `{ uris }` or `{ everything }`.
	 * @return string|null The reason of a failure; null after a success.
	 */
	public static function send( array $purge ): ?string {
		$body   = (string) wp_json_encode( $purge, JSON_UNESCAPED_SLASHES );
		$time   = (string) time();
		$answer = wp_remote_post(
			Settings::address() . '/revalidate',
			array(
				'timeout'     => self::TIMEOUT_S,
				'redirection' => 0,
				'headers'     => array(
					'X-Outrigger-Time'      => $time,
					'X-Outrigger-Signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", Settings::secret() ),
					'Content-Type'          => 'application/json',
				),
				'body'        => $body,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 403 === $status ) {
			return __( 'The front end has another secret, or its clock is more than five minutes off.', 'outrigger' );
		}
		if ( 404 === $status ) {
			return __( 'The front end has no secret: set REVALIDATE_SECRET there.', 'outrigger' );
		}
		/* translators: %d: HTTP status. */
		return $status >= 200 && $status < 300 ? null : sprintf( __( 'The front end answered %d.', 'outrigger' ), $status );
	}
}
