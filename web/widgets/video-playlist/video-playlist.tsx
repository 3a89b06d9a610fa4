import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import {
	type Film,
	filmFrame,
	filmLabel,
	filmOrigins,
	filmPage,
} from '@outrigger/rules/embeds/film-hosts';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { type ReactNode, useId } from 'react';
import { useRender } from '../../elements/context/render-context';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { ClickToLoad } from '../../ui/click-to-load';
import { Icon } from '../../ui/icon';
import { PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { Title } from '../../ui/title';
import buttonsCss from './playlist-buttons.css?inline';
import { fileOfRow, filmOfRow } from './row-film';
import type { PlaylistRow, PlaylistSettings } from './settings';

/** A row that has a film. */
interface Entry {
	row: PlaylistRow;
	film: Film | undefined;
	file: string | undefined;
	panelId: string;
}

/**
 * A player beside a list of films. Without script the list leads to the films on the page, each with its texts; the
 * handler turns the list into tabs. The widget omits rows without a film, and renders nothing if no row has a film.
 */
export function VideoPlaylist({ settings }: WidgetProps<PlaylistSettings>) {
	const id = useId().replace(/[^\w-]/g, '');
	const rows = settings.tabs.map((row, index): PlaylistRow | Entry => {
		if (row.type === 'section') return row;
		const { film, file } = { film: filmOfRow(row), file: fileOfRow(row) };
		return { row, film, file, panelId: `e-playlist-${id}-${index + 1}` };
	});
	const shown = rows.filter((each) => !('panelId' in each) || each.film || each.file);
	const entries = shown.filter((each) => 'panelId' in each);
	useRender().styles.addCss('playlist-buttons', buttonsCss, 'kit');
	if (entries.length === 0) return null;
	return (
		<div className="e-tabs" data-side={settings.tabs_alignment}>
			<div className="e-tabs-main-area">
				<div className="e-tabs-content-wrapper">
					{entries.map((entry, index) => (
						<Panel key={entry.panelId} entry={entry} index={index} settings={settings} />
					))}
				</div>
				<div className="e-tabs-wrapper">
					<div className="e-tabs-header">
						{settings.playlist_title && (
							<Title
								as={settings.playlist_title_tag}
								className="e-tabs-title"
								html={settings.playlist_title}
							/>
						)}
						{settings.show_video_count && (
							<span className="e-tabs-videos-count">
								{`${entries.length} ${entries.length === 1 ? 'video' : 'videos'}`}
							</span>
						)}
					</div>
					<div className="e-tabs-items-wrapper">
						<div className="e-tabs-items">
							{shown.map((each) =>
								'panelId' in each ? (
									<Item
										key={each.panelId}
										entry={each}
										index={entries.indexOf(each)}
										settings={settings}
									/>
								) : (
									<Title
										key={`section-${each._id}-${each.title}`}
										as={each.section_html_tag}
										className="e-section-title"
										html={each.title}
									/>
								),
							)}
						</div>
					</div>
				</div>
			</div>
		</div>
	);
}

interface PartProps {
	entry: Entry;
	index: number;
	settings: PlaylistSettings;
}

/** Returns true if a text is certainly longer than its cut form, which is two lines of a wide player. */
function isLong(html: string): boolean {
	return plainText(html).length > 200;
}

function titleOf({ row }: Entry, index: number, say: Say): string {
	return row.title.trim() || say('media.video', { number: index + 1 });
}

function Item({ entry, index, settings }: PartProps) {
	const say = useTexts();
	const { row, panelId } = entry;
	return (
		<a
			className="e-tab-title elementor-tab-title"
			id={`${panelId}-tab`}
			href={`#${panelId}`}
			data-tab={index + 1}
			data-video={row._id || `${index + 1}`}
		>
			{settings.show_thumbnail && hasMedia(row.thumbnail) && (
				<span className="e-tab-thumbnail">
					<MediaImage image={row.thumbnail} size="thumbnail" maxWidth={112} alt="" />
				</span>
			)}
			<span className="e-tab-icon e-tab-play-icon">
				<Icon icon={settings.play_icon} />
			</span>
			<span className="e-tab-icon e-tab-watched-icon">
				<Icon icon={settings.watched_icon} />
			</span>
			<Title
				as={row.video_html_tag}
				className="e-tab-title-text"
				html={titleOf(entry, index, say)}
			/>
			{settings.show_duration && row.duration && (
				<span className="e-tab-duration">{row.duration}</span>
			)}
		</a>
	);
}

function Panel({ entry, index, settings }: PartProps) {
	const say = useTexts();
	const { row, film, file, panelId } = entry;
	const texts = ([1, 2] as const).flatMap((number) => {
		const html = row[`inner_tab_content_${number}`];
		const title = settings[`inner_tab_title_${number}`];
		return row.inner_tab_is_content_visible && html.trim() ? [{ number, html, title }] : [];
	});
	const hasOverlay = index === 0 && settings.show_image_overlay && hasMedia(settings.image_overlay);
	return (
		<div className="e-tab-content elementor-tab-content" id={panelId} data-tab={index + 1}>
			<div className="e-playlist-player">
				{film && (
					<Facade film={film} title={titleOf(entry, index, say)}>
						{hasOverlay ? (
							<MediaImage
								image={settings.image_overlay}
								size={settings.image_overlay_size}
								custom={settings.image_overlay_custom_dimension}
								alt=""
							/>
						) : (
							<MediaImage image={row.thumbnail} size="large" alt="" />
						)}
						<span className="elementor-custom-embed-play">
							<Icon icon={settings.show_play_icon} />
						</span>
					</Facade>
				)}
				{file && (
					// biome-ignore lint/a11y/useMediaCaption: the builder's rows have no captions
					<video
						className="elementor-video"
						src={file}
						poster={safeMediaUrl((hasOverlay ? settings.image_overlay : row.thumbnail).url)}
						aria-label={titleOf(entry, index, say)}
						controls
						playsInline
						preload={hasMedia(row.thumbnail) ? 'none' : 'metadata'}
					/>
				)}
			</div>
			{texts.length > 0 && (
				<div className="e-inner-tabs">
					{texts.length > 1 && (
						<div className="e-inner-tab-list">
							{texts.map(({ number, title }) => (
								<a
									key={number}
									className="e-inner-tab-title"
									id={`${panelId}-text-${number}-tab`}
									href={`#${panelId}-text-${number}`}
								>
									{title}
								</a>
							))}
						</div>
					)}
					{texts.map(({ number, html, title }) => (
						<div key={number} className="e-inner-tab" id={`${panelId}-text-${number}`}>
							<h3 className="e-inner-tab-heading">{title}</h3>
							<Markup className="e-inner-tab-text" html={html} />
							{settings.inner_tab_is_content_collapsible && isLong(html) && (
								<button type="button" className="e-inner-tab-toggle">
									{settings.inner_tab_label_show_more}
								</button>
							)}
						</div>
					))}
				</div>
			)}
		</div>
	);
}

/** The link to a film until the visitor presses it; the children are its picture. */
function Facade({ film, title, children }: { film: Film; title: string; children: ReactNode }) {
	const say = useTexts();
	const { allowFrame } = useRender();
	for (const origin of filmOrigins(film)) allowFrame(origin);
	return (
		<ClickToLoad
			src={filmFrame(film, { autoplay: true })}
			page={filmPage(film)}
			title={`${title} (${filmLabel(film)})`}
			sandbox={PLAYER_SANDBOX}
			allow={PLAYER_FEATURES}
			frameClassName="elementor-video"
		>
			{children}
			<span className="e-click-to-load__note">
				{say('media.playNamedFrom', { name: title, service: filmLabel(film) })}
			</span>
		</ClickToLoad>
	);
}
