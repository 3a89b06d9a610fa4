import { useQuery } from '@apollo/client/react';
import {
	questionOf,
	RENTAL_PARAMETERS,
	type RentalQuestion,
} from '@outrigger/rules/rental/rental-question';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../../shop/cart/use-hydrated';
import { Answer } from './answer';
import { messagesOf, offerValues, questionValues, type RentalFacts } from './answer-values';
import { answerVariables } from './answer-variables';
import { Field } from './field';
import { Places } from './places';
import { RentalAnswerDocument } from './rental-availability.embedded.generated';
import type { RentalWords } from './settings';

/** The props of the island with the form, which the browser gets as well. */
export interface DeskProps {
	/** The id of the thing in the question; null for all things. */
	databaseId: number | null;
	/** The question from the address, or else the default question of the page. */
	question: RentalQuestion;
	facts: RentalFacts;
	words: RentalWords;
	/** The language of the page as a BCP 47 tag. */
	language: string;
	/** The language of the answers on a site in several languages, for example `de`; null on a site in one language. */
	spoken: string | null;
	/** The path of the page, with the place of this element: `/fleet/marlin/#rental-c5d1f08`. */
	action: string;
	/** The anchor of the enquiry, for example `#ask`; empty for none. */
	enquiryAnchor: string;
}

/**
 * A form for day, people, licence and place. It answers with one sentence, and is a plain form until the script has
 * loaded.
 */
export function Desk(props: DeskProps) {
	const { databaseId, facts, words, language, spoken, action } = props;
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [question, setQuestion] = useState(props.question);
	const isLive = useHydrated();
	const { data, previousData, loading, error } = useQuery(RentalAnswerDocument, {
		variables: answerVariables(databaseId, question),
		...(spoken && { context: { uri: `/graphql?lang=${spoken}` } }),
	});
	const read = () => {
		if (!form.current) return;
		const typed = new URLSearchParams(
			[...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
		);
		setQuestion(questionOf(typed, { day: '', people: '', driver: '', place: '' }));
	};
	// A visitor may have chosen values before the script loaded.
	useEffect(read, []);

	// The sentence keeps the inputs of an earlier query until the new answer arrives.
	const [answered, setAnswered] = useState(question);
	if (data && answered !== question) setAnswered(question);
	const rental = data?.rental ?? previousData?.rental;
	const availability = rental?.availability;
	const values = questionValues(answered, facts, language);
	const offer = databaseId === null ? undefined : availability?.offers[0];
	const faults = [...(availability?.faults ?? []), ...(offer?.faults ?? [])];
	const messages = messagesOf(faults, words, {
		...values,
		...(offer && offerValues(offer, words)),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		read();
	};

	return (
		<form
			ref={form}
			className={isLive ? 'e-rental e-rental--live' : 'e-rental'}
			method="get"
			action={action}
			noValidate
			onChange={read}
			onSubmit={submit}
			aria-busy={loading}
		>
			<div className="e-rental__fields">
				<Field id={`${id}day`} label={words.day_label} fault={messages.day}>
					<input
						type="date"
						name={RENTAL_PARAMETERS.day}
						defaultValue={props.question.day}
						min={facts.season.from}
						max={facts.season.to}
						required
					/>
				</Field>
				<Field id={`${id}people`} label={words.people_label} fault={messages.people}>
					<input
						type="number"
						inputMode="numeric"
						name={RENTAL_PARAMETERS.people}
						defaultValue={props.question.people}
						min={1}
						max={facts.mostSeats}
						required
					/>
				</Field>
				<Field id={`${id}driver`} label={words.driver_label} fault={messages.driver}>
					<select
						name={RENTAL_PARAMETERS.driver}
						defaultValue={props.question.driver === 'licence' ? 'licence' : 'none'}
					>
						<option value="licence">{words.licence_option}</option>
						<option value="none">{words.none_option}</option>
					</select>
				</Field>
			</div>
			<Places
				id={`${id}place`}
				label={words.place_label}
				places={facts.places}
				chosen={props.question.place}
				fault={messages.place}
			/>
			<div className="e-rental__answer">
				<Answer
					{...{ words, values, question, offer, availability, messages }}
					isOne={databaseId !== null}
					enquiryAnchor={props.enquiryAnchor}
					hasFailed={error !== undefined && !loading}
				/>
				<button type="submit" className="elementor-button e-rental__submit">
					{words.button_text}
				</button>
			</div>
		</form>
	);
}
