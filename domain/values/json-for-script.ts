/**
 * Writes JSON that is safe inside a `<script>` element: it escapes each `<`, which could end or open an element, and
 * the two line separators that older parsers treat as line ends.
 *
 * @param value any value that JSON can represent.
 */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
