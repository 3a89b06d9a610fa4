import { questionQuery, type RentalQuestion } from '@outrigger/rules/rental/rental-question';
import { type Availability, driverOfEnquiry, type Offer, offerValues } from './answer-values';
import { FilledWords, fillWords, type Values } from './fill-words';
import type { RentalWords } from './settings';

interface AnswerProps {
	words: RentalWords;
	values: Values;
	question: RentalQuestion;
	/** The offer for the thing that the question is about; undefined for a list and before an answer has arrived. */
	offer: Offer | undefined;
	availability: Availability | undefined;
	/** The errors of the question, by the part of the form. */
	messages: Partial<Record<keyof RentalQuestion, string>>;
	isOne: boolean;
	enquiryAnchor: string;
	hasFailed: boolean;
}

/** The answer as a sentence, and the link to the enquiry. Screen readers read it after each change. */
export function Answer(props: AnswerProps) {
	const { words, values, question, offer, availability, messages, enquiryAnchor } = props;
	const isRefused = Object.keys(messages).length > 0;
	// The link to the enquiry is shown despite an error about the driver, because an enquiry may ask for a skipper.
	// Other errors hide the link.
	const mayAsk = enquiryAnchor !== '' && Object.keys(messages).every((field) => field === 'driver');
	return (
		<>
			<div className="e-rental__sentence" aria-live="polite">
				{props.hasFailed ? (
					<p>{words.failed_text}</p>
				) : isRefused ? (
					<p>
						{words.no_text}{' '}
						<span className="elementor-screen-only">{Object.values(messages).join(' ')}</span>
					</p>
				) : (
					availability && <Given {...props} availability={availability} />
				)}
			</div>
			{props.isOne && !isRefused && (
				<p className="e-rental__hours">{fillWords(words.hours_text, values)}</p>
			)}
			{offer && mayAsk && (
				<a
					className="elementor-button e-rental__ask"
					href={`${offer.uri}${questionQuery({ ...question, driver: driverOfEnquiry(offer) })}${enquiryAnchor}`}
				>
					{fillWords(words.enquiry_text, offerValues(offer, words))}
				</a>
			)}
		</>
	);
}

function Given({
	words,
	values,
	question,
	offer,
	availability,
	isOne,
}: AnswerProps & { availability: Availability }) {
	if (isOne) {
		return offer ? (
			<p>
				<FilledWords text={words.yes_text} values={{ ...values, ...offerValues(offer, words) }} />
			</p>
		) : null;
	}
	const possible = availability.offers.filter(({ faults }) => faults.length === 0);
	if (possible.length === 0) return <p>{words.list_none_text}</p>;
	return (
		<>
			<p>
				<FilledWords text={words.list_text} values={{ ...values, count: possible.length }} />
			</p>
			<ul className="e-rental__offers">
				{possible.map((one) => (
					<li key={one.databaseId}>
						<a href={`${one.uri}${questionQuery(question)}`}>{one.title}</a>{' '}
						<span>{fillWords(words.item_text, { ...values, ...offerValues(one, words) })}</span>
					</li>
				))}
			</ul>
		</>
	);
}
