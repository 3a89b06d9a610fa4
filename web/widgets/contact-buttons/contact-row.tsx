import { contactLink, contactPlatform, platformSlug } from '@outrigger/rules/address/contact-link';
import { hasIcon, Icon } from '../../ui/icon';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { ContactButtonsSettings, ContactRow } from './settings';

/** A way to get in touch, ready to be shown. */
export interface ShownContact {
	key: string;
	/** Undefined if the editor left the address empty. */
	link: LinkAttributes | undefined;
	/** The accessible name of the link. */
	name: string;
	description: string;
	icon: unknown;
	slug: string;
}

/** The contact of the button itself, from the controls `chat_button_…`. */
export function buttonContact(settings: ContactButtonsSettings): ShownContact {
	const platform = settings.chat_button_platform;
	const { name, icon } = contactPlatform(platform);
	const address = contactLink({
		platform,
		number: settings.chat_button_number,
		username: settings.chat_button_username,
		mail: settings.chat_button_mail,
		mailSubject: settings.chat_button_mail_subject,
		mailBody: settings.chat_button_mail_body,
		viberAction: settings.chat_button_viber_action,
		location: settings.chat_button_waze.url,
		url: settings.chat_button_url.url,
	});
	return {
		key: 'button',
		link: linkAttributes({ ...settings.chat_button_url, url: address }),
		name,
		description: '',
		icon: hasIcon(settings.chat_button_icon) ? settings.chat_button_icon : { value: icon },
		slug: platformSlug(platform),
	};
}

/** Returns the rows of the repeater that have a link. */
export function rowContacts(rows: readonly ContactRow[]): ShownContact[] {
	return rows
		.map((row, index): ShownContact => {
			const platform = row.contact_icon_platform;
			const { name, icon } = contactPlatform(platform);
			const address = contactLink({
				platform,
				number: row.contact_icon_number,
				username: row.contact_icon_username,
				mail: row.contact_icon_mail,
				mailSubject: row.contact_icon_mail_subject,
				mailBody: row.contact_icon_mail_body,
				viberAction: row.contact_icon_viber_action,
				location: row.contact_icon_waze.url,
				url: row.contact_icon_url.url,
			});
			return {
				key: `${index}-${row._id}`,
				link: linkAttributes({ ...row.contact_icon_url, url: address }),
				name: row.contact_title.trim() || row.contact_tooltip.trim() || name,
				description: row.contact_description.trim(),
				icon: hasIcon(row.contact_icon) ? row.contact_icon : { value: icon },
				slug: platformSlug(platform),
			};
		})
		.filter(({ link }) => link !== undefined);
}

/** The links of a box, a stack or a bar. Renders nothing if there are no links. */
export function ContactLinks({
	contacts,
	list,
	label,
}: {
	contacts: readonly ShownContact[];
	list: 'icons' | 'links' | 'resources' | 'tabs';
	label: string;
}) {
	if (contacts.length === 0) return null;
	return (
		<ul className={`e-contact-buttons__contact-links has-list-${list}`} aria-label={label}>
			{contacts.map(({ key, link, name, description, icon, slug }) => (
				<li key={key}>
					<a
						{...link}
						className={`e-contact-buttons__contact-icon-link has-platform-${slug}`}
						{...(list === 'icons' && { 'aria-label': name })}
					>
						<span className="e-contact-buttons__contact-icon-container">
							<Icon icon={icon} />
						</span>
						{list === 'icons' ? (
							<span className="e-contact-buttons__contact-tooltip" aria-hidden="true">
								{name}
							</span>
						) : (
							<span className="e-contact-buttons__contact-text">
								<span className="e-contact-buttons__contact-title">{name}</span>
								{description !== '' && (
									<span className="e-contact-buttons__contact-description">{description}</span>
								)}
							</span>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
