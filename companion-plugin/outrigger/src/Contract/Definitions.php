<?php
/**
 * Converts the definitions of the contract from SDL to the form in which WPGraphQL registers them.
 *
 * @package Outrigger
 */

namespace Outrigger\Contract;

/**
 * Reads a parsed document. It has no list of types: the plugin registers all types in the files.
 */
final class Definitions {

	/** The kinds of definitions, and their names in this plugin. */
	const KINDS = array(
		'ObjectTypeDefinition'      => 'object',
		'InterfaceTypeDefinition'   => 'interface',
		'InputObjectTypeDefinition' => 'input',
		'EnumTypeDefinition'        => 'enum',
		'ScalarTypeDefinition'      => 'scalar',
	);

	/**
	 * Everything that the document defines.
	 *
	 * @param object $document A parsed document.
	 * @return array `types`: kind → name → config; `fields`: name of a root type → field → config; `interfaces`: name of
	 *               another site type → names of its further interfaces.
	 */
	public static function read( $document ): array {
		$found = array(
			'types'      => array(),
			'fields'     => array(),
			'interfaces' => array(),
		);
		foreach ( $document->definitions as $definition ) {
			$name = $definition->name->value;
			if ( isset( self::KINDS[ $definition->kind ] ) ) {
				$found['types'][ self::KINDS[ $definition->kind ] ][ $name ] = self::type( $definition );
			} elseif ( self::names( $definition->interfaces ?? array() ) ) {
				$found['interfaces'][ $name ] = self::names( $definition->interfaces );
			} else {
				$found['fields'][ $name ] = ( $found['fields'][ $name ] ?? array() ) + self::fields( $definition->fields );
			}
		}
		return $found;
	}

	/** The configuration of one type. */
	private static function type( $definition ): array {
		$config = array( 'description' => self::description( $definition ) );
		if ( 'EnumTypeDefinition' === $definition->kind ) {
			foreach ( $definition->values as $value ) {
				$config['values'][ $value->name->value ] = array(
					'value'       => $value->name->value,
					'description' => self::description( $value ),
				);
			}
			return $config;
		}
		if ( 'ScalarTypeDefinition' === $definition->kind ) {
			return $config;
		}
		$config['fields'] = self::fields( $definition->fields );
		if ( 'InputObjectTypeDefinition' !== $definition->kind ) {
			$config['interfaces'] = self::names( $definition->interfaces ?? array() );
		}
		return $config;
	}

	/** The fields of a type. */
	private static function fields( $nodes ): array {
		$fields = array();
		foreach ( $nodes as $node ) {
			$name  = $node->name->value;
			$field = array(
				'type'        => TypeExpression::of( $node->type ),
				'description' => self::description( $node ),
			);
			foreach ( $node->arguments ?? array() as $argument ) {
				$field['args'][ $argument->name->value ] = array(
					'type'        => TypeExpression::of( $argument->type ),
					'description' => self::description( $argument ),
				);
			}
			$fields[ $name ] = $field;
		}
		return $fields;
	}

	/** The names of nodes. */
	private static function names( $nodes ): array {
		$names = array();
		foreach ( $nodes as $node ) {
			$names[] = $node->name->value;
		}
		return $names;
	}

	/** The description of a definition in the files. */
	private static function description( $node ): string {
		return isset( $node->description ) ? (string) $node->description->value : '';
	}
}
