import { readSheet } from '@outrigger/rules/css/sheet-rules';
import { expect, it } from 'vitest';
import { createEdits } from './edits';
import { createPageStyles } from './page-styles';
import { scanTags } from './scan-tags';

const SHEET = '.swiper-initialized{display:flex}.deck{color:navy}';

/** The rules that a page keeps from a sheet to which it links. */
function keptOn(body: string, sheet = SHEET): string {
	const html = `<link id="swiper-css" rel="stylesheet" href="/a.css">${body}`;
	const sheets = new Map([['/a.css', readSheet(sheet) ?? []]]);
	const styles = createPageStyles(html, sheets, [], (css) => css);
	scanTags(html, {
		onStart(tag) {
			styles.addElement(tag);
			styles.addLink(tag);
		},
		onEnd: () => {},
	});
	return styles.finish(createEdits(html), []).css;
}

it('keeps rules of sliders if the page has one, with any names of its links', () => {
	expect(keptOn('<p class="deck">')).toBe('.deck{color:navy}');
	expect(keptOn('<p class="deck"><div data-widget_type="image-carousel.default">')).toBe(SHEET);
});

it('keeps rules of a class that is the type of a part before it', () => {
	expect(keptOn('<header data-elementor-type="deck"><p class="deck">')).toBe('.deck{color:navy}');
});

it('keeps rules only of elements that have all classes of a part of a selector', () => {
	const sheet = '.deck .card{top:0}.deck.card,.card{left:0}.deck table,.deck p{right:0}';
	expect(keptOn('<div class="deck"><p class="card"></p></div>', sheet)).toBe(
		'.deck .card{top:0}.card{left:0}.deck p{right:0}',
	);
});

it('keeps rules of words in settings, which handlers set as classes', () => {
	const sheet = '.deck .rollIn{top:0}.style{left:0}';
	expect(
		keptOn('<p class="deck" data-settings=\'{"_animation":"rollIn"}\' style="style">', sheet),
	).toBe('.deck .rollIn{top:0}');
});

it('leaves out custom properties that nothing reads, unless the page has a sheet that stays a link', () => {
	const sheet = '.deck{--dead:1;--read:2;--own:3;top:var(--read)}';
	expect(keptOn('<p class="deck" style="left:var(--own)">', sheet)).toBe(
		'.deck{--read:2;--own:3;top:var(--read)}',
	);
	expect(keptOn('<link rel="stylesheet" href="/b.css"><p class="deck">', sheet)).toBe(sheet);
});

it('keeps the rules of all elements on a page with a cart, which fetches its content', () => {
	const sheet = 'table{top:0}';
	expect(keptOn('<p class="deck">', sheet)).toBe('');
	expect(keptOn('<p class="elementor-menu-cart">', sheet)).toBe(sheet);
});
