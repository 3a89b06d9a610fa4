/**
 * GraphiQL on a phone. Its only layout is side by side, which at 390 px leaves 52 px for the answer. This sheet puts
 * the panels one below the other in the whole width; on a low screen the page scrolls. We append this to GraphiQL's own
 * sheet. Dragging writes its widths into `style` attributes, so ours have to be important.
 */
export const NARROW_LAYOUT = `
@media (max-width: 767px) {
	.graphiql-container, .graphiql-container .graphiql-main { flex-direction: column }
	.graphiql-container .graphiql-main { min-height: 0; overflow-y: auto }
	.graphiql-container .graphiql-sidebar { flex-direction: row; flex-shrink: 0; width: auto; overflow: auto hidden }
	.graphiql-container .graphiql-horizontal-drag-bar, .graphiql-container .graphiql-logo { display: none }
	.graphiql-container .graphiql-plugin {
		flex: none !important;
		min-width: 0 !important;
		max-height: 60%;
		border: solid hsla(var(--color-neutral), var(--alpha-background-heavy));
		border-width: 1px 0;
	}
	.graphiql-container .graphiql-sessions {
		flex: 1 0 auto !important;
		min-width: 0;
		max-height: none;
		margin: var(--px-8);
	}
	.graphiql-container .graphiql-sessions > div:last-child { flex-direction: column }
	.graphiql-container .graphiql-editors { flex: 1 0 22rem !important; min-height: 22rem }
	.graphiql-container .graphiql-response { flex: 1 0 20rem !important; min-height: 20rem }
}
`;
