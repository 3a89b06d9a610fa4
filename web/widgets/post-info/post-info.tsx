import type { ReactNode } from 'react';
import { type CurrentNode, useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { MediaImage } from '../../elements/media/media-image';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import { rowContent, useTermsOf } from './row-content';
import type { PostInfoRow, PostInfoSettings } from './settings';

/** The largest width of an avatar in a line of text, in CSS pixels. */
const MOST_AVATAR_PX = 96;

/** The icons of rows for which the editor chose none. */
const ICONS: Readonly<Record<PostInfoRow['type'], string>> = {
	author: 'far fa-user-circle',
	date: 'fas fa-calendar',
	time: 'far fa-clock',
	comments: 'far fa-comment-dots',
	terms: 'fas fa-tags',
	custom: '',
};

/** Values of the current content beside its text: author, date, terms, number of comments. */
export function PostInfo({ settings }: WidgetProps<PostInfoSettings>) {
	const node = useCurrentNode();
	if (!node || settings.icon_list.length === 0) return null;
	const layout = settings.view === 'inline' ? 'elementor-inline-items' : '';
	return (
		<ul className={`elementor-icon-list-items elementor-post-info ${layout}`.trim()}>
			{settings.icon_list.map((row, index) => (
				<Row key={row._id || String(index)} row={row} node={node} />
			))}
		</ul>
	);
}

type RowProps<Row = PostInfoRow> = { row: Row; node: CurrentNode };

function Row({ row, node }: RowProps) {
	const { type } = row;
	return type === 'terms' ? (
		<TermsRow row={row} node={node} />
	) : (
		<FactRow row={{ ...row, type }} node={node} />
	);
}

function TermsRow({ row, node }: RowProps) {
	return <RowMarkup row={row} node={node} content={useTermsOf(row, node)} />;
}

function FactRow({ row, node }: RowProps<Parameters<typeof rowContent>[0]>) {
	const { site } = useCurrentPage();
	return <RowMarkup row={row} node={node} content={rowContent(row, node, site, useTexts())} />;
}

function RowMarkup({ row, node, content }: RowProps & { content: ReactNode }) {
	if (content === null) return null;
	const hasAvatar = row.type === 'author' && row.show_avatar;
	const avatar = hasAvatar ? node.author?.node.avatar?.url : undefined;
	const icon = row.show_icon === 'custom' ? row.selected_icon : iconNamed(ICONS[row.type]);
	return (
		<li className={`elementor-icon-list-item elementor-repeater-item-${row._id}`}>
			{avatar ? (
				<span className="elementor-icon-list-icon">
					<MediaImage
						image={{ id: null, url: avatar, alt: '' }}
						maxWidth={MOST_AVATAR_PX}
						alt=""
						className="elementor-avatar"
					/>
				</span>
			) : (
				row.show_icon !== 'none' &&
				icon.value !== '' && (
					<span className="elementor-icon-list-icon">
						<Icon icon={icon} />
					</span>
				)
			)}
			<span
				className={`elementor-icon-list-text elementor-post-info__item elementor-post-info__item--type-${row.type}`}
			>
				{row.text_prefix && (
					<span className="elementor-post-info__item-prefix">{row.text_prefix} </span>
				)}
				{content}
			</span>
		</li>
	);
}
