/**
 * Runs before anything paints: sets the visitor's theme and language on the root element. The text is the same for
 * every tenant; what differs stands in data attributes. `data-pending` hides the first paint's words while they are in
 * another language than the visitor's, `data-session` its ways to log in where a session waits to be taken up, and
 * `data-side` is how the visitor left the side menu.
 */
export const bootScript = `(function(){var d=document.documentElement,a=d.dataset;try{var m=localStorage.getItem("theme");if(m&&a.themes.split(" ").indexOf(m)>-1)a.theme=m;var l=localStorage.getItem("lang"),f=l&&a.languages.split(" ").filter(function(e){return e.split(":")[0]===l})[0];if(f){f=f.split(":");if(f[1]!==d.lang){d.lang=f[1];d.dir=f[2];a.pending="language"}}var s=localStorage.getItem("sideMenu");if(s==="open"||s==="closed")a.side=s;if(sessionStorage.getItem("token"))a.session="kept"}catch(e){a.storage="none"}})()`
