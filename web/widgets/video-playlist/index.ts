import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import { PlaylistBrowserSettings } from './browser-settings';
import { PlaylistSettings } from './settings';
import { playlistStyles } from './styles';
import { VideoPlaylist } from './video-playlist';
import css from './video-playlist.css?inline';

export const videoPlaylist = defineWidget({
	types: ['video-playlist'],
	settings: PlaylistSettings,
	Markup: VideoPlaylist,
	styles: playlistStyles,
	css,
	partsCss: { 'click-to-load': clickToLoad },
	browserSettings: PlaylistBrowserSettings,
});
