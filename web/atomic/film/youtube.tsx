import { fields, typed } from '@outrigger/rules/atomic/envelope';
import { address, flag, numberValue } from '@outrigger/rules/atomic/values/scalars';
import {
	filmAt,
	filmFrame,
	filmLabel,
	filmOrigins,
	filmPage,
} from '@outrigger/rules/embeds/film-hosts';
import type { InferOutput } from 'valibot';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useRender } from '../../elements/context/render-context';
import { ClickToLoad } from '../../ui/click-to-load';
import { PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';
import { useTexts } from '../../ui/texts';

/** A number of seconds; it may be stored as a numeral in a text. */
const second = typed({ string: numberValue, number: numberValue });

/** The settings of a film at YouTube. */
export const youtubeSettings = fields({
	source: address,
	start: second,
	end: second,
	mute: flag(false),
	loop: flag(false),
	captions: flag(false),
	player_controls: flag(true),
	rel: flag(true),
});

/**
 * A film at YouTube. The page loads the player when a visitor presses play; without script the widget is a link to the
 * film.
 */
export function Youtube({
	settings: { source, start, end, mute, loop, captions, player_controls, rel },
	attributes,
}: AtomicProps<InferOutput<typeof youtubeSettings>>) {
	const say = useTexts();
	const { allowFrame } = useRender();
	const film = filmAt(source ?? '', 'youtube');
	if (!film) return <div {...attributes} />;
	for (const origin of filmOrigins(film)) allowFrame(origin);
	const options = { mute, loop, captions, controls: player_controls, related: rel, start, end };
	return (
		<div {...attributes}>
			<ClickToLoad
				src={filmFrame(film, { ...options, autoplay: true })}
				page={filmPage({ ...film, start: start || film.start })}
				title={say('media.film', { service: filmLabel(film), name: film.id })}
				sandbox={PLAYER_SANDBOX}
				allow={PLAYER_FEATURES}
			>
				<span className="e-click-to-load__note">
					{say('media.playFilmFrom', { service: filmLabel(film) })}
				</span>
			</ClickToLoad>
		</div>
	);
}
