import {
	isShareNetwork,
	SHARE_NETWORKS,
	type ShareValues,
	shareAddress,
} from '@outrigger/rules/address/share-networks';
import type { Say } from '@outrigger/rules/texts/text';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import { COPY_LINK, SHARE_ICONS, type ShareTarget } from './networks';
import type { ShareButtonsSettings } from './settings';
import kitButtonsCss from './share-kit-buttons.css?inline';
import { shareValues } from './share-values';

type Row = ShareButtonsSettings['share_buttons'][number];

/**
 * Links with which a visitor shares this page, or another page, on networks. They are plain addresses and need no
 * script; printing and copying need script and are hidden without it. The widget renders nothing without rows.
 */
export function ShareButtons({ settings }: WidgetProps<ShareButtonsSettings>) {
	const say = useTexts();
	const values = shareValues(settings, useCurrentPage(), useCurrentNode(), say);
	const rows = settings.share_buttons.filter(({ button }) => isTarget(button));
	useRender().styles.addCss('share-buttons', kitButtonsCss, 'kit');
	if (rows.length === 0 && !settings.native_share) return null;
	return (
		<ul className="elementor-grid">
			{rows.map((row, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, the list never changes
				<li key={index} className="elementor-grid-item">
					<ShareButton row={row} settings={settings} values={values} />
				</li>
			))}
			{settings.native_share && (
				<li className="elementor-grid-item" hidden>
					<button type="button" className="elementor-share-btn elementor-share-btn_native">
						<Face icon="fas fa-share-alt" title={say('share.share')} settings={settings} />
					</button>
				</li>
			)}
		</ul>
	);
}

function ShareButton({
	row,
	settings,
	values,
}: {
	row: Row;
	settings: ShareButtonsSettings;
	values: ShareValues;
}) {
	const say = useTexts();
	const target = row.button as ShareTarget;
	const own = row.text.trim();
	const title = own || titleOf(target, say);
	const address = target === COPY_LINK ? null : shareAddress(target, values);
	const attributes = {
		className: `elementor-share-btn elementor-share-btn_${target}`,
		'aria-label': nameOf(target, own, say),
	};
	const face = <Face icon={SHARE_ICONS[target]} title={title} settings={settings} />;
	if (address === null) {
		return (
			<button type="button" {...attributes}>
				{face}
			</button>
		);
	}
	const isWeb = address.startsWith('https:');
	return (
		<a
			{...attributes}
			href={address}
			target={isWeb ? '_blank' : undefined}
			rel={isWeb ? 'noopener nofollow' : undefined}
		>
			{face}
		</a>
	);
}

/** The content of a button: icon, text, or both. */
function Face({
	icon,
	title,
	settings: { view, show_label },
}: {
	icon: string;
	title: string;
	settings: ShareButtonsSettings;
}) {
	const hasText = view === 'text' || (view === 'icon-text' && show_label);
	return (
		<>
			{view !== 'text' && (
				<span className="elementor-share-btn__icon">
					<Icon icon={iconNamed(icon)} />
				</span>
			)}
			{hasText ? (
				<span className="elementor-share-btn__text">
					<span className="elementor-share-btn__title">{title}</span>
				</span>
			) : (
				<span className="elementor-screen-only">{title}</span>
			)}
		</>
	);
}

function isTarget(name: string): name is ShareTarget {
	return name === COPY_LINK || isShareNetwork(name);
}

function titleOf(target: ShareTarget, say: Say): string {
	if (target === COPY_LINK) return say('share.copy');
	if (target === 'email') return say('common.email');
	return target === 'print' ? say('share.printShort') : SHARE_NETWORKS[target].title;
}

/** Returns the name for assistive technology; it begins with, or contains, the visible words. */
function nameOf(target: ShareTarget, own: string, say: Say): string | undefined {
	if (target === COPY_LINK) return own || undefined;
	const title = titleOf(target, say);
	if (target === 'print') return own || say('share.print');
	if (target === 'email') return own || say('share.byEmail');
	return own ? `${own} (${title})` : say('share.on', { network: title });
}
