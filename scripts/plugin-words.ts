/** Matches the plugin's texts for translation, in single quotes. */
const WORDS = /\b(?:__|esc_html__|esc_attr__)\(\s*'(?<text>(?:[^'\\]|\\.)*)',\s*'outrigger'\s*\)/g;
/** Matches the comment for translators before a text. */
const COMMENT = /\/\* translators: (.+?) \*\/[^;]*$/;

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Writes the template for the plugin's translations, `languages/outrigger.pot`.
 * @param sources path of each PHP file below the plugin's folder → its text
 */
export function pluginWords(sources: ReadonlyMap<string, string>): string {
	const found = new Map<string, { places: Set<string>; comment: string | undefined }>();
	for (const [path, source] of sources) {
		let last = 0;
		for (const { groups, index } of source.matchAll(WORDS)) {
			const comment = COMMENT.exec(source.slice(last, index))?.[1];
			last = index;
			const text = (groups?.text ?? '').replaceAll("\\'", "'");
			const before = found.get(text);
			if (before) before.places.add(path);
			else found.set(text, { places: new Set([path]), comment });
		}
	}
	const head = [
		'msgid ""',
		'msgstr ""',
		'"Project-Id-Version: Outrigger\\n"',
		'"Content-Type: text/plain; charset=UTF-8\\n"',
		'"Content-Transfer-Encoding: 8bit\\n"',
		'"X-Domain: outrigger\\n"',
	].join('\n');
	const entries = [...found].map(([text, { places, comment }]) =>
		[
			...(comment ? [`#. translators: ${comment}`] : []),
			...[...places].map((path) => `#: ${path}`),
			...(/%(?:\d\$)?[sd]/.test(text) ? ['#, php-format'] : []),
			`msgid ${quoted(text)}`,
			'msgstr ""',
		].join('\n'),
	);
	return `${[head, ...entries].join('\n\n')}\n`;
}
