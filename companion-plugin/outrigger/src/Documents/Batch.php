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

	/** The most documents whose elements one answer contains: the elements of a document may have megabytes. */
	const MOST_WITH_ELEMENTS = 100;

	/** The database. @var Rows */
	private $rows;
	/** Ids of the documents. @var int[] */
	private $ids;
	/** Name of the field → id of the document → value. @var array */
	private $values = array();

	/**
	 * A batch, which loads nothing before the first call.
	 *
	 * @param Rows  $rows The database.
	 * @param int[] $ids  Ids of the documents.
	 */
	public function __construct( Rows $rows, array $ids ) {
		$this->rows = $rows;
		$this->ids  = $ids;
	}

	/**
	 * A field of one of the documents; null if it is not stored.
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
