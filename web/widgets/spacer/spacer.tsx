/** Room between two widgets. */
export function Spacer() {
	return (
		<div className="elementor-spacer">
			<div className="elementor-spacer-inner" />
		</div>
	);
}
