/**
 * Parts a sum by weights, in whole cents: every part is the exact share rounded down, and what is left goes, a cent
 * each, to the largest remainders, the first of equal ones first. The parts add up to the sum.
 *
 * @param sum whole cents from 0
 * @param weights whole numbers from 0; where all are 0 the first takes everything
 * @returns as many parts as there are weights; none is larger than its weight where the sum is not larger than all
 */
export function allocate(sum: number, weights: readonly number[]): number[] {
	const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
	if (whole === 0n) return weights.map((_, at) => (at === 0 ? sum : 0));
	const shares = weights.map((weight) => BigInt(sum) * BigInt(weight));
	const parts = shares.map((share) => Number(share / whole));
	const remainders = shares.map((share, at) => ({ at, remainder: share % whole }));
	remainders.sort((one, other) =>
		one.remainder === other.remainder
			? one.at - other.at
			: one.remainder > other.remainder
				? -1
				: 1,
	);
	const left = sum - parts.reduce((all, part) => all + part, 0);
	for (const { at } of remainders.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
	return parts;
}
