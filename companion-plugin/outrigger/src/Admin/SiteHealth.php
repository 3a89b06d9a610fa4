<?php
/**
 * Tools → Site Health.
 *
 * @package Outrigger
 */

namespace Outrigger\Admin;

use Outrigger\Builder\Builder;
use Outrigger\Changes\Queue;
use Outrigger\Contract\Registration;
use Outrigger\Contract\Sdl;
use Outrigger\Documents\Rows;
use Outrigger\Requirements;
use Outrigger\Settings;
use Outrigger\Templates\Kinds;

/** Adds a test and a section of information about the front end to Site Health. */
final class SiteHealth {

	/** Adds the test and the section. */
	public static function register(): void {
		add_filter( 'site_status_tests', array( self::class, 'add_test' ) );
		add_filter( 'debug_information', array( self::class, 'add_information' ) );
	}

	/**
	 * Adds the test to WordPress's list.
	 *
	 * @param array $tests Tests so far.
	 * @return array
	 */
	public static function add_test( $tests ) {
		$tests['direct']['outrigger'] = array(
			'label' => __( 'Outrigger', 'outrigger' ),
			'test'  => array( self::class, 'test' ),
		);
		return $tests;
	}

	/** Returns the test's result: whether WordPress can answer the front end, and which obstacles it has. */
	public static function test(): array {
		$problem = self::problem();
		$warning = Queue::error();
		$status  = '' !== $problem ? 'critical' : ( '' !== $warning ? 'recommended' : 'good' );
		$label   = '' !== $problem
			? __( 'The front end does not see the page builder', 'outrigger' )
			: ( '' !== $warning ? __( 'The front end could not be told of a change', 'outrigger' ) : __( 'The front end sees the page builder', 'outrigger' ) );
		$text    = '' !== $problem . $warning ? $problem . $warning : self::summary();
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => 'Outrigger',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => 'outrigger',
		);
	}

	/**
	 * The facts that the front end will see, for reports.
	 *
	 * @param array $information Sections so far.
	 * @return array
	 */
	public static function add_information( $information ) {
		$rows   = new Rows();
		$fields = array(
			'contract'  => array( __( 'Version of the contract', 'outrigger' ), Sdl::version() ),
			'wpgraphql' => array( 'WPGraphQL', defined( 'WPGRAPHQL_VERSION' ) ? WPGRAPHQL_VERSION : __( 'not active', 'outrigger' ) ),
			'builder'   => array( __( 'Page builder', 'outrigger' ), Builder::runs() ? __( 'runs', 'outrigger' ) : __( 'does not run; what it stored is read', 'outrigger' ) ),
			'templates' => array( __( 'Templates', 'outrigger' ), (string) $rows->count( Kinds::stored( 'template' ) ) ),
			'popups'    => array( __( 'Popups', 'outrigger' ), (string) $rows->count( Kinds::stored( 'popup' ) ) ),
			'kit'       => array( __( 'Active kit', 'outrigger' ), (string) (int) get_option( 'elementor_active_kit' ) ),
			'front-end' => array( __( 'Front end', 'outrigger' ), Settings::is_complete() ? Settings::address() : __( 'is not told of changes', 'outrigger' ) ),
			'clashes'   => array( __( 'Types of other plugins with the same name', 'outrigger' ), implode( ', ', (array) get_option( Registration::CLASHES, array() ) ) ),
		);
		$information['outrigger'] = array(
			'label'  => 'Outrigger',
			'fields' => array_map(
				static function ( array $field ): array {
					return array(
						'label' => $field[0],
						'value' => $field[1],
					);
				},
				$fields
			),
		);
		return $information;
	}

	/** The obstacles as a text; empty if there is none. */
	private static function problem(): string {
		$missing = Requirements::missing();
		if ( '' === $missing && ! Sdl::is_there() ) {
			return __( 'The plugin’s folder schema/ is missing, so it registers nothing. It was copied from the repository: install the ZIP that “npm run plugin” makes.', 'outrigger' );
		}
		$clashes = (array) get_option( Registration::CLASHES, array() );
		if ( '' === $missing && $clashes ) {
			/* translators: %s: names of types. */
			return sprintf( __( 'Another plugin registers GraphQL types of the same name, so this one registers nothing: %s', 'outrigger' ), implode( ', ', $clashes ) );
		}
		return $missing;
	}

	/** A sentence with the facts that the front end reads. */
	private static function summary(): string {
		$rows = new Rows();
		return sprintf(
			/* translators: 1: version, 2: number of templates, 3: number of popups. */
			__( 'Version %1$s of the contract is answered, with %2$d templates and %3$d popups.', 'outrigger' ),
			Sdl::version(),
			$rows->count( Kinds::stored( 'template' ) ),
			$rows->count( Kinds::stored( 'popup' ) )
		);
	}
}
