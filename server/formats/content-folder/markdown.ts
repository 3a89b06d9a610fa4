import { Marked } from 'marked';

const markdown = new Marked({ gfm: true });

/** GitHub-flavoured Markdown as HTML. HTML inside it stays: whoever shows it sanitises, as with all content. */
export function renderMarkdown(text: string): string {
	return markdown.parse(text, { async: false }).trim();
}
