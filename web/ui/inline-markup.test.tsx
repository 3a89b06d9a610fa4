import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InlineMarkup, type InlineMarkupProps } from './inline-markup';
import { MarkupProvider } from './markup-context';

const render = (props: InlineMarkupProps) =>
	renderToStaticMarkup(
		<MarkupProvider value={{ sanitize: (html) => html.replaceAll('evil', ''), warn: () => {} }}>
			<InlineMarkup {...props} />
		</MarkupProvider>,
	);

describe('InlineMarkup', () => {
	it('keeps inline tags and takes blocks out of a heading', () => {
		expect(
			render({ as: 'h2', html: '<p>Out <em>at</em> sea<br></p><div title=">">now</div>' }),
		).toBe('<h2>Out <em>at</em> sea<br>now</h2>');
	});

	it('holds no link inside a link', () => {
		const html = 'To <A href="/sea/">sea</A>';
		expect(render({ as: 'a', href: '/fleet/', html })).toBe('<a href="/fleet/">To sea</a>');
		expect(render({ html, isLinked: true, className: 'x' })).toBe('<span class="x">To sea</span>');
		expect(render({ html })).toBe('<span>To <A href="/sea/">sea</A></span>');
	});

	it('sanitises last', () => {
		expect(render({ html: 'good evil' })).toBe('<span>good </span>');
	});

	it('is nothing for an empty text', () => {
		expect(render({ html: ' <p> </p>' })).toBe('');
	});
});
