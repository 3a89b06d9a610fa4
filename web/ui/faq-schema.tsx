import { plainText } from '@outrigger/rules/text/plain-text';
import { jsonForScript } from '@outrigger/rules/values/json-for-script';

/** A question and its answer. */
export interface Question {
	/** Its tags are taken away. */
	title: string;
	/** A text, or safe markup. */
	answer: string;
}

/** Structured data with questions and answers for search engines. Renders nothing if no question has an answer. */
export function FaqSchema({ questions }: { questions: readonly Question[] }) {
	const mainEntity = questions.flatMap(({ title, answer }) => {
		const name = plainText(title).trim();
		const text = answer.trim();
		if (name === '' || text === '') return [];
		return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
	});
	if (mainEntity.length === 0) return null;
	const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
	return (
		<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
	);
}
