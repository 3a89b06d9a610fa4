import { hashSource } from '@outrigger/http/hash-source';
import type { FontCatalogue } from '@outrigger/rules/fonts/font-catalogue';

/** The font family of the text on a card, if the host serves it. */
const FAMILY = 'Newsreader';

const RULES = `
:root{color-scheme:dark;background:#0c2a38;color:#f4ead6;font:1.0625rem/1.5 "${FAMILY}",Georgia,serif}
main{display:grid;justify-items:center;gap:1.5rem}
body{margin:0;min-height:100vh;display:grid;align-content:center;padding:clamp(1rem,4vw,3rem);box-sizing:border-box;background:linear-gradient(#12495c,#0c2a38 60%)}
h1{margin:0;font-size:clamp(1.375rem,1.1rem + 1.2vw,2rem);font-weight:400;line-height:1.2;text-wrap:balance}
.card,form{width:min(100%,64rem);box-sizing:border-box}
.card{display:grid;gap:clamp(1rem,2.5vw,2rem);padding:clamp(.6rem,1.4vw,1.1rem);background:#fbf7ee;color:#2a1608;box-shadow:0 1.5rem 3rem #0006}
.card figure{margin:0}
.card img{display:block;width:100%;height:auto}
.card figcaption{padding-block-start:.5rem;font-style:italic}
.back{display:grid;grid-template-rows:1fr auto;gap:1.25rem;min-height:12rem;padding:.5rem}
.words{margin:0;align-self:center;font-size:clamp(1.25rem,1rem + 1.1vw,1.75rem);font-style:italic;line-height:1.35;white-space:pre-line;overflow-wrap:anywhere;text-align:start}
.written{margin:0;padding-block-start:.75rem;border-block-start:1px solid #2a160840;font-size:.9375rem;line-height:1.4;color:#5b4636}
@media(min-width:48rem){.card{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.back{border-inline-start:1px solid #2a160840;padding-inline-start:clamp(1rem,2.5vw,2rem)}}
.send{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;width:min(100%,40rem)}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.links{display:flex;flex-wrap:wrap;gap:.25rem 2rem}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-underline-offset:.25em}
label,legend{padding:0;font-weight:600}
input[readonly],textarea{box-sizing:border-box;width:100%;min-height:44px;padding:.6rem .8rem;font:inherit;color:#2a1608;background:#fbf7ee;border:2px solid #8a7763;border-radius:0}
textarea{font-size:1.25rem;font-style:italic;line-height:1.35}
button{min-height:44px;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:#071019;background:#f0c064;border:0;border-radius:2px;cursor:pointer}
button:hover{background:#fbf7ee}
[hidden]{display:none}
:focus-visible{outline:3px solid #f0c064;outline-offset:3px}
[role=status]{min-height:1.5em;margin:0}
[role=alert]{margin:0;padding:.75rem 1rem;color:#2a1608;background:#ffd9b8;border-inline-start:4px solid #b3400f}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
fieldset{margin:0;padding:0;border:0}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(46%,11rem),1fr));gap:.75rem;padding-block-start:.75rem}
.pictures label{color-scheme:light;display:block;padding:.4rem;font-size:1rem;font-weight:400;font-style:italic;line-height:1.25;color:#2a1608;background:#fbf7ee;cursor:pointer}
.pictures img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;margin-block-end:.4rem}
.pictures input{accent-color:#b3400f;width:1.25rem;height:1.25rem;margin:0 .4rem 0 0;vertical-align:-.2rem}
.pictures label:has(:checked){outline:4px solid #f0c064}
.pictures label:has(:focus-visible){outline:4px solid #fff;outline-offset:2px}
.pictures input:focus-visible{outline:0}
.hint{margin:0}
@media(prefers-reduced-motion:no-preference){.card.turns{animation:turn .6s cubic-bezier(.2,.7,.2,1)}@keyframes turn{from{transform:perspective(90rem) rotateY(-80deg);opacity:.2}}}
@media print{:root,body{color:#000;background:none}.send,.links{display:none}.card{box-shadow:none;border:1px solid}}
@media(forced-colors:active){.card,button{border:1px solid}}
`;

/** The sheet of the pages of cards, and its hash for the policy. */
export interface CardSheet {
	css: string;
	/** `sha256-…` of the sheet. */
	hash: string;
}

/** Writes the sheet with the host's font faces of `FAMILY`; the machine's serif is the fallback. */
export function cardSheet({ families }: FontCatalogue): CardSheet {
	const files = families.find(({ name }) => name === FAMILY)?.files ?? [];
	const faces = files.map(
		({ address, style, weight, unicodeRange }) =>
			`@font-face{font-family:"${FAMILY}";font-style:${style};font-weight:${weight.join(' ')};font-display:swap;src:url("${address}") format("woff2");unicode-range:${unicodeRange}}`,
	);
	const css = faces.join('') + RULES;
	return { css, hash: hashSource(css) };
}
