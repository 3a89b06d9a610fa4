<?php
/**
 * Small stand-ins of the functions of WordPress and WPGraphQL that the plugin calls, over a site that is one array:
 * `options`, `posts` (columns, `meta`: name → list of values, `terms`: numbers), `terms`, `types`, `can`: capabilities.
 */

// phpcs:disable

function site( $key, $fallback = array() ) {
	return $GLOBALS['site'][ $key ] ?? $fallback;
}

#[AllowDynamicProperties]
final class WP_Post {
	public static function of( array $columns ): self {
		$post = new self();
		$defaults = array( 'post_type' => 'post', 'post_name' => '', 'post_title' => '', 'post_status' => 'publish', 'post_password' => '', 'post_author' => 1, 'post_parent' => 0, 'post_excerpt' => '', 'post_content' => '', 'post_modified_gmt' => '2026-01-01 00:00:00', 'post_date' => '2026-01-01 00:00:00', 'post_modified' => '2026-01-01 00:00:00', 'comment_count' => 0 );
		foreach ( array_diff_key( $columns + $defaults, array( 'meta' => 0, 'terms' => 0 ) ) as $name => $value ) {
			$post->$name = $value;
		}
		return $post;
	}
	public $ID;
	public $post_type, $post_name, $post_title, $post_status, $post_password, $post_author, $post_parent, $post_excerpt, $post_content, $post_modified_gmt, $post_date, $post_modified, $comment_count;
}

#[AllowDynamicProperties]
final class WP_Term {
	public static function of( array $columns ): self {
		$term = new self();
		foreach ( $columns as $name => $value ) { $term->$name = $value; }
		return $term;
	}
}

/** Stands in for `$wpdb`, which the plugin queries for one list of options. */
final class SiteDatabase {
	public $posts = 'wp_posts';
	public $postmeta = 'wp_postmeta';
	public $options = 'wp_options';
	public function esc_like( $text ) { return addcslashes( $text, '_%\\' ); }
	public function prepare( $query, ...$values ) { return $values; }
	public function query( array $values ) { foreach ( $this->get_results( array( $values[0], PHP_INT_MAX ) ) as $row ) { delete_option( $row->option_name ); } }
	public function get_results( array $values ) {
		$start = stripslashes( rtrim( $values[0], '%' ) );
		$names = array_filter( array_keys( site( 'options' ) ), function ( $name ) use ( $start ) { return 0 === strpos( $name, $start ); } );
		return array_map( function ( $name ) { return (object) array( 'option_name' => $name, 'option_value' => site( 'options' )[ $name ] ); }, array_slice( array_values( $names ), 0, $values[1] ) );
	}
}
$GLOBALS['wpdb'] = new SiteDatabase();

final class WP_Error {
	private $message;
	public function __construct( $code, $message ) { $this->message = $message; }
	public function get_error_message() { return $this->message; }
}

function remove_filter( $name, $call ) { $GLOBALS['hooks'][ $name ] = array_filter( $GLOBALS['hooks'][ $name ] ?? array(), function ( $hook ) use ( $call ) { return $hook[0] !== $call; } ); return true; }
function __return_empty_array() { return array(); }
function get_posts( $query ) { $GLOBALS['read'] = $query['posts_per_page']; return array_map( 'get_post', array_keys( site( 'posts' ) ) ); }
function get_post_types( $query, $form = 'names' ) { $types = array( 'post' => 'post', 'page' => 'page' ); return 'names' === $form ? $types : array_map( function ( $name ) { return (object) array( 'name' => $name, 'rest_base' => "{$name}s" ); }, $types ); }
function get_taxonomy( $name ) { return (object) array( 'name' => $name, 'public' => 'secret' !== $name ); }
function get_terms() { return array_map( 'get_term', array_keys( site( 'terms' ) ) ); }
$GLOBALS['hooks'] = array();
function add_filter( $name, $call, $priority = 10, $args = 1 ) { $GLOBALS['hooks'][ $name ][] = array( $call, $args ); return true; }
function add_action( $name, $call, $priority = 10, $args = 1 ) { return add_filter( $name, $call, $priority, $args ); }
function apply_filters( $name, $value, ...$more ) {
	foreach ( $GLOBALS['hooks'][ $name ] ?? array() as list( $call, $args ) ) {
		$value = $call( ...array_slice( array_merge( array( $value ), $more ), 0, $args ) );
	}
	return $value;
}
function do_action( $name, ...$values ) {
	$GLOBALS['did'][ $name ] = true;
	foreach ( $GLOBALS['hooks'][ $name ] ?? array() as list( $call, $args ) ) {
		$call( ...array_slice( $values, 0, $args ) );
	}
}
function did_action( $name ) { return isset( $GLOBALS['did'][ $name ] ) ? 1 : 0; }

function get_option( $name, $fallback = false ) { return $GLOBALS['site']['options'][ $name ] ?? $fallback; }
function update_option( $name, $value, $autoload = null ) { $GLOBALS['site']['options'][ $name ] = $value; return true; }
function add_option( $name, $value ) { $GLOBALS['site']['options'] += array( $name => $value ); return true; }
function delete_option( $name ) { unset( $GLOBALS['site']['options'][ $name ] ); return true; }
function get_transient( $name ) { return $GLOBALS['site']['transients'][ $name ] ?? false; }
function set_transient( $name, $value, $seconds = 0 ) { $GLOBALS['site']['transients'][ $name ] = $value; return true; }
function delete_transient( $name ) { $was = isset( $GLOBALS['site']['transients'][ $name ] ); unset( $GLOBALS['site']['transients'][ $name ] ); return $was; }
function get_theme_mod( $name ) { return site( 'options' )[ "theme_mod_$name" ] ?? false; }

function get_post( $id = null ) {
	$id = $id ?? ( $GLOBALS['post'] ?? 0 );
	$id = is_object( $id ) ? $id->ID : (int) $id;
	return isset( $GLOBALS['site']['posts'][ $id ] ) ? WP_Post::of( $GLOBALS['site']['posts'][ $id ] + array( 'ID' => $id ) ) : null;
}
function get_post_status( $id ) { $post = get_post( $id ); return $post ? $post->post_status : false; }
function get_post_type( $id ) { $post = get_post( $id ); return $post ? $post->post_type : false; }
function get_post_meta( $id, $name = '', $single = false ) {
	$post = $GLOBALS['site']['posts'][ (int) $id ] ?? array();
	// WPGraphQL gives a revision the fields of its post.
	if ( 'revision' === ( $post['post_type'] ?? '' ) && apply_filters( 'graphql_resolve_revision_meta_from_parent', true, $id, $name, $single ) ) {
		return get_post_meta( $post['post_parent'], $name, $single );
	}
	$meta = $post['meta'] ?? array();
	if ( '' === $name ) { return $meta; }
	return $single ? ( $meta[ $name ][0] ?? '' ) : ( $meta[ $name ] ?? array() );
}
function update_post_meta( $id, $name, $value ) { $GLOBALS['site']['posts'][ (int) $id ]['meta'][ $name ] = array( stripslashes( $value ) ); return true; }
function delete_post_meta( $id, $name ) { unset( $GLOBALS['site']['posts'][ (int) $id ]['meta'][ $name ] ); return true; }
function delete_post_meta_by_key( $name ) { $GLOBALS['left_meta'] = $name; return true; }
function wp_slash( $value ) { return addslashes( $value ); }
function wp_next_scheduled( $hook ) { return $GLOBALS['scheduled'][ $hook ] ?? false; }
function is_admin() { return site( 'is_admin', false ); }
function is_feed() { return site( 'is_feed', false ); }
function maybe_unserialize( $value ) { return $value; }
function is_protected_meta( $name ) { return '_' === $name[0]; }
function get_permalink( $post ) { return home_url( '/' . get_post( $post )->post_name . '/' ); }
function get_post_type_archive_link( $type ) { return 'boat' === $type ? home_url( '/fleet/' ) : false; }
function get_userdata( $id ) { return 1 === $id ? (object) array( 'display_name' => 'Ann Bay', 'user_nicename' => 'ann', 'user_url' => '', 'user_pass' => site( 'user_pass', 'hash' ) ) : false; }
function get_user_by( $field, $value ) { return 'slug' === $field && 'ann' === $value ? (object) array( 'ID' => 1 ) : false; }
function get_author_posts_url( $id ) { return home_url( "/author/$id/" ); }
function get_term_link( $term ) { return home_url( "/$term->taxonomy/$term->slug/" ); }
function get_year_link( $year ) { return home_url( "/$year/" ); }
function get_month_link( $year, $month ) { return home_url( sprintf( '/%d/%02d/', $year, $month ) ); }
function get_day_link( $year, $month, $day ) { return home_url( sprintf( '/%d/%02d/%02d/', $year, $month, $day ) ); }
function get_term( $id ) { $term = site( 'terms' )[ $id ] ?? null; return $term ? WP_Term::of( $term + array( 'term_id' => $id ) ) : null; }
function get_the_terms( $post, $taxonomy ) {
	$terms = array_filter( array_intersect_key( site( 'terms' ), array_flip( $GLOBALS['site']['posts'][ $post->ID ]['terms'] ?? array() ) ), function ( $term ) use ( $taxonomy ) { return $term['taxonomy'] === $taxonomy; } );
	return $terms ? array_map( function ( $term ) { return (object) $term; }, array_values( $terms ) ) : false;
}
function get_object_taxonomies( $type, $form = 'names' ) {
	$names = array_values( array_unique( array_column( site( 'terms' ), 'taxonomy' ) ) );
	return 'names' === $form ? $names : array_map( function ( $name ) { return (object) array( 'name' => $name, 'public' => true ); }, $names );
}
function get_taxonomies() { return get_object_taxonomies( '' ); }
function wp_get_object_terms( $id ) { return $GLOBALS['site']['posts'][ (int) $id ]['terms'] ?? array(); }
function get_post_thumbnail_id( $post ) { return (int) get_post_meta( $post->ID, '_thumbnail_id', true ); }
function wp_get_attachment_image_url( $id ) { return $GLOBALS['site']['posts'][ $id ]['large'] ?? false; }
function wp_trim_excerpt( $text, $post ) { return $GLOBALS['site']['posts'][ $post->ID ]['made_excerpt'] ?? $post->post_content; }

function post_type_exists( $type ) { return in_array( $type, site( 'types', array( 'post', 'page', 'attachment' ) ), true ); }
function get_post_type_object( $type ) { return post_type_exists( $type ) ? (object) array( 'name' => $type, 'graphql_single_name' => $type ) : null; }
function is_post_type_viewable( $type ) { return post_type_exists( $type ); }
function current_user_can( $capability ) { return in_array( $capability, site( 'can' ), true ); }
function wp_get_current_user() { return (object) ( site( 'user' ) + array( 'ID' => 0, 'roles' => array(), 'user_registered' => '' ) ); }
function get_registered_meta_keys( $type, $subtype = '' ) { return '' === $subtype ? array_fill_keys( site( 'registered' ), array( 'show_in_rest' => true ) ) : array(); }
function wp_trim_words( $text, $count, $more ) { $words = preg_split( '/\s+/', wp_strip_all_tags( str_replace( '</', ' </', $text ) ) ); return implode( ' ', array_slice( $words, 0, $count ) ) . ( count( $words ) > $count ? $more : '' ); }
function post_password_required( $post ) { return '' !== $post->post_password && ( $_COOKIE['post-password'] ?? '' ) !== $post->post_password; }

function home_url( $path = '' ) { return site( 'home', 'http://boats.test' ) . $path; }
function rest_url() { return home_url( '/wp-json/' ); }
function admin_url( $path = '' ) { return home_url( "/wp-admin/$path" ); }
function add_query_arg( $args, $url ) { return $url . '?' . http_build_query( $args ); }
function wp_parse_url( $url, $part = -1 ) { return parse_url( $url, $part ); }
function sanitize_key( $key ) { return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( $key ) ); }
function wp_unslash( $value ) { return stripslashes( $value ); }
function trailingslashit( $path ) { return rtrim( $path, '/' ) . '/'; }
function untrailingslashit( $path ) { return rtrim( $path, '/' ); }
function esc_url_raw( $url, $protocols = array() ) { return preg_match( '#^(' . implode( '|', $protocols ) . ')://#', $url ) ? $url : ''; }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_attr( $text ) { return esc_html( $text ); }
function __( $text ) { return $text; }
function esc_html__( $text ) { return esc_html( $text ); }
function add_settings_error( ...$error ) { $GLOBALS['settings_errors'][] = $error; }

function wp_json_encode( $value, $flags = 0, $depth = 512 ) { return json_encode( $value, $flags, $depth ); }
function wp_strip_all_tags( $html ) { return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $html ) ) ); }
function wp_raise_memory_limit( $context ) { $GLOBALS['raised'] = $context; return false; }
function current_time() { return site( 'now', '2026-05-30 21:00:00' ); }
function remove_accents( $text ) { return strtr( $text, array( 'é' => 'e', 'É' => 'E' ) ); }
function strip_shortcodes( $text ) { return preg_replace( '/\[[^\]]*\]/', '', $text ); }
function shortcode_unautop( $text ) { return $text; }
function shortcode_exists( $name ) { return in_array( $name, array( 'tide', 'moon' ), true ); }
function do_shortcode( $text ) { return str_replace( '[tide]', '<b>High at noon</b>', $text ); }
function is_registered_sidebar( $id ) { return 'footer' === $id; }
function dynamic_sidebar( $id ) { echo '<aside>Harbour news</aside>'; }

function wp_schedule_single_event( $time, $hook ) { $GLOBALS['scheduled'][ $hook ] = $time; return true; }
function wp_clear_scheduled_hook( $hook ) { unset( $GLOBALS['scheduled'][ $hook ] ); }
function is_multisite() { return isset( $GLOBALS['network'] ); }
function get_sites() { return $GLOBALS['network']; }
function switch_to_blog( $id ) { $GLOBALS['left'][] = $id; }
function restore_current_blog() {}
function spawn_cron() { $GLOBALS['spawned'] = true; }
function wp_remote_post( $url, $args ) {
	$GLOBALS['sent'][] = array( $url, $args );
	return $GLOBALS['answer'] ?? array( 'response' => array( 'code' => 200 ) );
}
function is_wp_error( $value ) { return $value instanceof WP_Error; }
function wp_remote_retrieve_response_code( $answer ) { return $answer['response']['code']; }

function graphql_debug( $message ) { $GLOBALS['debug'][] = $message; }
function register_graphql_interfaces_to_types( $interfaces, $types ) { $GLOBALS['registered']['interfaces'][ $types[0] ] = $interfaces; }

function get_current_user_id() { return site( 'user', array( 'ID' => 0 ) )['ID']; }
function user_can( $user, $capability, $post ) { return in_array( "$capability $post", site( 'users' )[ $user ] ?? array(), true ); }
function wp_salt( $scheme ) { return "salt of $scheme"; }
function wp_create_nonce( $action ) { return md5( $action . get_current_user_id() ); }
function wp_verify_nonce( $nonce, $action ) { return wp_create_nonce( $action ) === $nonce ? 1 : false; }
function wp_get_post_autosave( $id, $user ) { return get_post( site( 'autosaves' )[ "$id $user" ] ?? 0 ) ?? false; }
function wp_get_raw_referer() { return site( 'referer', false ); }
function get_current_screen() { return (object) site( 'screen' ); }
function get_queried_object() { return get_post( site( 'queried', 0 ) ); }
function get_queried_object_id() { return site( 'queried', 0 ); }
function is_singular() { return site( 'queried', 0 ) > 0; }
function is_preview() { return isset( $_GET['preview'] ); }
function is_graphql_http_request() { return site( 'is_graphql', false ); }
function register_rest_route( $space, $route, $args ) { $GLOBALS['routes'][ "$space$route" ] = $args; return true; }
