/**
 * Divides a sum by weights, in whole cents. Each part is its exact share rounded down; the remaining cents go to the
 * largest remainders, one cent each, the first of equal remainders first. The parts add up to the sum.
 *
 * @param sum whole cents from 0
 * @param weights whole numbers from 0; where all are 0 the first part takes everything
 * @returns a part for each weight; no part exceeds its weight where the sum does not exceed the total of the weights
 */
export function allocate(sum: number, weights: readonly number[]): number[] {
	const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
	if (whole === 0n) return weights.map((_, at) => (at === 0 ? sum : 0));
	const shares = weights.map((weight) => BigInt(sum) * BigInt(weight));
	const parts = shares.map((share) => Number(share / whole));
	const remainders = shares.map((share, at) => ({ at, remainder: share % whole }));
	remainders.sort((one, other) => Number(other.remainder - one.remainder));
	const left = sum - parts.reduce((all, part) => all + part, 0);
	for (const { at } of remainders.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
	return parts;
}
