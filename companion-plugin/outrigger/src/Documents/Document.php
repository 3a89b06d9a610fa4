<?php
/**
 * Anything that was designed in the builder.
 *
 * @package Outrigger
 */

namespace Outrigger\Documents;

use Outrigger\Stored\Conditions;
use Outrigger\Stored\Elements;
use Outrigger\Stored\Setting;
use Outrigger\Stored\Tree;

/**
 * A page, post, template or popup with what the builder keeps beside it.
 */
final class Document {

	/** Number in the database. @var int */
	public $id;
	/** Columns of the post. @var object */
	public $post;
	/** The stored kind, `header`, `wp-page`; null where the builder was not used. @var string|null */
	public $kind;
	/** Gives a custom field by name. @var callable */
	private $meta;
	/** The elements once they were read. @var array|null */
	private $elements;

	/**
	 * A document.
	 *
	 * @param object      $post Columns of the post, `post_title`.
	 * @param string|null $kind The stored kind; null where the builder was not used.
	 * @param callable    $meta Gives a custom field by name, null where it is not stored.
	 */
	public function __construct( $post, ?string $kind, callable $meta ) {
		$this->id   = (int) $post->ID;
		$this->post = $post;
		$this->kind = $kind;
		$this->meta = $meta;
	}

	/** Whether it may be a part of a page: the builder was used, the visitor may read it. */
	public function is_built(): bool {
		return null !== $this->kind && Access::may_read( $this->post );
	}

	/** Settings of the whole document, name → stored value. */
	public function page_settings(): array {
		return Setting::fields( ( $this->meta )( '_elementor_page_settings' ) );
	}

	/**
	 * `triggers` or `timing` of a popup, name → stored value; empty where it has none.
	 *
	 * @param string $part Which of the two.
	 */
	public function display_settings( string $part ): array {
		return Setting::fields( Setting::fields( ( $this->meta )( '_elementor_popup_display_settings' ) )[ $part ] ?? null );
	}

	/** The conditions as the contract has them. */
	public function conditions(): array {
		return Conditions::read( ( $this->meta )( '_elementor_conditions' ) );
	}

	/**
	 * The elements as a flat list; null where the builder was not used, for whom may not read it, while a password is
	 * asked for, and where what is stored is broken (WPGraphQL's debug messages name the post then).
	 *
	 * @return \stdClass[]|null
	 */
	public function elements(): ?array {
		if ( ! $this->is_built() || Access::is_locked( $this->post ) ) {
			return null;
		}
		if ( null === $this->elements ) {
			$tree = Tree::read( ( $this->meta )( '_elementor_data' ) );
			if ( null === $tree ) {
				graphql_debug( sprintf( 'The elements of post %d cannot be read: _elementor_data is no list of elements.', $this->id ) );
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
