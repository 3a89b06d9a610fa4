import { describe, expect, it } from 'vitest';
import { refusalOf } from './returned-comment';

describe('why a comment was refused', () => {
	it.each([
		[
			'<body id="error-page"><div class="wp-die-message"><p><strong>Error:</strong> Please type your comment text.</p></div></body>',
			'Error: Please type your comment text.',
		],
		[
			'<div class="wp-die-message">Duplicate comment detected; it looks as though you&#8217;ve already said that!</div>',
			'Duplicate comment detected; it looks as though you’ve already said that!',
		],
		['<p role="alert" class="wp-die-message">Comments are closed.</p>', 'Comments are closed.'],
		['<p>WordPress</p><div class="my wp-die-message box" id="x">Not here.</div> More', 'Not here.'],
		['<div class="wp-die-message">No end', ''],
		['<main>Fatal error</main>', ''],
		['', ''],
	])('%s', (html, sentence) => {
		expect(refusalOf(html)).toBe(sentence);
	});

	it('is cut where it is long', () => {
		expect(refusalOf(`<div class="wp-die-message">${'a'.repeat(501)}</div>`)).toHaveLength(500);
		expect(refusalOf(`<div class="wp-die-message">${'a'.repeat(500)}</div>`)).toHaveLength(500);
	});
});
