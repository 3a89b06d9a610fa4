<?php
/**
 * The part of a document that a user may read.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Documents\Document;
use Outrigger\Documents\Rows;
use Outrigger\Stored\Setting;

/**
 * Decides by status, password, display conditions and secrets. REST, GraphQL, feeds and the plugin's own answers all
 * use it. The mock of the project has the same rules (`server/wordpress/reading`).
 */
final class Reader {

	/** The setting that marks a withheld element. */
	const WITHHELD = '_withheld';

	/**
	 * The elements of a document that the user may read. An element whose conditions are not met has only its
	 * conditions, without other settings and children. Null if the user may not read the document.
	 *
	 * @param Document $document The document.
	 * @return \stdClass[]|null
	 */
	public static function elements( Document $document ): ?array {
		if ( ! $document->is_built() || Access::is_locked( $document->post ) ) {
			return null;
		}
		$elements = $document->elements();
		if ( null === $elements || Access::may_edit( $document->post ) ) {
			return $elements;
		}
		$displays = self::displays( $elements, self::facts( $document->post ) );
		$told     = array();
		foreach ( $elements as $element ) {
			if ( DisplayConditions::HIDDEN !== ( $displays[ $element->id ] ?? '' ) ) {
				$told[] = $element;
			} elseif ( DisplayConditions::HIDDEN !== ( $displays[ (string) $element->parentId ] ?? '' ) ) {
				$told[] = self::withheld( $element );
			}
		}
		return $told;
	}

	/**
	 * The settings of an element that the user may read.
	 *
	 * @param \stdClass $element An element of `elements`.
	 * @param mixed     $filled  Its settings with dynamic values filled in.
	 */
	public static function settings( \stdClass $element, $filled ): \stdClass {
		if ( isset( $element->isWithheld ) ) {
			return (object) $element->settings;
		}
		return ShownSettings::of( $filled, $element->widgetType ?? $element->elType, Access::may_edit( $element->document->post ) );
	}

	/**
	 * The settings of a whole document that the user may read.
	 *
	 * @param Document $document The document.
	 */
	public static function page_settings( Document $document ): \stdClass {
		return ShownSettings::of( $document->page_settings(), null, Access::may_edit( $document->post ) );
	}

	/**
	 * The text of a document that the viewer may read; null if display conditions hide nothing, so that WordPress's
	 * content stays.
	 *
	 * @param Document $document The document.
	 */
	public static function text( Document $document ): ?string {
		$elements = null === $document->kind ? null : $document->elements();
		if ( ! $elements || ! self::has_conditions( $elements ) || Access::may_edit( $document->post ) ) {
			return null;
		}
		return self::words( $elements, self::facts( $document->post ) );
	}

	/**
	 * The text that every visitor may always read, on every page; null for a document without display conditions.
	 *
	 * @param Document $document The document.
	 */
	public static function public_text( Document $document ): ?string {
		$elements = null === $document->kind ? null : $document->elements();
		return $elements && self::has_conditions( $elements ) ? self::words( $elements, array( 'visitor' => null ) ) : null;
	}

	/** The text of the elements that are shown. */
	private static function words( array $elements, array $facts ): string {
		$displays = self::displays( $elements, $facts );
		return ElementText::of(
			array_filter(
				$elements,
				static function ( \stdClass $element ) use ( $displays ): bool {
					return ! isset( $displays[ $element->id ] );
				}
			)
		);
	}

	/** True if an element has display conditions. */
	private static function has_conditions( array $elements ): bool {
		foreach ( $elements as $element ) {
			if ( DisplayConditions::of( Setting::fields( $element->settings ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Id of an element → `hidden` or `undecided`, by the conditions of the element and of the elements around it. */
	private static function displays( array $elements, array $facts ): array {
		$displays = array();
		foreach ( $elements as $element ) {
			$groups  = DisplayConditions::of( Setting::fields( $element->settings ) );
			$own     = $groups ? DisplayConditions::decide( $groups, $facts ) : DisplayConditions::SHOWN;
			$around  = $displays[ (string) $element->parentId ] ?? DisplayConditions::SHOWN;
			$display = DisplayConditions::HIDDEN === $around || DisplayConditions::SHOWN === $own ? $around : $own;
			if ( DisplayConditions::SHOWN !== $display ) {
				$displays[ $element->id ] = $display;
			}
		}
		return $displays;
	}

	/** The part of a withheld element that visitors get. */
	private static function withheld( \stdClass $element ): \stdClass {
		$told             = clone $element;
		$told->isWithheld = true;
		$told->settings   = array_intersect_key(
			Setting::fields( $element->settings ),
			array_flip( array( DisplayConditions::CONTROL, DisplayConditions::ATOMIC ) )
		);

		$told->settings[ self::WITHHELD ] = 'yes';
		return $told;
	}

	/**
	 * The facts that conditions check. A template is shown around other content, and its conditions check that content.
	 *
	 * @param object $post Columns of the post.
	 */
	private static function facts( $post ): array {
		$user  = wp_get_current_user();
		$facts = array(
			'now'     => (string) current_time( 'mysql' ),
			'visitor' => $user && $user->ID ? array(
				'roles'      => array_values( (array) $user->roles ),
				'registered' => (string) $user->user_registered,
			) : null,
		);
		if ( in_array( $post->post_type, Rows::POST_TYPES, true ) ) {
			return $facts;
		}
		$facts['node'] = array(
			'title'     => PlainText::title( $post ),
			'has_image' => (bool) get_post_thumbnail_id( $post ),
			'author'    => (int) $post->post_author,
			'comments'  => (int) $post->comment_count,
			'date'      => (string) $post->post_date,
			'modified'  => (string) $post->post_modified,
		);
		return $facts;
	}
}
