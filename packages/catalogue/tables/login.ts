import type { CataloguePage } from '../page';
import { px, sides } from '../values';

export const page: CataloguePage = {
	title: 'Login',
	purpose: 'forms',
	picture: 'f/f/b2 x3',
	kind: 'handler',
	sentence:
		'WordPress’s own way in. A wrong password is answered by WordPress; who is logged in sees that instead of the form. In front of a real site it leads there: this host keeps no sessions of its own.',
	space: 'narrow',
	variations: {
		'As a new one comes': {},
		'With words of its own': {
			custom_labels: 'yes',
			user_label: 'Crew name',
			user_placeholder: '',
			password_label: 'Password',
			password_placeholder: '',
			button_text: 'Come aboard',
			button_size: 'md',
			input_size: 'md',
			row_gap: px(18),
			label_spacing: px(6),
			align: 'start',
			redirect_after_login: 'yes',
			redirect_url: { url: '/fleet/' },
			field_border_radius: sides(8),
		},
		'The least': {
			show_labels: '',
			show_lost_password: '',
			show_remember_me: '',
			show_logged_in_message: '',
			button_text: 'Enter',
		},
	},
};
