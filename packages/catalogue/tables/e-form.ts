import { atom, plain, rich, typed } from '../atomic';
import type { Element, Settings } from '../elements';
import type { CataloguePage } from '../page';

function field(label: string, id: string, type: string, settings: Settings = {}): Element[] {
	return [
		atom('e-form-label', { text: plain(label), 'input-id': plain(id) }),
		atom(type, { _cssid: plain(id), ...settings }),
	];
}

function message(type: 'success' | 'error', words: string): Element {
	return atom(`e-form-${type}-message`, {}, {}, [atom('e-paragraph', { paragraph: rich(words) })]);
}

const REQUIRED = { required: plain(true) };

export const page: CataloguePage = {
	title: 'Form of version 4',
	purpose: 'forms',
	picture: 'f/b2 x3',
	kind: 'version-4',
	sentence: 'Fields, labels, a button and two messages, each an element of its own.',
	variations: {
		'A question, by mail': atom(
			'e-form',
			{
				'form-name': plain('A question'),
				'actions-after-submit': typed('string-array', [plain('email')]),
			},
			{ 'flex-direction': plain('column') },
			[
				...field('Your name', 'asker', 'e-form-input', REQUIRED),
				...field('Your mail address', 'mail', 'e-form-input', {
					...REQUIRED,
					type: plain('email'),
				}),
				...field('Your question', 'question', 'e-form-textarea', { rows: plain(4) }),
				...field('I have read how you keep my answers', 'terms', 'e-form-checkbox', REQUIRED),
				atom('e-form-submit-button', { text: plain('Send') }),
				message('success', 'We answer before the evening.'),
				message('error', 'That did not work. Please try again.'),
			],
		),
	},
};
