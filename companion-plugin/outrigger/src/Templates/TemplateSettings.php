<?php
/**
 * Settings of a template that are not style.
 *
 * @package Outrigger
 */

namespace Outrigger\Templates;

use Outrigger\Stored\Setting;

/**
 * `_elementor_page_settings` of a template as `ElementorTemplateSettings`.
 */
final class TemplateSettings {

	/** Tags that may be used around a template. */
	const TAGS = array( 'article', 'aside', 'div', 'footer', 'header', 'main', 'nav', 'section' );

	/**
	 * The settings.
	 *
	 * @param array $stored Name → stored value.
	 */
	public static function read( array $stored ): array {
		$text = static function ( string $name ) use ( $stored ): ?string {
			return Setting::text( $stored[ $name ] ?? null );
		};
		return array(
			'contentWrapperHtmlTag' => Setting::choice( $stored['content_wrapper_html_tag'] ?? null, Setting::enum( self::TAGS ), null ),
			'pageLayout'            => $text( 'template' ),
			'hideTitle'             => Setting::is_on( $stored['hide_title'] ?? null, false ),
			'customCss'             => $text( 'custom_css' ),
			'cssClasses'            => $text( 'classes' ) ?? '',
			'loopSource'            => $text( 'source' ),
			'previewType'           => $text( 'preview_type' ),
			'previewId'             => Setting::integer( $stored['preview_id'] ?? null, 1, PHP_INT_MAX ),
		);
	}
}
