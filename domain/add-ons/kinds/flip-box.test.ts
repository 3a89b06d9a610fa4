import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const flipBox = (settings: Record<string, unknown>) => {
	const kind = guessKind('acme-flip-box', settings);
	return kind?.widgetType === 'flip-box' ? kind.settings : null;
};
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
const image = { url: '/a.jpg', id: 7 };
const link = { url: '/book/' };
const front = { my_front_title: 'Day trips' };

describe('a flip box', () => {
	it('has a front and a back', () => {
		const settings = {
			front_title_text: 'Day trips',
			front_description: 'Out to sea',
			front_icon: icon,
			front_image: image,
			back_title: 'To the caves',
			back_content_text: 'At noon',
			back_btn_text: 'See all',
			back_link: link,
		};
		expect(flipBox(settings)).toEqual({
			...settings,
			title_text_a: 'Day trips',
			description_text_a: 'Out to sea',
			title_text_b: 'To the caves',
			description_text_b: 'At noon',
			button_text: 'See all',
			link,
			graphic_element: 'image',
			image,
			selected_icon: icon,
		});
	});

	it('may have a front only, or a back only', () => {
		const empty = {
			title_text_a: '',
			description_text_a: '',
			title_text_b: '',
			description_text_b: '',
		};
		const plain = { ...empty, button_text: '', link: undefined, graphic_element: 'none' };
		expect(flipBox(front)).toEqual({ ...front, ...plain, title_text_a: 'Day trips' });
		const back = { back_title: 'To the caves' };
		expect(flipBox(back)).toEqual({ ...back, ...plain, title_text_b: 'To the caves' });
		expect(flipBox({ front_text: 'Day trips', front_title: 7 })).toBeNull();
		expect(flipBox({ title: 'Day trips' })).toBeNull();
	});

	it.each([
		['front_desc', 'description_text_a'],
		['front_description', 'description_text_a'],
		['front_content', 'description_text_a'],
		['front_content_text', 'description_text_a'],
		['back_button_text', 'button_text'],
		['back_url', 'link'],
		['my_back_link', 'link'],
		['front_my_icon', 'selected_icon'],
		['front_my_image', 'image'],
	])('reads %s as %s', (control, name) => {
		expect(flipBox({ ...front, [control]: 'Sea' })?.[name]).toBe('Sea');
	});

	it.each([
		'front_desc_color',
		'front_content_align',
		'front_content_text_x',
		'back_button_text_color',
		'back_link_x',
		'front_icon_color',
		'front_image_size',
		'back_title_tag',
	])('reads nothing from %s', (control) => {
		const { [control]: _, ...plain } = flipBox({ ...front, [control]: 'Sea' }) ?? {};
		expect(Object.values(plain)).not.toContain('Sea');
	});
});
