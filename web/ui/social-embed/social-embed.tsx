import type { ReactNode } from 'react';
import { ClickToLoad, type ClickToLoadProps } from '../click-to-load';
import { Icon } from '../icon';
import { NETWORK_SANDBOX } from '../load-frame';
import { useTexts } from '../texts';

export interface SocialEmbedProps extends Pick<ClickToLoadProps, 'src' | 'title' | 'allow'> {
	/** The target of the link, which is used without script and by visitors who want no frame. */
	page: string;
	/** The common name of the network. */
	network: string;
	/** The builder's name of the network's icon. */
	icon: string;
	/** The content of the link that replaces the frame, `Harbour news on Facebook`. */
	children: ReactNode;
	/**
	 * True for a link with the size of a button: without a text about the frame, and without the option to remember the
	 * choice.
	 */
	isButton?: boolean;
}

/**
 * Content of a social network: a link to it on the network, replaced by its frame when a visitor presses the link or
 * has allowed all such frames. Its CSS is `social-embed.css`, its browser part `attach-social-embed.ts`.
 */
export function SocialEmbed({ network, icon, children, isButton, ...frame }: SocialEmbedProps) {
	const say = useTexts();
	return (
		<div
			className={`e-social-embed${isButton ? ' e-social-embed--button' : ''}`}
			data-consent-purpose="social"
		>
			<ClickToLoad
				{...frame}
				sandbox={NETWORK_SANDBOX}
				className="e-social-embed__facade"
				frameClassName="e-social-embed__frame"
			>
				<Icon icon={{ value: icon, library: 'fa-brands' }} className="e-social-embed__icon" />
				<span className="e-social-embed__text">{children}</span>
				{!isButton && (
					<span className="e-social-embed__note">{say('social.showFrom', { network })}</span>
				)}
			</ClickToLoad>
			{!isButton && (
				<p className="e-social-embed__choice">
					<a href={frame.page} target="_blank" rel="noopener nofollow">
						{say('social.openOn', { network })}
					</a>
					<label>
						<input type="checkbox" /> {say('social.always')}
					</label>
				</p>
			)}
		</div>
	);
}
