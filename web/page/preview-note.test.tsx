import { describe, expect, it } from 'vitest';
import { previewNote } from './preview-note';

const EDITOR = new URL('https://site.test/contact/?elementor-preview=7');
const UNSHOWN = new Map([
	['mf-text', 2],
	['metform', 1],
	['<b>', 2],
]);

describe('the note below a previewed page', () => {
	it('names the widgets that show nothing, the most frequent first', () => {
		const words = previewNote(EDITOR, UNSHOWN).html.replace(/<[^>]*>/g, ' ');
		expect(words.replace(/\s+/g, ' ')).toMatch(/&lt;b&gt; × 2 mf-text × 2 metform × 1/);
	});

	it('is for editors alone, and only where there is a note', () => {
		expect(previewNote(new URL('https://site.test/contact/'), UNSHOWN).html).toBe('');
		expect(previewNote(EDITOR, new Map()).html).toBe('');
	});
});
