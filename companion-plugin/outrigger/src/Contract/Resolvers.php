<?php
/**
 * The resolver of each field of the contract.
 *
 * @package Outrigger
 */

namespace Outrigger\Contract;

use Outrigger\Atomic\AtomicDocuments;
use Outrigger\Atomic\Design;
use Outrigger\Builder\DynamicValues;
use Outrigger\Builder\Rendering;
use Outrigger\Documents\Document;
use Outrigger\Documents\Documents;
use Outrigger\Kit\Kit;
use Outrigger\Loops\Loop;
use Outrigger\Pages\PageMeta;
use Outrigger\Popups\PopupSettings;
use Outrigger\Popups\Timing;
use Outrigger\Popups\Triggers;
use Outrigger\Reading\Access;
use Outrigger\Reading\Reader;
use Outrigger\Reading\ShownSettings;
use Outrigger\Search\Suggestion;
use Outrigger\Site\SiteConfig;
use Outrigger\Templates\Kinds;
use Outrigger\Templates\TemplateSettings;

/**
 * `Type.field` → resolver. A field that is not listed here is an entry of its parent's value.
 */
final class Resolvers {

	/**
	 * All resolvers.
	 *
	 * @param Documents $documents Finds documents of the builder.
	 */
	public static function all( Documents $documents ): array {
		return self::root( $documents )
			+ self::documents( 'ElementorTemplate' )
			+ self::documents( 'ElementorPopup' )
			+ self::templates()
			+ self::popups()
			+ self::nodes( $documents )
			+ self::elements()
			+ self::loops()
			+ self::records();
	}

	/** The fields of the root. */
	private static function root( Documents $documents ): array {
		$all = static function ( string $list ) use ( $documents ): callable {
			return static function ( $root, array $args ) use ( $list, $documents ): array {
				$where = (array) ( $args['where'] ?? array() );
				return self::chosen( $documents->all( $list, $where['in'] ?? null ), $where );
			};
		};
		$one = static function ( string $list ) use ( $documents ): callable {
			return static function ( $root, array $args ) use ( $list, $documents ): ?Document {
				return $documents->one( $list, (string) $args['id'], $args['idType'] ?? null );
			};
		};
		return array(
			'RootQuery.elementorKit'              => static function (): ?array {
				return Kit::read();
			},
			'RootQuery.elementorSiteConfig'       => static function (): array {
				return SiteConfig::read();
			},
			'RootQuery.elementorTemplates'        => $all( 'template' ),
			'RootQuery.elementorTemplate'         => $one( 'template' ),
			'RootQuery.elementorPopups'           => $all( 'popup' ),
			'RootQuery.elementorPopup'            => $one( 'popup' ),
			'RootQuery.elementorAtomicDocuments'  => static function ( $root, array $args ) use ( $documents ): array {
				return AtomicDocuments::of( (array) $args['in'], $documents );
			},
			'RootQuery.elementorVariables'        => static function (): array {
				return Design::variables();
			},
			'RootQuery.elementorLoop'             => static function ( $root, array $args ): ?Loop {
				return Loop::find( (array) $args['where'] );
			},
			'RootQuery.elementorSearchSuggestion' => static function ( $root, array $args ): ?string {
				return Suggestion::of( (string) $args['search'] );
			},
		);
	}

	/** The fields that templates and popups share. */
	private static function documents( string $type ): array {
		return array(
			"$type.id"                    => static function ( Document $document ): string {
				return self::global_id( $document->id );
			},
			"$type.databaseId"            => static function ( Document $document ): int {
				return $document->id;
			},
			"$type.slug"                  => static function ( Document $document ): ?string {
				return '' === $document->post->post_name ? null : $document->post->post_name;
			},
			"$type.title"                 => static function ( Document $document ): string {
				$title = (string) apply_filters( 'the_title', $document->post->post_title, $document->id );
				return trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			},
			"$type.modifiedGmt"           => static function ( Document $document ): string {
				return str_replace( ' ', 'T', $document->post->post_modified_gmt );
			},
			"$type.conditions"            => static function ( Document $document ): array {
				return $document->conditions();
			},
			"$type.elementorDocumentType" => static function ( Document $document ): ?string {
				return $document->kind;
			},
			"$type.elementorElements"     => static function ( Document $document ): ?array {
				return Reader::elements( $document );
			},
			"$type.elementorPageSettings" => static function ( Document $document ): \stdClass {
				return Reader::page_settings( $document );
			},
		);
	}

	/** The fields that only templates have. */
	private static function templates(): array {
		return array(
			'ElementorTemplate.type'     => static function ( Document $document ): string {
				return Kinds::type( (string) $document->kind );
			},
			'ElementorTemplate.location' => static function ( Document $document ): ?string {
				return Kinds::location( (string) $document->kind );
			},
			'ElementorTemplate.settings' => static function ( Document $document ): array {
				return TemplateSettings::read( $document->page_settings() );
			},
		);
	}

	/** The fields that only popups have. */
	private static function popups(): array {
		return array(
			'ElementorPopup.settings'        => static function ( Document $document ): array {
				return PopupSettings::read( $document->page_settings() );
			},
			'ElementorPopup.triggers'        => static function ( Document $document ): array {
				return Triggers::read( $document->display_settings( 'triggers' ) );
			},
			'ElementorPopup.timing'          => static function ( Document $document ): array {
				return Timing::read( $document->display_settings( 'timing' ), current_time( 'mysql' ) );
			},
			'ElementorPopup.displaySettings' => static function ( Document $document ): ?\stdClass {
				if ( ! Access::may_edit( $document->post ) ) {
					return null;
				}
				return (object) array(
					'triggers' => ShownSettings::of( $document->display_settings( 'triggers' ), null, true ),
					'timing'   => ShownSettings::of( $document->display_settings( 'timing' ), null, true ),
				);
			},
		);
	}

	/** The fields of pages and posts, from the two interfaces. */
	private static function nodes( Documents $documents ): array {
		$built = static function ( callable $read ) use ( $documents ): callable {
			return static function ( $post ) use ( $read, $documents ) {
				$document = $documents->of_post( (int) $post->databaseId );
				return $document && $document->is_built() ? $read( $document ) : null;
			};
		};
		return array(
			'NodeWithElementor.elementorDocumentType'     => $built(
				static function ( Document $document ): ?string {
					return $document->kind;
				}
			),
			'NodeWithElementor.elementorElements'         => $built(
				static function ( Document $document ): ?array {
					return Reader::elements( $document );
				}
			),
			'NodeWithElementor.elementorPageSettings'     => $built(
				static function ( Document $document ): \stdClass {
					return Reader::page_settings( $document );
				}
			),
			'NodeWithElementorPageMeta.elementorPageMeta' => static function ( $post ) use ( $documents ): ?array {
				return PageMeta::read( (int) $post->databaseId, $documents );
			},
			'ElementorPageMeta.terms'                     => static function ( array $meta, $args, $context ) {
				return $context->get_loader( 'term' )->load_many( PageMeta::terms( $meta['id'] ) );
			},
		);
	}

	/** The fields of elements of a document. */
	private static function elements(): array {
		return array(
			'ElementorElement.settings'     => static function ( $element ): \stdClass {
				return Reader::settings( $element, isset( $element->isWithheld ) ? null : DynamicValues::fill( $element ) );
			},
			'ElementorElement.renderedHtml' => static function ( $element ): ?string {
				return Rendering::of( $element );
			},
		);
	}

	/** The fields of lists of content. */
	private static function loops(): array {
		return array(
			'ElementorLoop.total'       => static function ( Loop $loop ): int {
				return $loop->total();
			},
			'ElementorLoop.databaseIds' => static function ( Loop $loop, array $args ): array {
				return $loop->ids( $args );
			},
			'ElementorLoop.terms'       => static function ( Loop $loop, array $args ): array {
				return $loop->terms( (string) $args['taxonomy'], ! empty( $args['hideEmpty'] ) );
			},
		);
	}

	/** The fields whose records WPGraphQL itself has to load. */
	private static function records(): array {
		return array(
			'ElementorKit.id'              => static function ( array $kit ): string {
				return self::global_id( $kit['databaseId'] );
			},
			'ElementorSiteConfig.siteLogo' => static function ( $config, $args, $context ) {
				$id = SiteConfig::logo_id();
				return $id ? $context->get_loader( 'post' )->load_deferred( $id ) : null;
			},
		);
	}

	/** Those of some documents that the arguments describe. */
	private static function chosen( array $documents, array $where ): array {
		$is_wanted = static function ( Document $document ) use ( $where ): bool {
			$kind = (string) $document->kind;
			return ( ! isset( $where['locationIn'] ) || in_array( Kinds::location( $kind ), $where['locationIn'], true ) )
				&& ( ! isset( $where['typeIn'] ) || in_array( Kinds::type( $kind ), $where['typeIn'], true ) );
		};
		return array_values( array_filter( $documents, $is_wanted ) );
	}

	/** WPGraphQL's global id of a post. */
	private static function global_id( int $id ): string {
		return base64_encode( "post:$id" ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- That is what a global id is.
	}
}
