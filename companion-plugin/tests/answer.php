<?php
/**
 * Answers queries about a site as the plugin would, without WPGraphQL.
 *
 * Standard input: JSON `{ site, questions: [{ type, field, args, source, selection }] }`; a selection is a list of `{
 * name, args, type, selection }`. Standard output: JSON, an answer for each question. Metas that WordPress stores as
 * PHP arrays are arrays in the site's `meta`.
 */

require __DIR__ . '/bootstrap.php';

$input              = json_decode( stream_get_contents( STDIN ), true, 4096, JSON_THROW_ON_ERROR );
$GLOBALS['site']    = $input['site'];
$documents          = new Outrigger\Documents\Documents( new SiteRows() );
$resolvers          = Outrigger\Contract\Resolvers::all( $documents );
$context            = new Context();

/** The value of one field of a source. */
function resolve( $source, string $type, array $field ) {
	global $resolvers, $context;
	$resolver = $resolvers[ "$type.{$field['name']}" ] ?? null;
	if ( null !== $resolver ) {
		return $resolver( $source, $field['args'] ?? array(), $context, null );
	}
	$value = is_array( $source ) ? ( $source[ $field['name'] ] ?? null ) : ( $source->{$field['name']} ?? null );
	return $value instanceof Closure ? $value( $source, $field['args'] ?? array(), $context, null ) : $value;
}

/** Returns the selected fields of a value; for a list, those of each item. */
function select( $value, array $field ) {
	if ( null === $value || ! isset( $field['selection'] ) ) {
		return $value;
	}
	if ( Outrigger\Stored\Setting::is_list( $value ) ) {
		return array_map( function ( $item ) use ( $field ) { return select( $item, $field ); }, $value );
	}
	$answer = array();
	foreach ( $field['selection'] as $inner ) {
		$answer[ $inner['name'] ] = select( resolve( $value, $inner['owner'], $inner ), $inner );
	}
	return $answer;
}

$answers = array();
foreach ( $input['questions'] as $question ) {
	$source    = isset( $question['source'] ) ? (object) $question['source'] : null;
	$answers[] = select( resolve( $source, $question['owner'], $question ), $question );
}
echo json_encode( $answers, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE, 4096 );
