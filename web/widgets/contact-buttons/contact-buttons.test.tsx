import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderElements } from '../../elements/testing/render-elements';
import { renderWidget } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { contactButtons } from './index';
import { ContactButtonsSettings } from './settings';
import { contactButtonsStyles } from './styles';
import { VARIANTS } from './variants';

const NUMBER = { chat_button_number: '+39 000' };
const ROWS = [
	{
		_id: 'a',
		contact_icon_platform: 'Email',
		contact_icon_mail: 'a@b.example',
		contact_tooltip: 'Write',
	},
	{
		_id: 'b',
		contact_icon_platform: 'Telephone',
		contact_icon_number: '39',
		contact_title: 'Call',
		contact_description: 'All day',
	},
	{ _id: 'c', contact_icon_platform: 'Skype' },
];
const render = (type: string, settings: object) =>
	renderWidget(type, settings, { widgets: [contactButtons], execute: answerMedia(storedMedia()) });

describe('a contact button', () => {
	it('opens a box with a name, a greeting, and the way to write', async () => {
		const html = await render('contact-buttons', {
			...NUMBER,
			top_bar_title: 'Ana',
			top_bar_subtitle: 'Skipper',
			top_bar_image: { id: 12, url: '/bay.jpg' },
			message_bubble_name: 'Ana',
			message_bubble_body: 'Hello <3',
			chat_aria_label: 'Write to us',
		});
		expect(html).toContain(
			'class="e-contact-buttons e-contact-buttons has-platform-whatsapp has-corners-rounded has-h-alignment-end has-v-alignment-bottom" data-document-id="7"',
		);
		expect(html).toMatch(
			/<details class="[^"]+"><summary class="e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-small has-dot" aria-label="Write to us">/,
		);
		expect(html).toContain('role="group" aria-label="Write to us" tabindex="-1"');
		expect(html).toMatch(/__profile-image has-size-medium has-dot"><img [^>]*alt=""/);
		expect(html).toContain('__message-bubble-body">Hello &lt;3</p>');
		expect(html).toContain('<p class="e-contact-buttons__message-bubble-time"></p>');
		expect(html).toContain('<a href="https://wa.me/39000" class="e-contact-buttons__send-cta">');
		expect(html).toMatch(/type="button" aria-label="Close" hidden=""/);
	});

	it('leaves out the parts that the editor switched off', async () => {
		const html = await render('contact-buttons', {
			...NUMBER,
			chat_button_show_dot: '',
			chat_button_show_animation: '',
			top_bar_subtitle: '',
			send_button_text: '',
			message_bubble_name: '',
		});
		expect(html).not.toMatch(/has-dot|__dots-container|__top-bar-subtitle|__send-cta|bubble-name/);
	});

	it.each(Object.entries(VARIANTS))(
		'of the variant %s has its markup',
		async (type, { kind, list, hasText }) => {
			const html = await render(type, { ...NUMBER, contact_repeater: ROWS });
			expect(html).toContain(`e-${type} `);
			expect(html.includes('<details')).toBe(kind === 'chat' || kind === 'stack');
			expect(html.includes(`has-list-${list}`)).toBe(list !== undefined);
			expect(html.includes('__chat-button-text">Call now')).toBe(hasText === true);
			// The widget leaves out an entry that leads nowhere.
			if (list) expect(html.match(/<li>/g)).toHaveLength(2);
			expect(html).not.toContain('skype');
		},
	);

	it('names its links by the words of the editor, else by their platforms', async () => {
		const html = await render('contact-buttons-var-4', { contact_repeater: ROWS });
		expect(html).toContain(
			'href="mailto:a@b.example" class="e-contact-buttons__contact-icon-link has-platform-email" aria-label="Write"',
		);
		const list = await render('contact-buttons-var-8', { contact_repeater: ROWS });
		expect(list).toContain(
			'__contact-title">Call</span><span class="e-contact-buttons__contact-description">All day',
		);
		expect(await render('contact-buttons-var-5', NUMBER)).toContain('aria-label="WhatsApp"');
	});

	it('stands where the editor put it', async () => {
		const place = { advanced_horizontal_position: 'start', advanced_vertical_position: 'middle' };
		expect(await render('contact-buttons-var-5', { ...NUMBER, ...place })).toContain(
			'has-h-alignment-start has-v-alignment-middle',
		);
		expect(await render('contact-buttons-var-6', { contact_repeater: ROWS })).toContain(
			'has-h-alignment-center',
		);
		expect(await render('contact-buttons-var-10', { contact_repeater: ROWS })).toContain(
			'has-h-alignment-start',
		);
		expect(await render('contact-buttons-var-7', NUMBER)).toContain('has-mobile-full-width');
		expect(
			await render('contact-buttons-var-7', { ...NUMBER, style_mobile_full_width: '' }),
		).not.toContain('has-mobile');
	});

	it.each(Object.keys(VARIANTS))(
		'of the variant %s is nothing where it leads nowhere',
		async (type) => {
			expect(await render(type, { contact_repeater: [] })).not.toContain('e-contact-buttons');
		},
	);

	it('follows no address that a browser must not', async () => {
		const html = await render('contact-buttons-var-5', {
			chat_button_platform: 'Url',
			chat_button_url: { url: 'javascript:alert(1)' },
		});
		expect(html).not.toContain('javascript');
	});

	it('is left out where the kit has containers off, and the log has a line about it', () => {
		const place = (hasContainers: boolean | undefined) =>
			renderElements(
				[{ widgetType: 'contact-buttons-var-5', settings: NUMBER }],
				createRegistry([contactButtons]),
				{ hasContainers },
			);
		expect(place(true).html).toContain('wa.me');
		expect(place(undefined).html).toContain('wa.me');
		expect(place(false).html).not.toContain('elementor-widget');
		expect(place(false).warnings).toHaveLength(1);
	});

	it('sends to the browser the settings that its handler reads', async () => {
		expect(
			await render('contact-buttons', { ...NUMBER, chat_button_time_format: '24h' }),
		).toContain('data-settings="{&quot;chat_button_time_format&quot;:&quot;24h&quot;}"');
	});

	it('turns its style controls into custom properties', () => {
		const css = compileCss(
			'.e',
			{
				style_button_color_select: 'custom',
				style_button_color_background: '#123',
				advanced_vertical_offset: { unit: 'px', size: 9 },
				style_chat_box_width_mobile: { unit: 'px', size: 300 },
			},
			contactButtonsStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain(
			'.e .e-contact-buttons{--e-contact-buttons-button-bg:#123;--e-contact-buttons-vertical-offset:9px}',
		);
		expect(css).toMatch(
			/@media[^{]+\{\.e \.e-contact-buttons\{--e-contact-buttons-chat-box-width:300px/,
		);
	});

	it.each([
		['button_color_select', 'button_color_icon', 'button-icon'],
		['button_color_select_hover', 'button_color_background_hover', 'button-bg-hover'],
		['top_bar_colors', 'top_bar_close_button_color', 'close-button-color'],
		['bubble_colors', 'bubble_message_color', 'message-bubble-body'],
		['send_normal_colors', 'send_normal_icon_color', 'send-button-text'],
		['send_hover_colors', 'send_hover_background_color', 'send-button-bg-hover'],
		['chat_box_bg_select', 'chat_box_bg_color', 'chat-box-bg'],
	])('takes colours only where %s allows it', (chosenBy, control, property) => {
		const css = (chosen: string) =>
			compileCss(
				'.e',
				{ [`style_${chosenBy}`]: chosen, [`style_${control}`]: '#123' },
				contactButtonsStyles,
				DEFAULT_BREAKPOINTS,
			);
		expect(css('custom')).toContain(`--e-contact-buttons-${property}:#123`);
		expect(css('default')).not.toContain('#123');
	});

	it.each([
		[{}],
		[[]],
		[{ contact_repeater: 'x', style_chat_box_corners: 9, advanced_vertical_position: 'deep' }],
	])('parses %j', (settings) => {
		const parsed = parse(ContactButtonsSettings, settings);
		expect(parsed.contact_repeater).toHaveLength(3);
		expect(parsed).toMatchObject({
			style_chat_box_corners: 'rounded',
			advanced_vertical_position: 'bottom',
		});
	});
});
