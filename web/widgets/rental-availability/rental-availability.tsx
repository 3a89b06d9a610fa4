import { useSuspenseQuery } from '@apollo/client/react';
import { isWithin } from '@outrigger/rules/rental/rental-offer';
import { questionOf } from '@outrigger/rules/rental/rental-question';
import { zonedTime } from '@outrigger/rules/time/zoned-time';
import { parse } from 'valibot';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { Island } from '../../elements/island/island';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { answerVariables } from './answer-variables';
import { placesCss } from './chart-places';
import { deskIsland } from './desk-island';
import { CHART_SLOT } from './places';
import {
	RentalAnswerDocument,
	RentalFormDocument,
	type RentalFormQuery,
} from './rental-availability.embedded.generated';
import { type RentalAvailabilitySettings, RentalWords } from './settings';

type Rental = NonNullable<RentalFormQuery['rental']>;

const DAY_MS = 86_400_000;
const FIRST_PEOPLE = 2;

/** Shows whether the page's content is free for rent on a chosen day. Empty if the content is not for rent. */
export function RentalAvailability({ settings, element }: WidgetProps<RentalAvailabilitySettings>) {
	const node = useCurrentNode();
	const isOne = settings.source_type === 'current_post';
	const databaseId = isOne ? (node?.databaseId ?? 0) : null;
	const { data } = useSuspenseQuery(RentalFormDocument, { variables: { databaseId } });
	return data.rental && data.rental.places.length > 0 ? (
		<Question {...{ settings, databaseId }} id={element.id} rental={data.rental} />
	) : null;
}

interface QuestionProps {
	settings: RentalAvailabilitySettings;
	databaseId: number | null;
	/** The id of the element. */
	id: string;
	rental: Rental;
}

function Question({ settings, databaseId, id, rental }: QuestionProps) {
	const { url, path, site, languages = [] } = useCurrentPage();
	const { changesAt, styles, document } = useRender();
	const { season, today, places } = rental;
	// At midnight the first possible day changes.
	if (today >= season.from) changesAt?.(midnightAfter(today, site.timezone));
	const question = questionOf(url.searchParams, {
		day: isWithin(today, season) ? today : season.from,
		people: `${Math.min(FIRST_PEOPLE, rental.mostSeats)}`,
		driver: 'licence',
		place: places[0]?.slug ?? '',
	});
	useSuspenseQuery(RentalAnswerDocument, { variables: answerVariables(databaseId, question) });
	const anchor = `rental-${id}`;
	if (/^[\w-]+$/.test(id)) {
		const scope = `.elementor-${document.databaseId} .elementor-element-${id}`;
		styles.addCss(`rental-${document.databaseId}-${id}`, placesCss(scope, places));
	}
	const { image, image_size, image_custom_dimension } = settings;
	const chart = hasMedia(image) && (
		<MediaImage image={image} size={image_size} custom={image_custom_dimension} />
	);
	return (
		<div id={anchor}>
			<Island
				of={deskIsland}
				id={id}
				props={{
					databaseId,
					question,
					facts: {
						season,
						places,
						mostSeats: rental.mostSeats,
						keysFrom: rental.keysFrom,
						backBy: rental.backBy,
					},
					words: parse(RentalWords, settings),
					language: site.language,
					spoken: languages.find(({ isCurrent }) => isCurrent)?.slug ?? null,
					action: `${path}#${anchor}`,
					enquiryAnchor: settings.enquiry_anchor,
				}}
				slots={chart ? { [CHART_SLOT]: chart } : {}}
			/>
		</div>
	);
}

/** Returns the end of a day in a time zone, in milliseconds since 1970. */
function midnightAfter(day: string, zone: string): number {
	const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
	return zonedTime(next, zone) ?? Date.now() + DAY_MS;
}
