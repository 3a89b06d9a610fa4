<?php
/**
 * Loads the custom fields of several documents together.
 *
 * @package Outrigger
 */

namespace Outrigger\Documents;

use GraphQL\Error\UserError;

/** Reads each field once for all documents of a list, when the first of them needs it. */
final class Batch {

	/** Elements of so many documents are given at once: each may weigh megabytes. */
	const MOST_WITH_ELEMENTS = 100;

	/** Where the fields come from. @var Rows */
	private $rows;
	/** Numbers of the documents. @var int[] */
	private $ids;
	/** Name → number → value. @var array */
	private $values = array();

	/**
	 * Loads nothing yet.
	 *
	 * @param Rows  $rows The database.
	 * @param int[] $ids  Numbers of the documents.
	 */
	public function __construct( Rows $rows, array $ids ) {
		$this->rows = $rows;
		$this->ids  = $ids;
	}

	/**
	 * A field of one of the documents; null where it is not stored.
	 *
	 * @param int    $id   Number of the document.
	 * @param string $name Name of the field.
	 * @return mixed
	 * @throws UserError For the elements of more documents than one answer may hold.
	 */
	public function meta( int $id, string $name ) {
		if ( '_elementor_data' === $name && count( $this->ids ) > self::MOST_WITH_ELEMENTS ) {
			throw new UserError(
				sprintf( 'Elements are given for at most %d templates at once; %d were asked for.', self::MOST_WITH_ELEMENTS, count( $this->ids ) )
			);
		}
		if ( ! isset( $this->values[ $name ] ) ) {
			$this->values[ $name ] = $this->rows->meta( $this->ids, $name );
		}
		return $this->values[ $name ][ $id ] ?? null;
	}
}
