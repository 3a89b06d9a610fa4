import { useRender } from '../../elements/context/render-context';
import { MediaImage } from '../../elements/media/media-image';
import { iconNamed } from '../../elements/settings/icon';
import { hasMedia } from '../../elements/settings/media';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import closeButtonCss from './close-button.css?inline';
import { ContactLinks, rowContacts, type ShownContact } from './contact-row';
import type { ContactButtonsSettings } from './settings';
import type { Variant } from './variants';

/**
 * The box that the button of a chat opens: the contact person, a message, and the ways to write
 * to the person.
 */
export function ChatBox({
	settings,
	variant,
	contact,
	label,
}: {
	settings: ContactButtonsSettings;
	variant: Variant;
	contact: ShownContact;
	label: string;
}) {
	const contacts = variant.list ? rowContacts(settings.contact_repeater) : [];
	return (
		<div className="e-contact-buttons__content">
			<TopBar settings={settings} />
			{variant.hasMessage && <Message settings={settings} />}
			{variant.list && <ContactLinks contacts={contacts} list={variant.list} label={label} />}
			{!variant.list && contact.link && settings.send_button_text.trim() !== '' && (
				<div className="e-contact-buttons__send-button">
					<a {...contact.link} className="e-contact-buttons__send-cta">
						<Icon icon={contact.icon} />
						<span>{settings.send_button_text}</span>
					</a>
				</div>
			)}
		</div>
	);
}

function TopBar({ settings }: { settings: ContactButtonsSettings }) {
	const say = useTexts();
	const { top_bar_title, top_bar_subtitle, top_bar_image, top_bar_show_dot } = settings;
	useRender().styles.addCss('contact-buttons-close', closeButtonCss, 'kit');
	const hasImage = hasMedia(top_bar_image);
	const size = settings.style_top_bar_image_size;
	return (
		<div className="e-contact-buttons__top-bar">
			{hasImage && (
				<div
					className={`e-contact-buttons__profile-image has-size-${size}${top_bar_show_dot ? ' has-dot' : ''}`}
				>
					<MediaImage image={top_bar_image} size="thumbnail" maxWidth={80} alt="" />
				</div>
			)}
			<div className="e-contact-buttons__top-bar-details">
				{top_bar_title.trim() !== '' && (
					<p className="e-contact-buttons__top-bar-title">{top_bar_title}</p>
				)}
				{top_bar_subtitle.trim() !== '' && (
					<p className="e-contact-buttons__top-bar-subtitle">{top_bar_subtitle}</p>
				)}
			</div>
			{/* Without script the visitor closes the box with the button that opened it. */}
			<button
				className="e-contact-buttons__close-button"
				type="button"
				aria-label={say('common.close')}
				hidden
			>
				<Icon icon={iconNamed('eicon-close')} />
			</button>
		</div>
	);
}

function Message({ settings }: { settings: ContactButtonsSettings }) {
	const { message_bubble_name, message_bubble_body, chat_button_show_animation } = settings;
	if (message_bubble_body.trim() === '') return null;
	return (
		<div
			className={`e-contact-buttons__message-bubble${chat_button_show_animation ? ' has-typing-animation' : ''}`}
		>
			{chat_button_show_animation && (
				<div className="e-contact-buttons__dots-container" aria-hidden="true">
					<span className="e-contact-buttons__dot e-contact-buttons__dot-1" />
					<span className="e-contact-buttons__dot e-contact-buttons__dot-2" />
					<span className="e-contact-buttons__dot e-contact-buttons__dot-3" />
				</div>
			)}
			<div className="e-contact-buttons__bubble">
				{message_bubble_name.trim() !== '' && (
					<p className="e-contact-buttons__message-bubble-name">{message_bubble_name}</p>
				)}
				<p className="e-contact-buttons__message-bubble-body">{message_bubble_body}</p>
				{/* A script fills in the time of the visitor's own clock. */}
				<p className="e-contact-buttons__message-bubble-time" />
			</div>
		</div>
	);
}
