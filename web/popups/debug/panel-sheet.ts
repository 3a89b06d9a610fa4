/** The panel's own styles. A shadow root separates them from the styles of the page. */
export const PANEL_CSS = `
:host{position:fixed;inset:auto auto 0 0;z-index:2147483647;pointer-events:auto;font:14px/1.4 system-ui,sans-serif;color:#111}
details{width:26rem;max-width:100vw;box-sizing:border-box;max-height:70vh;overflow:auto;background:#fff;border:2px solid #111}
summary{padding:.5rem .75rem;font-weight:700;cursor:pointer;background:#ffe08a}
section{padding:.5rem .75rem;border-top:1px solid #999}
h2,h3{margin:0;font-size:1rem}
ul{margin:.25rem 0;padding-inline-start:1.2rem}
label{display:grid;grid-template-columns:6rem 1fr;gap:.5rem;margin:.25rem 0;align-items:center}
input,select,button{font:inherit;min-height:28px;color:#111;background:#fff;border:1px solid #555}
output{display:block;margin-top:.25rem;font-weight:700}
button{margin:.25rem .25rem 0 0;padding:0 .6rem}
::placeholder{color:#595959}
@media (width<768px){:host{inset:0 0 auto}details{max-height:45vh}}
`;
