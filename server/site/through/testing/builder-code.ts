import { builderWidget } from './builder-widgets';

/** The parts of a code widget that its settings change. */
interface CodeParts {
	/** Classes of its box beside that of its theme. */
	flags?: string;
	language?: string;
	lines?: string;
	/** Classes of its `<pre>`. */
	pre?: string;
}

/** A code widget as WordPress prints it (facts of saved public pages). */
export function builderCode(code: string, parts: CodeParts = {}): string {
	const { flags = '', language = 'javascript', lines = '', pre = '' } = parts;
	return builderWidget(
		'ce00001',
		'code-highlight',
		`<div class="prismjs-default ${flags}">\n\t\t\t<pre data-line="${lines}" class="highlight-height language-${language} ${pre}">\n\t\t\t\t<code readonly="true" class="language-${language}">\n\t\t\t\t\t<xmp>${code}</xmp>\n\t\t\t\t</code>\n\t\t\t</pre>\n\t\t</div>`,
	);
}
