import { type Count, decimalsOf } from './count';

/**
 * The run that a real site wrote on its own markup (`data-from-value`, `data-to-value`, `data-duration`,
 * `data-delimiter`); undefined on markup of ours, which keeps it in the element's settings.
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
