/**
 * JSON that may stand inside a `<script>` element: no `<` that could end or open an element, and none of the
 * two line separators that older parsers take for line ends.
 *
 * @param value anything that JSON can say.
 */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
