import type { ReactNode } from 'react';
import { ClickToLoad, type ClickToLoadProps } from '../click-to-load';
import { Icon } from '../icon';
import { NETWORK_SANDBOX } from '../load-frame';
import { useTexts } from '../texts';

export interface SocialEmbedProps extends Pick<ClickToLoadProps, 'src' | 'title' | 'allow'> {
	/** The target of the link without script, and for visitors that want no frame. */
	page: string;
	/** The common name of the network. */
	network: string;
	/** The builder's name of the network's icon. */
	icon: string;
	/** The content in the place of the frame, `Harbour news on Facebook`. */
	children: ReactNode;
	/**
	 * True for a link with the size of a button: without words about the frame, and without the option to remember the
	 * choice.
	 */
	isButton?: boolean;
}

/**
 * Something of a social network: a link to it there, and its frame in this place once a visitor presses it or has
 * allowed all of them. The css is `social-embed.css`, the browser's part `attach-social-embed.ts`.
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
