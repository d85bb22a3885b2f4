/**
 * Runs once the page is parsed and its style sheets are there, as a module does: makes the first paint inert, which answers to
 * nobody from here on, and asks for the code and starts the site once a frame was painted: until then the pictures of the
 * first screen have the network for themselves. A tab in the background paints none: it starts after a second. The text is the same for every site; the import map says which file the entry is.
 */
export const startScript = `document.getElementById("app").inert=!0;let n=0;const f=()=>{n++||(document.head.append(document.getElementById("code").content),import("/assets/main.js"))};requestAnimationFrame(()=>setTimeout(f));setTimeout(f,1e3)`
