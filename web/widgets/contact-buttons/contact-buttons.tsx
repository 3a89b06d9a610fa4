import type { Say } from '@outrigger/rules/texts/text';
import type { ReactNode } from 'react';
import { useRender } from '../../elements/context/render-context';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import { ChatBox } from './chat-box';
import { buttonContact, ContactLinks, rowContacts, type ShownContact } from './contact-row';
import type { ContactButtonsSettings } from './settings';
import { type Variant, variantOf } from './variants';

/**
 * Ways to reach a person that float over the page: a button that opens a box, a stack or a row of
 * links, or one link. Each box opens without script, by the browser's own `details`. The widget
 * renders nothing if no entry leads anywhere.
 */
export function ContactButtons({ settings, element }: WidgetProps<ContactButtonsSettings>) {
	const { document } = useRender();
	const type = element.widgetType ?? '';
	const variant = variantOf(type);
	const contact = buttonContact(settings);
	const say = useTexts();
	const content = contentOf(settings, variant, contact, say);
	if (!content) return null;
	const side = settings.advanced_horizontal_position || variant.side || 'end';
	const classes = [
		'e-contact-buttons',
		`e-${type}`,
		`has-platform-${contact.slug}`,
		`has-corners-${settings.style_chat_box_corners}`,
		`has-h-alignment-${side}`,
		`has-v-alignment-${settings.advanced_vertical_position}`,
		variant.hasText && settings.style_mobile_full_width && 'has-mobile-full-width',
	];
	return (
		<div className={classes.filter(Boolean).join(' ')} data-document-id={document.databaseId}>
			{content}
		</div>
	);
}

function contentOf(
	settings: ContactButtonsSettings,
	variant: Variant,
	contact: ShownContact,
	say: Say,
): ReactNode {
	const contacts = variant.list ? rowContacts(settings.contact_repeater) : [];
	const label = settings.chat_aria_label.trim();
	switch (variant.kind) {
		case 'single':
			return (
				contact.link && <SingleButton settings={settings} variant={variant} contact={contact} />
			);
		case 'bar':
			return (
				contacts.length > 0 && (
					<ContactLinks
						contacts={contacts}
						list={variant.list ?? 'icons'}
						label={label || say('box.contact')}
					/>
				)
			);
		case 'stack':
			return (
				contacts.length > 0 && (
					<Opening settings={settings} label={label || say('box.contact')} icon={contact.icon}>
						<ContactLinks contacts={contacts} list="icons" label={label || say('box.contact')} />
					</Opening>
				)
			);
		case 'chat': {
			const name = label || say('box.chat', { name: contact.name });
			return (
				(contact.link || contacts.length > 0) && (
					<Opening settings={settings} label={name} icon={contact.icon}>
						<ChatBox settings={settings} variant={variant} contact={contact} label={name} />
					</Opening>
				)
			);
		}
	}
}

/** A button and the box that it opens. */
function Opening({
	settings,
	label,
	icon,
	children,
}: {
	settings: ContactButtonsSettings;
	label: string;
	icon: unknown;
	children: ReactNode;
}) {
	const { style_chat_button_size, chat_button_show_dot } = settings;
	return (
		<details className="e-contact-buttons__chat-button-container">
			<summary
				className={`e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-${style_chat_button_size}${chat_button_show_dot ? ' has-dot' : ''}`}
				aria-label={label}
			>
				<span className="e-contact-buttons__open-icon">
					<Icon icon={icon} />
				</span>
				<span className="e-contact-buttons__close-icon">
					<Icon icon={iconNamed('eicon-close')} />
				</span>
			</summary>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
			<div
				className="e-contact-buttons__content-wrapper"
				role="group"
				aria-label={label}
				tabIndex={-1}
			>
				{children}
			</div>
		</details>
	);
}

/** One link, with a text if the variant has one. */
function SingleButton({
	settings,
	variant,
	contact,
}: {
	settings: ContactButtonsSettings;
	variant: Variant;
	contact: ShownContact;
}) {
	const text = variant.hasText ? settings.chat_button_display_text.trim() : '';
	const name = settings.chat_aria_label.trim() || contact.name;
	return (
		<a
			{...contact.link}
			className={`e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-${settings.style_chat_button_size}`}
			{...(text === '' && { 'aria-label': name })}
		>
			<Icon icon={contact.icon} />
			{text !== '' && <span className="e-contact-buttons__chat-button-text">{text}</span>}
		</a>
	);
}
