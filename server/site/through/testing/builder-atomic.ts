/**
 * Elements of the builder's version 4 as it prints them: no widget types, a panel that an attribute and a style close,
 * and a list of interactions at the end of the page.
 */
const tab = (at: number, title: string) =>
	`<button class="e-tab-base${at === 0 ? ' e--selected' : ''}" data-interaction-id="e40001${at}" data-id="e40001${at}" data-e-type="e-tab" role="tab" id="e400001-tab-${at}" aria-controls="e400001-tab-content-${at}" aria-selected="${at === 0}" tabindex="${at === 0 ? 0 : -1}"><span class="e-paragraph-base">${title}</span></button>`;

const panel = (at: number, text: string) =>
	`<div class="e-tab-content-base${at === 0 ? ' e--selected' : ''}" data-interaction-id="e40002${at}" data-id="e40002${at}" data-e-type="e-tab-content" role="tabpanel" id="e400001-tab-content-${at}" aria-labelledby="e400001-tab-${at}"${at === 0 ? '' : ' hidden="true" style="display: none;"'}><p class="e-paragraph-base">${text}</p></div>`;

/** Tabs, a film and a box with an entrance effect. */
export const ATOMIC_ELEMENTS = `<div class="elementor elementor-7"><div class="e-con e-atomic-element e-tabs-base" data-interaction-id="e400001" data-id="e400001" data-element_type="e-tabs" data-e-type="e-tabs" x-data="eTabse400001" data-e-settings="{&quot;default-active-tab&quot;:&quot;e400001-tab-0&quot;}"><div class="e-tabs-menu-base" data-id="e400002" data-e-type="e-tabs-menu" role="tablist">${tab(0, 'Sail')}${tab(1, 'Motor')}</div><div class="e-tabs-content-area-base" data-id="e400003" data-e-type="e-tabs-content-area">${panel(0, 'Sail boats.')}${panel(1, 'Motor boats.')}</div></div><div class="e-youtube-base" data-id="e400004" data-interaction-id="e400004" data-e-type="e-youtube" data-settings="{&quot;source&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=XHOmBV4js_E&quot;,&quot;autoplay&quot;:false,&quot;mute&quot;:false,&quot;controls&quot;:true,&quot;loop&quot;:false}"></div><div class="e-con e-atomic-element e-div-block-base" data-id="e400005" data-interaction-id="e400005" data-element_type="e-div-block" data-e-type="e-div-block"><p class="e-paragraph-base">Comes in</p></div></div>`;

/** The list of interactions at the end of the page. */
export const ATOMIC_INTERACTIONS = `<script type="application/json" id="elementor-interactions-data">[{"elementId":"e400005","dataId":"e400005","interactions":{"version":1,"items":[{"$$type":"interaction-item","value":{"trigger":{"$$type":"string","value":"load"},"animation":{"$$type":"animation-preset-props","value":{"effect":{"$$type":"string","value":"fade"},"type":{"$$type":"string","value":"in"},"direction":{"$$type":"string","value":""},"timing_config":{"$$type":"timing-config","value":{"duration":{"$$type":"size","value":{"size":600,"unit":"ms"}},"delay":{"$$type":"size","value":{"size":0,"unit":"ms"}}}}}}}}]}}]</script>`;
