import { type InferOutput, object } from 'valibot';

/** No settings: only the styles read the height. */
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
