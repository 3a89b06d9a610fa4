import { type Count, decimalsOf } from './count';

/**
 * The count in the attributes of a real site's own markup (`data-from-value`, `data-to-value`, `data-duration`,
 * `data-delimiter`); undefined on our markup, which has it in the element's settings.
 */
export function renderedCount({ dataset }: HTMLElement): Count | undefined {
	const to = Number(dataset.toValue);
	if (!dataset.toValue || !Number.isFinite(to)) return undefined;
	return {
		from: Number(dataset.fromValue) || 0,
		to,
		decimals: decimalsOf(dataset.toValue),
		durationMs: Number(dataset.duration) || 0,
		separator: dataset.delimiter ?? '',
	};
}
