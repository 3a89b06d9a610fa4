import { describe, expect, it } from 'vitest';
import { publicText } from './public-text';

const heading = (
	id: string,
	title: string,
	settings: object = {},
	parentId: string | null = null,
) => ({
	id,
	parentId,
	widgetType: 'heading',
	settings: { title, ...settings },
});
const on = (condition: object) => ({ e_display_conditions: [JSON.stringify([[condition]])] });
const MEMBERS = on({ condition: 'login_status', status: 'logged_in' });
const GUESTS = on({ condition: 'login_status', status: 'logged_out' });
const TITLED = on({ condition: 'post_title', title: 'Bay' });

describe('the words that every visitor may read', () => {
	it('are the words of the elements that are always shown to every visitor', () => {
		const elements = [
			heading('a', 'Open'),
			heading('b', 'Members', MEMBERS),
			heading('c', 'Below', {}, 'b'),
			heading('d', 'Bay', TITLED),
			heading('e', 'Guests', GUESTS),
		];
		expect(publicText(elements)).toBe('<h2>Open</h2>\n<h2>Guests</h2>');
	});

	it('are not stored separately if no element has a condition', () => {
		expect(publicText([heading('a', 'Open')])).toBeNull();
		expect(publicText([])).toBeNull();
	});
});
