import { readSheet } from '@outrigger/rules/css/possible-rules';
import { expect, it } from 'vitest';
import { createEdits } from './edits';
import { createPageStyles } from './page-styles';
import { scanTags } from './scan-tags';

const SHEET = '.swiper{display:flex}.deck{color:navy}';

/** The rules that a page keeps from a sheet to which it links. */
function keptOn(body: string): string {
	const html = `<link id="swiper-css" rel="stylesheet" href="/a.css">${body}`;
	const sheets = new Map([['/a.css', readSheet(SHEET) ?? []]]);
	const styles = createPageStyles(html, sheets, [], (css) => css);
	scanTags(html, {
		onStart(tag) {
			styles.addElement(tag);
			styles.addLink(tag);
		},
		onEnd: () => {},
	});
	return styles.finish(createEdits(html)).css;
}

it('keeps rules of sliders if the page has one, with any names of its links', () => {
	expect(keptOn('<p class="deck">')).toBe('.deck{color:navy}');
	expect(keptOn('<p class="deck"><div data-widget_type="image-carousel.default">')).toBe(SHEET);
});

it('keeps rules of a class that is the type of a part before it', () => {
	expect(keptOn('<header data-elementor-type="deck"><p class="deck">')).toBe('.deck{color:navy}');
});
