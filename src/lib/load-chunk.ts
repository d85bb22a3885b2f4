/** By address of a script or style sheet that the page does not ask for by itself. */
export type Integrity = Readonly<Record<string, string>>

/** What was asked for already, by address; a style sheet's promise is kept until it came. */
const asked = new Map<string, Promise<unknown>>()

const isStyle = (file: string) => file.endsWith('.css')

/** Of a script its stable name stands in `file`: the import map binds it. */
const addressOf = (file: string) => (isStyle(file) ? `/${file}` : new URL(import.meta.resolve(`/${file}`)).pathname)

const isNew = (href: string) => !asked.has(href) && !document.querySelector(`link[href="${href}"]`)

function ask(href: string, integrity = ''): Promise<unknown> {
  const came = new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = isStyle(href) ? 'stylesheet' : 'modulepreload'
    link.integrity = integrity
    link.href = href
    // The browser keeps a script that came; the page need not carry it any longer.
    link.onload = isStyle(href) ? resolve : () => link.remove()
    link.onerror = () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
    if (!isStyle(href)) resolve(null)
  })
  asked.set(href, came)
  return came
}

/**
 * A loader of parts that takes the integrity of late files from `loadIntegrity`. The browser keeps a script by its address:
 * what `import()` runs afterwards is what was compared here.
 */
export function openLoader(loadIntegrity: () => Promise<Integrity>) {
  return async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
    const hrefs = files.map(addressOf)
    const integrity = hrefs.some(isNew) ? await loadIntegrity() : {}
    await Promise.all(hrefs.map((href) => (isNew(href) ? ask(href, integrity[href]) : asked.get(href))))
    return load()
  }
}

/** The build's table, whose own integrity is in the import map. */
async function loadTable(): Promise<Integrity> {
  const table: { default: Integrity } = await import(import.meta.resolve('/assets/integrity.js'))
  return table.default
}

/**
 * What the build puts around every `import()`: asks at once for all files that the part needs, and lets its code run when
 * its styles are there. Files are paths from the site's root; those of scripts are bound by the import map. A part that
 * shares its chunk with who asks for it has none.
 */
export const loadChunk = openLoader(loadTable)
