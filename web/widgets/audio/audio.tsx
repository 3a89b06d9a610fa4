import { safeUrl } from '@outrigger/rules/address/safe-url';
import { useRender } from '../../elements/context/render-context';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { ClickToLoad } from '../../ui/click-to-load';
import { Icon } from '../../ui/icon';
import { PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';
import { useTexts } from '../../ui/texts';
import type { AudioSettings } from './settings';
import { SOUND_ORIGIN, soundFile, soundFrame, soundName } from './sound-frame';

/**
 * A sound: SoundCloud's player after a press, or a file's player at once. Any other address becomes a link. The widget
 * renders nothing without an address.
 */
export function Audio({ settings }: WidgetProps<AudioSettings>) {
	const say = useTexts();
	const frame = soundFrame(settings);
	if (frame) return <Facade settings={settings} frame={frame} />;
	const file = soundFile(settings);
	const name = soundName(settings);
	if (file) {
		// biome-ignore lint/a11y/useMediaCaption: a sound has none of its own here
		return <audio src={file} controls preload="none" aria-label={name || say('media.sound')} />;
	}
	const href = safeUrl(settings.link.url);
	return href ? (
		<a className="elementor-audio__link" href={href} rel="noopener nofollow">
			{say('media.listen')}
		</a>
	) : null;
}

function Facade({ settings, frame }: { settings: AudioSettings; frame: string }) {
	const say = useTexts();
	const { allowFrame } = useRender();
	allowFrame(SOUND_ORIGIN);
	const name = soundName(settings);
	return (
		<div className="elementor-soundcloud-wrapper" data-visual={settings.visual || undefined}>
			<ClickToLoad
				src={frame}
				page={settings.link.url.replace(/^\/\//, 'https://')}
				title={say('media.soundOn', { name })}
				sandbox={PLAYER_SANDBOX}
				allow={PLAYER_FEATURES}
			>
				<span className="elementor-soundcloud__name">
					<Icon icon={iconNamed('far fa-play-circle')} />
					<span>{name}</span>
				</span>
				<span className="e-click-to-load__note">{say('media.playSound')}</span>
			</ClickToLoad>
		</div>
	);
}
