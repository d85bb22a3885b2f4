/** Constructed by script, so that a policy without inline styles lets it in. */
export const style = `
:host{all:initial;--bg:oklch(.178 .01 285);--s1:oklch(.212 .01 285);--s2:oklch(.25 .01 285);--s3:oklch(.3 .01 285);
--text:oklch(.965 .005 285);--text-2:oklch(.8 .008 285);--text-3:oklch(.685 .01 285);--chalk:oklch(.89 .155 112);--ink:oklch(.165 .02 112);
--bad:oklch(.76 .14 25);--bad-bg:oklch(.33 .09 22);--warn:oklch(.84 .13 80);--warn-bg:oklch(.33 .06 75);--good:oklch(.78 .13 160);
--mono:"JetBrains Mono",ui-monospace,"SF Mono",Menlo,Consolas,monospace;
color:var(--text);font:13px/20px "Instrument Sans",system-ui,sans-serif;color-scheme:dark;direction:ltr}
*{box-sizing:border-box}
button{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;gap:8px;min-height:28px;padding:0 10px;border-radius:7px;cursor:pointer;
font-weight:600;white-space:nowrap}
button:focus-visible,pre:focus-visible{outline:2px solid var(--chalk);outline-offset:2px}
.line{background:var(--s2);border:1px solid var(--s3)}.line:hover{background:var(--s3)}
kbd,code,pre{font-family:var(--mono)}
kbd{padding:1px 6px;border-radius:5px;background:var(--s3);font-size:11px;line-height:18px}
dialog{width:min(980px,100vw - 32px);max-height:calc(100vh - 48px);padding:0;overflow:hidden;border:1px solid var(--s3);border-radius:16px;
background:var(--bg);color:inherit;box-shadow:0 24px 80px #000a}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:#0a0a0cb8;backdrop-filter:blur(6px)}
dialog::before{content:"";flex:none;height:4px;background:repeating-linear-gradient(90deg,var(--tone) 0 14px,transparent 14px 20px)}
[data-severity=error]{--tone:var(--bad);--tone-bg:var(--bad-bg)}[data-severity=warning]{--tone:var(--warn);--tone-bg:var(--warn-bg)}
header,footer{display:flex;flex:none;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:10px 24px;color:var(--text-2)}
header{border-block-end:1px solid var(--s3)}
header strong{color:var(--text);font-size:14px}.mark{width:18px;height:18px;flex:none}
.badge{padding:2px 8px;border-radius:6px;background:var(--tone-bg);color:var(--tone);font-size:12px;font-weight:600}
.end{margin-inline-start:auto}.quiet{color:var(--text-3);font-size:12px}
.body{min-height:0;overflow:auto;padding:24px 26px;outline:0}
h1{margin:0;font-size:28px;font-weight:600;line-height:36px;letter-spacing:-.02em;overflow-wrap:anywhere}
h1 code{color:var(--tone);font-size:.9em;font-weight:500;letter-spacing:-.01em}
.place{display:flex;flex-wrap:wrap;align-items:center;gap:8px 10px;margin:12px 0 18px;color:var(--text-2)}
.place code{overflow-wrap:anywhere}.place b{color:var(--text)}
.rule{padding:2px 8px;border-radius:5px;background:var(--s2);font:12px/18px var(--mono)}
pre{margin:0 0 16px;padding:14px 0;overflow-x:auto;border:1px solid var(--s3);border-radius:12px;background:oklch(.13 .008 285);
color:var(--text-2);font-size:14px;line-height:26px;tab-size:2}
pre span{display:block;width:max-content;min-width:100%;padding-inline:12px 24px;border-inline-start:3px solid transparent}
pre i{display:inline-block;width:4ch;margin-inline-end:3ch;color:var(--text-3);font-style:normal;text-align:end;user-select:none}
pre .here{border-color:var(--tone);background:var(--tone-bg);color:var(--text)}
pre mark{background:none;color:var(--tone);font-weight:600;text-decoration:underline 2px dashed var(--tone);text-underline-offset:6px}
.advice{display:grid;gap:2px;padding:14px 18px;border-radius:12px;background:var(--s1);border:1px solid var(--s3)}
.advice p{margin:0;overflow-wrap:anywhere;font-size:15px;line-height:22px}.advice code{font-size:14px}
footer{border-block-start:1px solid var(--s3);background:var(--s1)}
footer code{font-weight:600}
nav{display:flex;align-items:center;gap:8px;margin-inline-start:auto}footer>span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:1 1 200px}
aside{position:fixed;inset-block-end:20px;inset-inline-end:20px;z-index:2147483647;display:flex;align-items:center;gap:12px;max-width:calc(100vw - 40px);
padding:8px 12px;border:1px solid var(--s3);border-radius:12px;background:var(--bg);box-shadow:0 8px 32px #0009}
aside[data-severity]{border-color:var(--tone)}aside b{color:var(--tone)}aside[data-kind=fixed] b{color:var(--good)}
aside code{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--text-2);font-size:12px}
@media (max-width:600px){h1{font-size:20px;line-height:28px}.body,header,footer{padding-inline:16px}}
@media (forced-colors:active){pre .here,dialog,aside{border:2px solid Highlight}}
`
