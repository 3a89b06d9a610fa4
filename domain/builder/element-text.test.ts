import { expect, it } from 'vitest';
import { textOfElements } from './element-text';

it.each<[string | null, Record<string, unknown>, string]>([
	['heading', { title: ' The bay ' }, '<h2>The bay</h2>'],
	['text-editor', { editor: '<p>Calm</p>' }, '<p>Calm</p>'],
	['button', { text: 'See' }, '<p>See</p>'],
	['icon-box', { title_text: 'One', description_text: 'Two' }, '<h3>One</h3><p>Two</p>'],
	['image-box', { title_text: 'One' }, '<h3>One</h3>'],
	['call-to-action', { title: 'One', description: 'Two' }, '<h2>One</h2><p>Two</p>'],
	['testimonial', { testimonial_content: 'Good' }, '<p>Good</p>'],
	['blockquote', { blockquote_content: 'Good' }, '<p>Good</p>'],
	['alert', { alert_title: 'One', alert_description: 'Two' }, '<p>One</p><p>Two</p>'],
	[
		'icon-list',
		{ icon_list: [{ text: 'One' }, null, 'x', {}, { text: '' }, { text: 'Two' }] },
		'<ul><li>One</li><li>Two</li></ul>',
	],
	['icon-list', { icon_list: [{ text: ' ' }, {}] }, ''],
	['icon-list', { icon_list: { text: 'One' } }, ''],
	['heading', { title: 7 }, ''],
	['image', { title: 'One' }, ''],
	[null, { title: 'One' }, ''],
])('the text of %j with %j is %j', (widgetType, settings, html) => {
	expect(textOfElements([{ widgetType, settings }])).toBe(html);
});

it('stands in lines, without the texts of elements without words', () => {
	const heading = (title: string) => ({ widgetType: 'heading', settings: { title } });
	const elements = [
		heading('One'),
		heading(''),
		{ widgetType: null, settings: {} },
		heading('Two'),
	];
	expect(textOfElements(elements)).toBe('<h2>One</h2>\n<h2>Two</h2>');
});
