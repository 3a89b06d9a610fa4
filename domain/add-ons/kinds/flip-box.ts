import type { ElementSettings } from '../../builder/element-tree';
import type { Kind } from './guess-kind';

const side = (settings: ElementSettings, name: 'front' | 'back') => {
	const find = (end: RegExp) =>
		Object.entries(settings).find(([control]) => control.includes(name) && end.test(control))?.[1];
	return {
		title: find(/title(?:_text)?$/),
		text: find(/(?:desc(?:ription)?|content)(?:_text)?$/),
		icon: find(/icon$/),
		image: find(/image$/),
		button: find(/(?:btn|button)_text$/),
		link: find(/(?:link|url)$/),
	};
};

/** Recognises a flip box: its controls contain `front` and `back`. */
export function flipBox(settings: ElementSettings): Kind | null {
	const front = side(settings, 'front');
	const back = side(settings, 'back');
	if (typeof front.title !== 'string' && typeof back.title !== 'string') return null;
	return {
		widgetType: 'flip-box',
		settings: {
			title_text_a: front.title ?? '',
			description_text_a: front.text ?? '',
			title_text_b: back.title ?? '',
			description_text_b: back.text ?? '',
			button_text: back.button ?? '',
			link: back.link,
			graphic_element: front.image ? 'image' : front.icon ? 'icon' : 'none',
			...(front.image ? { image: front.image } : {}),
			...(front.icon ? { selected_icon: front.icon } : {}),
		},
	};
}
