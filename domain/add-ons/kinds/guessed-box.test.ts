import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7, source: 'library' };

describe('the box of a guessed kind', () => {
	const sides = { unit: 'px', top: '8', right: '8', bottom: '8', left: '8', isLinked: true };

	it('has the ground, border, corners, space and shadow of the add-on', () => {
		const team = {
			st_member_title: 'Ada',
			st_member_image: picture,
			st_container_background_background_background: 'classic',
			st_container_background_background_color: '#123456',
			st_container_border_border_border: 'solid',
			st_container_border_border_width: sides,
			st_container_border_radius_responsive: { unit: 'px', size: 12 },
			st_container_padding_responsive_mobile: sides,
			st_container_boxshadow_box_shadow_box_shadow_type: 'yes',
			st_container_boxshadow_box_shadow_box_shadow: { horizontal: 0, vertical: 4 },
			st_container_padding_hover: sides,
		};
		expect(guessKind('jkit_team', team)?.settings).toMatchObject({
			_background_background: 'classic',
			_background_color: '#123456',
			_border_border: 'solid',
			_border_width: sides,
			_border_radius: { unit: 'px', top: 12, right: 12, bottom: 12, left: 12, isLinked: true },
			_padding_mobile: sides,
			_box_shadow_box_shadow_type: 'yes',
			_box_shadow_box_shadow: { horizontal: 0, vertical: 4 },
		});
	});

	it('is that of a button, under the names of ElementsKit and of Premium', () => {
		const kit = guessKind('elementskit-button', {
			ekit_btn_text: 'Book now',
			ekit_btn_text_padding: sides,
			ekit_btn_border_style: 'dashed',
			ekit_btn_border_dimensions: sides,
			ekit_btn_border_radius: sides,
			ekit_btn_bg_color_color: '#222222',
			__globals__: { ekit_btn_border_color: 'globals/colors?id=accent' },
		});
		expect(kit).toMatchObject({
			widgetType: 'button',
			settings: {
				text_padding: sides,
				border_border: 'dashed',
				border_width: sides,
				border_radius: sides,
				background_background: 'classic',
				background_color: '#222222',
				__globals__: { border_color: 'globals/colors?id=accent' },
			},
		});
		const premium = guessKind('premium-addon-button', {
			premium_button_text: 'Book now',
			premium_button_border_border: 'solid',
			premium_button_padding: sides,
		});
		expect(premium?.settings).toMatchObject({ border_border: 'solid', text_padding: sides });
	});

	it('never replaces a setting that the editor made for the widget itself', () => {
		const stored = { ...sides, top: '40' };
		const { settings } = guessKind('eael-team-member', {
			eael_team_member_name: 'Ada',
			eael_team_member_image: picture,
			eael_team_members_padding: sides,
			eael_team_members_background_color: '#123456',
			_padding: stored,
			_background_background: 'gradient',
		}) ?? { settings: {} };
		expect(settings).toMatchObject({ _padding: stored, _background_background: 'gradient' });
	});
});
