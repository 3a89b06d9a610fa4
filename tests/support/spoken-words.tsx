/** Words as they must not be written: `tests/texts.test.ts` looks whether it finds them. */
export function SpokenWords({ warn }: { warn: (message: string) => void }) {
	warn('This goes to the log alone');
	document.body.setAttribute('aria-label', 'Slides');
	return (
		<section aria-label="Close the panel" className="e-words">
			Search {['Nothing was found.']}
			{document.hidden && ' (optional)'}
		</section>
	);
}
