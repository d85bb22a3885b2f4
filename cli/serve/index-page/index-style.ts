/** Livery's own mark, as markup. */
export const mark =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M3 1h9v14l-9 8z"/><path fill="#cfd447" d="M3 23l9-9h10v5l-4 4z"/></svg>'

/** The operator's own look, of none of the tenants; light and dark as the system has it. */
export const style = `
:root{color-scheme:light dark;--bg:light-dark(oklch(.962 .003 285),oklch(.178 .01 285));--s1:light-dark(oklch(.995 .001 285),oklch(.212 .01 285));
--s2:light-dark(oklch(.94 .004 285),oklch(.25 .01 285));--line:light-dark(oklch(.88 .006 285),oklch(.3 .01 285));
--text:light-dark(oklch(.21 .01 285),oklch(.965 .005 285));--text-2:light-dark(oklch(.42 .01 285),oklch(.8 .008 285));
--text-3:light-dark(oklch(.5 .01 285),oklch(.685 .01 285));--chalk:light-dark(oklch(.46 .1 112),oklch(.89 .155 112));
--mono:"JetBrains Mono",ui-monospace,"SF Mono",Menlo,Consolas,monospace;font:13px/20px "Instrument Sans",system-ui,sans-serif}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;background:var(--bg);color:var(--text)}
a{color:inherit}code{font:12px/19px var(--mono)}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--chalk);outline-offset:2px}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:10px 24px;padding:12px 32px;border-block-end:1px solid var(--line);background:var(--s1)}
header b{display:flex;align-items:center;gap:9px;font-size:17px;letter-spacing:-.02em}header b+span{color:var(--text-2)}
header svg{width:20px;height:20px}header .panel{margin-inline-start:auto}
.search{flex:0 1 420px;display:flex;align-items:center;height:40px;padding-inline:14px 8px;border:1px solid var(--line);border-radius:8px;background:var(--bg)}
.search:focus-within{border-color:var(--chalk)}.search input{flex:1;min-width:0;border:0;background:none;color:inherit;font:inherit;outline:0}
kbd{padding:0 7px;border:1px solid var(--line);border-radius:5px;color:var(--text-3);font:11px/20px var(--mono)}
.button,.copy{display:inline-flex;align-items:center;gap:6px;min-height:32px;padding:0 12px;border:1px solid var(--line);border-radius:7px;background:var(--s1);
color:inherit;font:600 13px/20px inherit;font-family:inherit;text-decoration:none;cursor:pointer}.button:hover,.copy:hover{background:var(--s2)}
main{display:grid;gap:16px 24px;max-width:1440px;margin:0 auto;padding:20px 32px 64px}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px}h1{margin:0;font-size:28px;line-height:40px;letter-spacing:-.02em}.head p{margin:0;color:var(--text-2)}
.head p::before{content:"";display:inline-block;width:8px;height:8px;margin-inline-end:8px;border-radius:4px;background:oklch(.6 .12 160)}
.views{display:flex;flex-wrap:wrap;gap:8px;margin-inline-start:auto}.choices{display:flex;padding:3px;border-radius:8px;background:var(--s2)}
.choices label{position:relative;display:flex;align-items:center;min-height:28px;padding:0 10px;border-radius:6px;color:var(--text-2);font-weight:600;cursor:pointer}
.choices input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.choices :has(:checked){background:var(--s1);color:var(--text)}.choices :has(:focus-visible){outline:2px solid var(--chalk);outline-offset:2px}
@media (forced-colors:active){.choices :has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}}
ul{margin:0;padding:0;list-style:none}
.sites{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:18px;align-items:start}
.card{overflow:hidden;border:1px solid var(--line);border-radius:14px;background:var(--s1);transition:translate .16s,border-color .16s}
.card:hover,.card:focus-within{border-color:var(--text)}
.shot{display:block;background:var(--s2)}.shot img{display:block;width:100%;aspect-ratio:329/206;object-fit:cover;object-position:0 0}
.body{padding:12px 16px 14px}
h2{display:flex;align-items:center;gap:9px;min-width:0;margin:0;font-size:16px;line-height:24px;letter-spacing:-.01em}
h2 a{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-decoration:none}h2 img{flex:none;width:22px;height:22px;object-fit:contain}
h2 code{flex:none;color:var(--text-2);font-weight:400}
.pair{display:flex;justify-content:space-between;gap:12px;margin:6px 0 0;color:var(--text-2)}.pair span:last-child{flex:none;color:var(--text-3)}
.stitches{flex:1;height:6px;margin-block:7px}.stitches rect{fill:var(--line)}.stitches .on{fill:var(--text-2)}
summary{list-style:none;cursor:pointer}summary:hover .on{fill:var(--text)}summary::-webkit-details-marker{display:none}
summary span::after{content:"";display:inline-block;width:6px;height:6px;margin-inline-start:8px;border:solid;border-width:0 1px 1px 0;rotate:45deg;translate:0 -3px}
details[open] summary span::after{rotate:225deg;translate:0 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0;color:var(--text-2);font-size:12px;line-height:18px}dt{color:var(--text-3);font-weight:600}dd{margin:0}
.accounts{display:grid;gap:6px;margin-block-start:12px;padding-block-start:12px;border-block-start:1px solid var(--line)}
.accounts li{display:grid;grid-template-columns:56px 1fr auto;align-items:center;gap:8px;color:var(--text-2)}.accounts code{overflow-wrap:anywhere;color:var(--text)}
.copy{min-height:26px;padding:0 8px;font-size:12px}
.facets,.peek{display:none}
.none{padding:32px;border:1px dashed var(--line);border-radius:14px;color:var(--text-2);text-align:center}
@media (min-width:1000px){
.is-many{max-width:none;grid-template:auto auto 1fr/196px minmax(0,1fr) 340px;padding-inline:24px}.is-many .head,.is-many .none{grid-column:2}
.is-many .facets{display:block;grid-row:1/4;position:sticky;top:84px;align-self:start;max-height:calc(100vh - 100px);padding-inline-end:12px;overflow:auto}
.is-many .peek{display:block;grid-area:1/3/4;position:sticky;top:84px;align-self:start}
.is-many .sites{grid-column:2;grid-template-columns:repeat(auto-fill,minmax(128px,1fr));gap:16px 14px}
.is-many .sites .card{border:0;border-radius:8px;background:none;content-visibility:auto;contain-intrinsic-size:128px 104px}
.is-many .sites .shot{overflow:hidden;border-radius:7px;outline:1px solid var(--line)}.is-many .sites .is-shown .shot{outline:2px solid var(--chalk);outline-offset:-2px}
.is-many .sites .shot img{aspect-ratio:116/73}.is-many .sites .body{padding:6px 2px}
.is-many .sites h2{gap:7px;font-size:13px;line-height:20px;font-weight:500}.is-many .sites .is-shown h2{font-weight:700}.is-many .sites h2 img{width:15px;height:15px}
.is-many .sites h2 code,.is-many .sites .pair,.is-many .sites details,.is-many .sites .accounts{display:none}
}
.is-list .sites{grid-template-columns:minmax(0,1fr);gap:6px}.is-list .sites .card{display:flex;align-items:center;border-radius:10px;content-visibility:auto;contain-intrinsic-size:auto 92px}
.is-list .sites .shot{flex:none;width:116px}.is-list .sites .shot img{aspect-ratio:116/73}
.is-list .sites .body{flex:1;display:grid;grid-template-columns:minmax(180px,2fr) minmax(120px,2fr) minmax(150px,2fr) minmax(260px,3fr);align-items:center;gap:4px 24px;min-width:0;padding:8px 16px}
.is-list .sites :is(.pair,.accounts){margin:0;padding:0;border:0}.is-list .sites h2{flex-wrap:wrap;gap:0 9px}.is-list .sites h2 code{flex-basis:100%;overflow:hidden;text-overflow:ellipsis}.is-list .sites .accounts{gap:2px}
.is-list .sites :is(h2 code,.pair,.accounts){display:flex}.is-list .sites .accounts{display:grid}.is-list .sites details{display:block}.is-list.is-many .sites .body{grid-template-columns:minmax(0,1fr)}
.is-list.is-many .sites :is(h2 code,.accounts,details){display:none}.is-list .card:hover{translate:none}
@media (max-width:1100px){.is-list .sites .body{grid-template-columns:minmax(0,1fr)}}
fieldset{margin:0 0 20px;padding:0;border:0}legend{padding:0;margin-block-end:6px;color:var(--text-3);font-weight:600}
.facets label{display:flex;overflow-wrap:anywhere;align-items:center;gap:9px;min-height:28px;cursor:pointer}.facets label span{flex:none;margin-inline-start:auto;padding-inline-start:8px;color:var(--text-3)}
.facets input{width:15px;height:15px;margin:0;accent-color:var(--chalk)}
.open{display:none}.peek .open{display:flex;justify-content:center;min-height:40px;margin-block-start:16px;background:var(--text);color:var(--bg)}
@media (max-width:600px){header,main{padding-inline:16px}.search{flex:1 1 100%}header .panel{margin-inline-start:0}}
@media (prefers-reduced-motion:no-preference){.card:hover{translate:0 -2px}}
`
