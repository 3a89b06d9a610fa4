<?php
/**
 * A document of the builder.
 *
 * @package Outrigger
 */

namespace Outrigger\Documents;

use Outrigger\Reading\Access;
use Outrigger\Stored\Conditions;
use Outrigger\Stored\Elements;
use Outrigger\Stored\Setting;
use Outrigger\Stored\Tree;
use Outrigger\Templates\Kinds;

/**
 * A page, a post, a template or a popup, with the data that the builder stores beside it.
 */
final class Document {

	/** Id in the database. @var int */
	public $id;
	/** Columns of the post. @var object */
	public $post;
	/** The stored kind, `header`, `wp-page`; null if the builder was not used. @var string|null */
	public $kind;
	/** Returns a custom field by name. @var callable */
	private $meta;
	/** The elements, after they were read. @var array|null */
	private $elements;

	/**
	 * A document.
	 *
	 * @param object      $post Columns of the post, `post_title`.
	 * @param string|null $kind The stored kind; null if the builder was not used.
	 * @param callable    $meta Returns a custom field by name, null if it is not stored.
	 */
	public function __construct( $post, ?string $kind, callable $meta ) {
		$this->id   = (int) $post->ID;
		$this->post = $post;
		$this->kind = $kind;
		$this->meta = $meta;
	}

	/** True if it may be a part of a page: an editor designed it with the builder, and the visitor may read it. */
	public function is_built(): bool {
		return null !== $this->kind && Access::may_read( $this->post );
	}

	/** Settings of the whole document, name → stored value; `template` is the file of its page template. */
	public function page_settings(): array {
		$settings = Setting::fields( ( $this->meta )( '_elementor_page_settings' ) );
		$file     = ( $this->meta )( '_wp_page_template' );
		return is_string( $file ) && '' !== $file ? array( 'template' => $file ) + $settings : $settings;
	}

	/**
	 * `triggers` or `timing` of a popup, name → stored value; empty if the popup has none.
	 *
	 * @param string $part `triggers` or `timing`.
	 */
	public function display_settings( string $part ): array {
		return Setting::fields( Setting::fields( ( $this->meta )( '_elementor_popup_display_settings' ) )[ $part ] ?? null );
	}

	/** The conditions in the form of the contract. */
	public function conditions(): array {
		return Conditions::read( ( $this->meta )( '_elementor_conditions' ) );
	}

	/** True if its conditions give it a place: its kind has places, and one of the conditions includes something. */
	public function has_place(): bool {
		return null !== Kinds::location( (string) $this->kind ) && in_array( 'INCLUDE', array_column( $this->conditions(), 'type' ), true );
	}

	/**
	 * All elements as a flat list, for `Reader`, which checks the rights. Null if the stored data is broken (WPGraphQL's
	 * debug messages then name the post).
	 *
	 * @return \stdClass[]|null
	 */
	public function elements(): ?array {
		if ( null === $this->elements ) {
			$tree = Tree::read( ( $this->meta )( '_elementor_data' ) );
			if ( null === $tree ) {
				function_exists( 'graphql_debug' ) && graphql_debug( sprintf( 'The elements of post %d cannot be read: _elementor_data is no list of elements.', $this->id ) );
				return null;
			}
			$this->elements = Elements::flatten( $tree );
			foreach ( $this->elements as $element ) {
				$element->document = $this;
			}
		}
		return $this->elements;
	}
}
