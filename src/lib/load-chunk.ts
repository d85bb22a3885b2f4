/** What was asked for already, by address; a style sheet's promise is kept until it came. */
const asked = new Map<string, Promise<unknown>>()

function askFor(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css')
  const href = isStyle ? `/${file}` : import.meta.resolve(`/${file}`)
  const before = asked.get(href)
  if (before || document.querySelector(`link[href="${href}"]`)) return before ?? Promise.resolve()
  const came = new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = href
    // The browser keeps a script that came; the page need not carry it any longer.
    link.onload = isStyle ? resolve : () => link.remove()
    link.onerror = () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
    if (!isStyle) resolve(null)
  })
  asked.set(href, came)
  return came
}

/**
 * What the build puts around every `import()`: asks at once for all files that the part needs, and lets its code run when
 * its styles are there. Files are paths from the site's root; those of scripts are bound by the import map. A part that
 * shares its chunk with who asks for it has none.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(askFor))
  return load()
}
