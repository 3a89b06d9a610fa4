<?php
/**
 * The signed parts of a preview.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use Outrigger\Settings;

/**
 * Two kinds of tokens. The front end can verify a link, and this WordPress redeems it once. Only this WordPress can
 * read a visit: it names an editor and a post, and ends after an hour or when the editor's password changes.
 */
final class Tokens {

	const LINK_S  = 60;
	const VISIT_S = HOUR_IN_SECONDS;
	/** Name of the transient that remembers a link until it is redeemed. */
	const PENDING = 'outrigger_preview_';

	/**
	 * A link's token: its data in base64url, a dot and its HMAC in hexadecimal.
	 *
	 * @param int    $user  The user who previews.
	 * @param int    $post  The previewed post.
	 * @param string $place Path and query on the front end.
	 */
	public static function link( int $user, int $post, string $place ): string {
		$id      = bin2hex( random_bytes( 16 ) );
		$pending = array(
			'user' => $user,
			'post' => $post,
		);
		set_transient( self::PENDING . $id, $pending, self::LINK_S );
		$says = self::encode(
			(string) wp_json_encode(
				array(
					'id'    => $id,
					'place' => $place,
					'until' => time() + self::LINK_S,
				),
				JSON_UNESCAPED_SLASHES
			)
		);
		return $says . '.' . hash_hmac( 'sha256', "preview.$says", Settings::secret() );
	}

	/**
	 * The user and the post of a link that was not redeemed yet and whose user may still edit; null for any other link.
	 *
	 * @param string $id The link's own id.
	 */
	public static function redeem( string $id ): ?array {
		if ( ! preg_match( '/^[0-9a-f]{32}$/', $id ) ) {
			return null;
		}
		$pending = get_transient( self::PENDING . $id );
		// If two requests arrive at the same time, the database lets only one of them delete it.
		if ( ! is_array( $pending ) || ! delete_transient( self::PENDING . $id ) ) {
			return null;
		}
		return user_can( $pending['user'], 'edit_post', $pending['post'] ) ? $pending : null;
	}

	/**
	 * A visit of a user. The front end sends it with each query.
	 *
	 * @param int $user  The user who previews.
	 * @param int $post  The previewed post.
	 * @param int $until Seconds since 1970.
	 */
	public static function visit( int $user, int $post, int $until ): string {
		return "$user.$post.$until." . self::mac( $user, $post, $until );
	}

	/**
	 * User and post of a visit; null for a forged or expired visit, and if its user has changed the password.
	 *
	 * @param string $visit A visit as the function `visit` returned it.
	 */
	public static function read( string $visit ): ?array {
		if ( ! preg_match( '/^([1-9]\d{0,9})\.([1-9]\d{0,9})\.(\d{1,11})\.([0-9a-f]{64})$/', $visit, $found ) ) {
			return null;
		}
		list( , $user, $post, $until, $mac ) = $found;
		if ( (int) $until < time() || ! hash_equals( self::mac( (int) $user, (int) $post, (int) $until ), $mac ) ) {
			return null;
		}
		return array(
			'user' => (int) $user,
			'post' => (int) $post,
		);
	}

	/** The signature of a visit. Its key is WordPress's own salt and the user's password. */
	private static function mac( int $user, int $post, int $until ): string {
		$account = get_userdata( $user );
		$pass    = $account ? (string) $account->user_pass : '';
		return hash_hmac( 'sha256', "preview.$user.$post.$until", wp_salt( 'auth' ) . $pass );
	}

	/** Encodes a text as base64url. */
	private static function encode( string $text ): string {
		return rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The front end undoes it.
	}
}
