import { useTexts } from '../../ui/texts';
import type { Loop } from '../use-loop';
import type { LoopItemSettings } from './loop-settings';
import { DidYouMean, MissingField } from './search-hints';

/**
 * What is shown for an empty list: after a filter, a link to the whole list; after a search without results, a
 * suggestion; after an empty search, the search field.
 */
export function NothingFound({
	text,
	as: Tag = 'p',
	loop,
}: {
	/** Plain text; empty if the editor wants no text. */
	text: string;
	as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'div' | 'span' | 'p';
	loop: Loop;
}) {
	const say = useTexts();
	const { search, clearUrl } = loop;
	if (search?.trim() === '') return <MissingField />;
	if (text === '' && !clearUrl && !search) return null;
	return (
		<div className="e-loop-nothing-found-message">
			{search && !clearUrl && <DidYouMean search={search} className="e-search-suggestion" />}
			{text !== '' && (
				<Tag className="e-loop-nothing-found-message__text elementor-posts-nothing-found">
					{text}
				</Tag>
			)}
			{clearUrl && (
				<a className="e-loop-clear-filter" href={clearUrl}>
					{say('list.showAll')}
				</a>
			)}
		</div>
	);
}

/** The same content for a loop whose items are templates of the library; the texts come from the loop's settings. */
export function NoItemFound({ settings, loop }: { settings: LoopItemSettings; loop: Loop }) {
	return (
		<NothingFound
			text={settings.enable_nothing_found_message ? settings.nothing_found_message_text : ''}
			as={settings.nothing_found_message_html_tag}
			loop={loop}
		/>
	);
}
