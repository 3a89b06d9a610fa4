<?php
/**
 * Custom fields that pages show.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Documents\Rows;
use Outrigger\Pages\Seo;
use Outrigger\Reading\CustomFields;

/**
 * A change of one of these fields changes the page; a change of any other field does not.
 */
final class ShownMeta {

	/** Fields of the builder and of WordPress. */
	const OWN = array(
		'_elementor_data',
		'_elementor_page_settings',
		'_elementor_edit_mode',
		'_elementor_template_type',
		'_elementor_conditions',
		'_elementor_popup_display_settings',
		'_thumbnail_id',
		'_wp_page_template',
		'_wp_attachment_metadata',
		'_wp_attachment_image_alt',
	);
	/** Fields of products. */
	const SHOP = '/^_(?:price|regular_price|sale_price|sale_price_dates_(?:from|to)|stock|stock_status|sku|product_attributes|product_image_gallery|wc_average_rating)$/D';

	/**
	 * True if a page shows a custom field.
	 *
	 * @param string $name Name of the field.
	 * @param int    $id   Number of the post.
	 * @param Rows   $rows The database.
	 */
	public static function is_shown( string $name, int $id, Rows $rows ): bool {
		if ( in_array( $name, self::OWN, true ) || preg_match( self::SHOP, $name ) ) {
			return true;
		}
		foreach ( Seo::PLUGINS as $fields ) {
			if ( in_array( $name, array_slice( $fields, 0, 4 ), true ) ) {
				return true;
			}
		}
		return ! is_protected_meta( $name, 'post' ) && in_array( $name, CustomFields::shown( $id, $rows ), true );
	}
}
