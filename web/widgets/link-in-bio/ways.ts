import { contactLink, contactPlatform, platformSlug } from '@outrigger/rules/address/contact-link';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { LinkInBioSettings } from './settings';

/** The target of an icon or a button. */
export interface Way {
	/** Absent if there is no address, or if a browser must not follow the address. */
	link: LinkAttributes | undefined;
	/** The name of the platform. */
	name: string;
	/** The class of the platform's icon. */
	icon: string;
	slug: string;
}

/** Returns the target of an icon. */
export function iconWay(row: LinkInBioSettings['icon'][number]): Way {
	return wayOf(row.icon_platform, row.icon_url, {
		number: row.icon_number,
		username: row.icon_username,
		mail: row.icon_mail,
		mailSubject: row.icon_mail_subject,
		mailBody: row.icon_mail_body,
		location: row.icon_location.url,
	});
}

/** Returns the target of a button. */
export function buttonWay(row: LinkInBioSettings['cta_link'][number]): Way {
	return wayOf(row.cta_link_type, row.cta_link_url, {
		number: row.cta_link_number,
		username: row.cta_link_username,
		mail: row.cta_link_mail,
		mailSubject: row.cta_link_mail_subject,
		mailBody: row.cta_link_mail_body,
		location: row.cta_link_location.url,
	});
}

function wayOf(
	platform: string,
	url: { url: string },
	parts: Omit<Parameters<typeof contactLink>[0], 'platform' | 'url' | 'viberAction'>,
): Way {
	const address = contactLink({ ...parts, platform, url: url.url, viberAction: '' });
	const link = linkAttributes({ ...url, url: address });
	return { link, ...contactPlatform(platform), slug: platformSlug(platform) };
}
