import { type InferOutput, object } from 'valibot';

/** The height is a matter of style alone. */
export const SpacerSettings = object({});
export type SpacerSettings = InferOutput<typeof SpacerSettings>;

/** Room between two widgets. */
export function Spacer() {
	return (
		<div className="elementor-spacer">
			<div className="elementor-spacer-inner" />
		</div>
	);
}
