<?php
/**
 * Reads templates and popups from the database.
 *
 * @package Outrigger
 */

namespace Outrigger\Documents;

/**
 * The two queries for lists of documents. A site may have ten thousand templates with megabytes of elements:
 * WordPress's own lists would load every custom field of each template.
 */
class Rows {

	/**
	 * Content types with documents of the builder. The database may contain them even if the builder is not installed.
	 */
	const POST_TYPES = array( 'elementor_library', 'e-floating-buttons' );

	/** Custom fields that contain designs. */
	const DESIGNS = array( '_elementor_data', '_elementor_page_settings' );

	/** The most posts whose fields one query loads. */
	const CHUNK = 1000;

	/** Columns of a row beside `kind`. */
	const COLUMNS = 'p.ID, p.post_type, p.post_name, p.post_title, p.post_status, p.post_password, p.post_author, p.post_modified_gmt';

	/**
	 * Published documents of some kinds, the lowest id first.
	 *
	 * @param string[] $kinds Stored kinds, `header`.
	 * @return object[] Columns of the post, and `kind`.
	 */
	public function published( array $kinds ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Names of columns are constants; values are prepared.
		$query = 'SELECT ' . self::COLUMNS . ", COALESCE(m.meta_value, 'floating-buttons') AS kind" . self::of_kinds( $kinds ) . ' ORDER BY p.ID';
		return (array) $wpdb->get_results( $wpdb->prepare( $query, array_merge( self::POST_TYPES, $kinds ) ) );
		// phpcs:enable
	}

	/**
	 * The number of published documents of some kinds.
	 *
	 * @param string[] $kinds Stored kinds, `header`.
	 */
	public function count( array $kinds ): int {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Values are prepared.
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*)' . self::of_kinds( $kinds ), array_merge( self::POST_TYPES, $kinds ) ) );
		// phpcs:enable
	}

	/**
	 * The tables and conditions of a query for published documents of some kinds. Its parameters are the content types
	 * and the kinds.
	 */
	private static function of_kinds( array $kinds ): string {
		global $wpdb;
		return " FROM {$wpdb->posts} p"
			. " LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_elementor_template_type'"
			. " WHERE p.post_status = 'publish' AND p.post_type IN (" . self::marks( self::POST_TYPES ) . ')'
			. " AND COALESCE(m.meta_value, IF(p.post_type = 'e-floating-buttons', 'floating-buttons', '')) IN (" . self::marks( $kinds ) . ')';
	}

	/**
	 * Documents by id, in any status and in no order.
	 *
	 * @param int[] $ids Numbers.
	 * @return object[] Columns of the post, and `kind`.
	 */
	public function by_ids( array $ids ): array {
		global $wpdb;
		$rows = array();
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			// phpcs:disable WordPress.DB -- Names of columns are constants; values are prepared.
			$query = 'SELECT ' . self::COLUMNS . ", COALESCE(m.meta_value, IF(p.post_type = 'e-floating-buttons', 'floating-buttons', '')) AS kind FROM {$wpdb->posts} p"
				. " LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_elementor_template_type'"
				. ' WHERE p.post_type IN (' . self::marks( self::POST_TYPES ) . ') AND p.ID IN (' . implode( ',', array_map( 'intval', $chunk ) ) . ')';
			$rows  = array_merge( $rows, (array) $wpdb->get_results( $wpdb->prepare( $query, self::POST_TYPES ) ) );
			// phpcs:enable
		}
		return $rows;
	}

	/**
	 * The id of the published document with a slug; 0 if there is none.
	 *
	 * @param string $slug The slug.
	 */
	public function id_of_slug( string $slug ): int {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Values are prepared.
		$query = "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_name = %s AND post_type IN (" . self::marks( self::POST_TYPES ) . ') ORDER BY ID LIMIT 1';
		return (int) $wpdb->get_var( $wpdb->prepare( $query, array_merge( array( $slug ), self::POST_TYPES ) ) );
		// phpcs:enable
	}

	/**
	 * One custom field of many posts.
	 *
	 * @param int[]  $ids  Numbers.
	 * @param string $name Name of the field.
	 * @return array Id → value as stored by PHP.
	 */
	public function meta( array $ids, string $name ): array {
		global $wpdb;
		$values = array();
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			// phpcs:disable WordPress.DB -- Numbers are integers; the name is prepared.
			$query = "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id IN (" . implode( ',', array_map( 'intval', $chunk ) ) . ') ORDER BY meta_id DESC';
			foreach ( (array) $wpdb->get_results( $wpdb->prepare( $query, $name ) ) as $row ) {
				$values[ (int) $row->post_id ] = maybe_unserialize( $row->meta_value );
			}
			// phpcs:enable
		}
		return $values;
	}

	/**
	 * Stored designs of published posts that may name custom fields or templates.
	 *
	 * @param int $after Id of a field: the fields after it are returned, the lowest id first.
	 * @param int $limit The most designs to return.
	 * @return object[] `meta_id`, `meta_key`, `meta_value`, `post_password`.
	 */
	public function designs_with_names( int $after, int $limit ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Values are prepared.
		$query = "SELECT m.meta_id, m.meta_key, m.meta_value, p.post_password FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id"
			. " WHERE p.post_status = 'publish' AND m.meta_id > %d AND m.meta_key IN (" . self::marks( self::DESIGNS ) . ')'
			. " AND (m.meta_value LIKE '%%elementor-tag%%' OR m.meta_value LIKE '%%dynamic_tags%%' OR m.meta_value LIKE '%%template%%' OR m.meta_value LIKE '%%mf_form_id%%')"
			. ' ORDER BY m.meta_id LIMIT %d';
		$found = (array) $wpdb->get_results( $wpdb->prepare( $query, array_merge( array( $after ), self::DESIGNS, array( $limit ) ) ) );
		// phpcs:enable
		foreach ( $found as $design ) {
			$design->meta_value = maybe_unserialize( $design->meta_value );
		}
		return $found;
	}

	/**
	 * Stored designs with display conditions.
	 *
	 * @param int $after Id of a field: the fields after it are returned, the lowest id first.
	 * @param int $limit The most designs to return.
	 * @return object[] `meta_id`, `post_id`.
	 */
	public function designs_with_conditions( int $after, int $limit ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Values are prepared.
		$query = "SELECT meta_id, post_id FROM {$wpdb->postmeta} WHERE meta_key = '_elementor_data' AND meta_id > %d"
			. " AND (meta_value LIKE '%%display_conditions%%' OR meta_value LIKE '%%display-conditions%%') ORDER BY meta_id LIMIT %d";
		return (array) $wpdb->get_results( $wpdb->prepare( $query, $after, $limit ) );
		// phpcs:enable
	}

	/** As many placeholders as there are values. */
	private static function marks( array $values ): string {
		return implode( ',', array_fill( 0, count( $values ), '%s' ) );
	}
}
