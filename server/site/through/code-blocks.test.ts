import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { builderCode } from './testing/builder-code';
import { builderPage } from './testing/builder-page';
import { rewriteOptions } from './testing/page-parts';
import { rewritePage } from './testing/rewrite-page';

const WORDPRESS = 'https://bay.example';
const rewritten = (content: string, sheet = '') =>
	rewritePage(
		builderPage({ origin: WORDPRESS, content: `<style>${sheet}</style>${content}` }),
		rewriteOptions(WORDPRESS),
	).html;
/** The markup between `<pre …>` and the end of the frame around it. */
const inside = (page: string) => /<pre[^>]*>([\s\S]*?<\/pre>(?:<\/div>)?)/.exec(page)?.[1] ?? '';

describe('a code widget of a passed page', () => {
	it('gets Prism’s markup, without the space that its template prints around the code', () => {
		const page = rewritten(builderCode("const sail = 'main';"));
		expect(page).toContain(
			'<div class="code-toolbar"><pre tabindex="0" data-line="" class="highlight-height language-javascript ">',
		);
		expect(inside(page)).toBe(
			`<code readonly="true" class="language-javascript"><span class="token keyword">const</span> sail <span class="token operator">=</span> <span class="token string">'main'</span><span class="token punctuation">;</span></code></pre></div>`,
		);
	});

	it('loses the indent that all of its lines share, and spaces at their ends', () => {
		const code = 'if a:  \n\t\t\t\t\t\tb()\n\n\t\t\t\t\tc()\t';
		expect(inside(rewritten(builderCode(code, { language: 'none' })))).toContain(
			'>if a:\n\tb()\n\nc()</code>',
		);
	});

	it.each(['nosuch', 'constructor', 'extend', 'DFS', 'meta', 'insertBefore'])(
		'stays plain in the language %s',
		(language) => {
			expect(inside(rewritten(builderCode('a < b && c', { language })))).toContain(
				'>a &lt; b &amp;&amp; c</code>',
			);
		},
	);

	it('knows the other names of languages, and languages that build on others', () => {
		expect(inside(rewritten(builderCode('<b>', { language: 'html' })))).toContain('class="token');
		expect(inside(rewritten(builderCode('<?php echo $a;', { language: 'PHP' })))).toContain(
			'<span class="token keyword">echo</span>',
		);
	});

	it('numbers its lines, and marks lines with boxes beside the code', () => {
		const page = inside(
			rewritten(builderCode('a\nb\nc\n', { pre: 'line-numbers', lines: ' 2, 3-9,x,&lt;i&gt;' })),
		);
		expect(page).toContain(
			'<span aria-hidden="true" class="line-numbers-rows"><span></span><span></span><span></span></span></code>',
		);
		expect(page).toContain(
			'</code><span aria-hidden="true" data-range="2" class="line-highlight" style="top:calc(1*1lh);height:calc(1*1lh)"></span><span aria-hidden="true" data-range="3-9" class="line-highlight" style="top:calc(2*1lh);height:calc(1*1lh)"></span></pre>',
		);
	});

	it('has boxes with the numbers of their lines inside of a code without numbers', () => {
		const page = inside(rewritten(builderCode('a\nb\nc', { lines: '2-3' })));
		expect(page).toContain(
			'c<span aria-hidden="true" data-range="2-3" class="line-highlight" data-start="2" data-end="3" style="top:calc(1*1lh);height:calc(2*1lh)"></span></code></pre>',
		);
	});

	it('keeps the rules of its tokens, rows, boxes and button, and no others', () => {
		const sheet =
			'.token.keyword{color:red}.token.selector{color:blue}.line-numbers .line-numbers-rows{top:0}.line-highlight{left:0}div.code-toolbar>.toolbar>.toolbar-item>button{color:green}';
		const page = rewritten(builderCode('const a', { pre: 'line-numbers', lines: '1' }), sheet);
		expect(page).toContain(sheet.replace('.token.selector{color:blue}', ''));
		expect(rewritten('<p>No code</p>', sheet)).not.toMatch(/token|toolbar|line-(?:num|high)/);
	});

	it.each([
		['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>&lt;b&gt; &quot;"\'&nbsp;'],
		['php', '<?php echo "</code></pre><script>alert(1)</script>"; ?><b title="&amp;">'],
		['markdown', '```html\n<script>alert(1)</script>\n```\n[a](javascript:alert)<b>'],
		['javascript', '`</xm` // </code><svg onload=alert(1)>'],
		['nosuch', '</code></pre><script>alert(1)</script>'],
	])('in %s stays text: no markup of a code becomes markup of the page', (language, code) => {
		const page = rewritten(builderCode(code, { language, pre: 'line-numbers', lines: '1' }));
		const found = elementIn(parse(page), 'code');
		expect(textOf(found)).toBe(code);
		expect(names(found)).toEqual(new Set(['span']));
	});

	it('is read as browsers read it where the code stands escaped, without <xmp>', () => {
		const page = inside(
			rewritten(
				builderCode('x', { language: 'none' }).replace('<xmp>x</xmp>', 'a &lt; b<br>&amp;amp;'),
			),
		);
		expect(page).toContain('>a &lt; b&amp;amp;</code>');
	});

	it('needs none of the files that WordPress loads for it', () => {
		const file =
			'<script src="https://cdn.example/prism-core.min.js" id="prismjs_core-js"></script>';
		const { html, scripts } = rewritePage(
			builderPage({ origin: WORDPRESS, content: builderCode('a') + file }),
			rewriteOptions(WORDPRESS),
		);
		expect(html).not.toContain('prism-core');
		expect(scripts.find(({ name }) => name.includes('prism-core'))?.fate).toBe('replaced');
	});

	it('leaves the code of other widgets and of texts unchanged', () => {
		const other = '<pre class="language-css">\n<code class="language-css"> a </code></pre>';
		const page = rewritten(`${builderCode('a').replace('prismjs-default', 'box')}${other}`);
		expect(page).not.toContain('code-toolbar');
		expect(page).toContain(other);
		expect(rewritten(builderCode('a') + other)).toContain(other);
	});
});

interface Parsed {
	nodeName: string;
	value?: string;
	childNodes?: Parsed[];
}

function elementIn(node: unknown, name: string): Parsed {
	const { nodeName, childNodes = [] } = node as Parsed;
	if (nodeName === name) return node as Parsed;
	for (const child of childNodes) {
		const found = elementIn(child, name);
		if (found.nodeName === name) return found;
	}
	return { nodeName: '' };
}

const textOf = ({ value = '', childNodes = [] }: Parsed): string =>
	value + childNodes.map(textOf).join('');

const names = ({ childNodes = [] }: Parsed): Set<string> =>
	new Set(
		childNodes
			.filter(({ nodeName }) => nodeName !== '#text')
			.flatMap((child) => [child.nodeName, ...names(child)]),
	);
