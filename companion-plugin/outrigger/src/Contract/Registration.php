<?php
/**
 * Registers the contract with WPGraphQL.
 *
 * @package Outrigger
 */

namespace Outrigger\Contract;

/**
 * The SDL files are the only source of the types. The PHP code adds only the resolvers of the fields.
 */
final class Registration {

	/** The option with the names of types that another plugin uses already; Site Health reads it. */
	const CLASHES = 'outrigger_clashes';

	/** The option with the parsed files. */
	const CACHE = 'outrigger_contract';

	/** Resolvers by `Type.field`. @var array */
	private $resolvers;

	/**
	 * A registration.
	 *
	 * @param array $resolvers Resolvers by `Type.field`.
	 */
	public function __construct( array $resolvers ) {
		$this->resolvers = $resolvers;
	}

	/**
	 * Waits for WPGraphQL; without WPGraphQL nothing happens. Other plugins register their types in the later of
	 * WPGraphQL's two actions. This plugin adds its types at the end of that action, so that it notices equal names.
	 */
	public function register(): void {
		add_action( 'graphql_register_types_late', array( $this, 'register_types' ), 1000 );
	}

	/**
	 * Registers all types or none: with a part of the contract no document could be answered.
	 *
	 * @param object $registry WPGraphQL's registry of types.
	 */
	public function register_types( $registry ): void {
		if ( ! Sdl::is_there() ) {
			graphql_debug( 'Outrigger registers nothing: its folder schema/ is missing. Install the ZIP that `npm run plugin` makes.' );
			return;
		}
		$found   = $this->definitions();
		$clashes = $this->clashes( $found, $registry );
		if ( get_option( self::CLASHES, array() ) !== $clashes ) {
			update_option( self::CLASHES, $clashes, false );
		}
		if ( $clashes ) {
			graphql_debug( 'Outrigger registers nothing: another plugin has types of the same name: ' . implode( ', ', $clashes ) );
			return;
		}
		foreach ( $found['types']['scalar'] ?? array() as $name => $config ) {
			$registry->register_scalar( $name, $config + array( 'serialize' => array( self::class, 'as_is' ) ) );
		}
		foreach ( $found['types']['enum'] ?? array() as $name => $config ) {
			$registry->register_enum_type( $name, $config );
		}
		foreach ( $found['types']['input'] ?? array() as $name => $config ) {
			$registry->register_input_type( $name, $config );
		}
		foreach ( $found['types']['interface'] ?? array() as $name => $config ) {
			$config['fields'] = $this->resolved( $name, $config['fields'] );
			$registry->register_interface_type( $name, $config + array( 'resolveType' => array( self::class, 'type_of_post' ) ) );
		}
		foreach ( $found['types']['object'] ?? array() as $name => $config ) {
			$config['fields'] = $this->resolved( $name, $config['fields'] );
			$registry->register_object_type( $name, $config );
		}
		foreach ( $found['fields'] as $type => $fields ) {
			$registry->register_fields( $type, $this->resolved( $type, $fields ) );
		}
		foreach ( self::content_types( $found['interfaces'] ) as $type => $interfaces ) {
			register_graphql_interfaces_to_types( $interfaces, array( $type ) );
		}
	}

	/**
	 * Returns the value of a scalar unchanged.
	 *
	 * @param mixed $value Anything.
	 * @return mixed
	 */
	public static function as_is( $value ) {
		return $value;
	}

	/**
	 * The GraphQL type of a post, for fields whose type is an interface.
	 *
	 * @param mixed $source WPGraphQL's model of a post.
	 */
	public static function type_of_post( $source ): ?string {
		$type = get_post_type_object( (string) get_post_type( (int) ( $source->databaseId ?? 0 ) ) );
		return $type && ! empty( $type->graphql_single_name ) ? ucfirst( $type->graphql_single_name ) : null;
	}

	/**
	 * The definitions in the files. To parse them takes longer than an ordinary answer, so the plugin keeps the result.
	 */
	private function definitions(): array {
		$kept = get_transient( self::CACHE );
		if ( is_array( $kept ) && Sdl::fingerprint() === ( $kept['fingerprint'] ?? null ) ) {
			return $kept;
		}
		$found = Definitions::read( \GraphQL\Language\Parser::parse( Sdl::text(), array( 'noLocation' => true ) ) );
		set_transient( self::CACHE, $found + array( 'fingerprint' => Sdl::fingerprint() ), WEEK_IN_SECONDS );
		return $found;
	}

	/** The fields of a type with their resolvers. */
	private function resolved( string $type, array $fields ): array {
		foreach ( $fields as $name => $field ) {
			if ( isset( $this->resolvers[ "$type.$name" ] ) ) {
				$fields[ $name ]['resolve'] = $this->resolvers[ "$type.$name" ];
			}
		}
		return $fields;
	}

	/**
	 * The types of this plugin whose names are used already.
	 *
	 * @return string[]
	 */
	private function clashes( array $found, $registry ): array {
		$taken = array();
		foreach ( $found['types'] as $types ) {
			foreach ( array_keys( $types ) as $name ) {
				if ( method_exists( $registry, 'has_type' ) && $registry->has_type( $name ) ) {
					$taken[] = $name;
				}
			}
		}
		return $taken;
	}

	/**
	 * The interfaces that every content type of the site implements: the contract names only pages and posts. A
	 * hierarchical type gets the interfaces of a page, every other type those of a post.
	 *
	 * @param array $interfaces `Page` and `Post` → names of interfaces.
	 */
	private static function content_types( array $interfaces ): array {
		$types = $interfaces;
		foreach ( \WPGraphQL::get_allowed_post_types( 'objects' ) as $type ) {
			$name = ucfirst( (string) $type->graphql_single_name );
			if ( 'attachment' !== $type->name && ! isset( $types[ $name ] ) ) {
				$types[ $name ] = $interfaces[ $type->hierarchical ? 'Page' : 'Post' ] ?? array();
			}
		}
		return array_filter( $types );
	}
}
