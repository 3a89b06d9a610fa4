import type { FieldSettings } from '@outrigger/rules/atomic/forms/field-settings';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useInlineHtml } from '../../elements/atomic/inline-html';
import { useTexts } from '../../ui/texts';
import { useLabelled } from './form-context';

const KEPT: ReadonlySet<string> = new Set([
	...['b', 'strong', 'sup', 'sub', 's', 'em', 'i', 'u', 'del', 'span', 'br'],
]);

/** The label of a field. */
export function Label({ settings, element, attributes }: AtomicProps<FieldSettings>) {
	const html = useInlineHtml(settings.text || settings.label || '', KEPT);
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: its words are markup, its control stands elsewhere
		<label
			{...attributes}
			htmlFor={useLabelled(element)}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** The button that sends the form. */
export function SubmitButton({ settings, attributes }: AtomicProps<FieldSettings>) {
	const say = useTexts();
	const html = useInlineHtml(settings.text || settings.label || say('form.submit'), KEPT);
	return <button {...attributes} type="submit" dangerouslySetInnerHTML={{ __html: html }} />;
}
