import { useSuspenseQuery } from '@apollo/client/react';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { addressPath } from '@outrigger/rules/address/uri-path';
import type { AtomicLink as Link } from '@outrigger/rules/atomic/values/link';
import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { AtomicAttributes } from './define-atomic';
import { PermalinkDocument } from './permalink.generated';

interface AtomicLinkProps {
	/** The target of the link; undefined if there is no link. */
	link: Link | undefined;
	attributes: Partial<AtomicAttributes>;
	/** The element that is rendered if there is no link. */
	fallback: ElementType;
	/** The content: elements, or markup that is already safe. */
	children?: ReactNode;
	html?: string | undefined;
}

type Unlinked = Omit<AtomicLinkProps, 'link'>;

/**
 * A link of version 4 around something, or the plain element. An action is a button if the editor
 * chose that; a link to an address is always an anchor, which works without script.
 */
export function AtomicLink({ link, ...props }: AtomicLinkProps) {
	if (!link) return <Plain {...props} />;
	return typeof link.destination === 'number' ? (
		<ContentLink {...props} link={link} id={link.destination} />
	) : (
		<AddressLink {...props} link={link} address={link.destination} />
	);
}

function Plain({ attributes, fallback: Tag, ...content }: Unlinked) {
	return <Tag {...attributes} {...inside(content)} />;
}

/** A link to a piece of content by its number. */
function ContentLink({ id, ...props }: Unlinked & { link: Link; id: number }) {
	const { data } = useSuspenseQuery(PermalinkDocument, { variables: { id: `${id}` } });
	return <AddressLink {...props} address={data.contentNode?.uri ?? ''} />;
}

function AddressLink({ link, address, ...props }: Unlinked & { link: Link; address: string }) {
	const { attributes, fallback: _, ...content } = props;
	const href = safeUrl(addressPath(address));
	if (href === undefined) return <Plain {...props} />;
	if (link.tag === 'button' && parseUrlAction(href)) {
		return (
			<button type="button" {...attributes} data-elementor-action={href} {...inside(content)} />
		);
	}
	const target = link.isTargetBlank && { target: '_blank', rel: 'noopener' };
	return <a {...attributes} href={href} {...target} {...inside(content)} />;
}

function inside({
	html,
	children,
}: Pick<AtomicLinkProps, 'html' | 'children'>): HTMLAttributes<HTMLElement> {
	return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}
