/** By address of a script or style sheet that the page does not ask for by itself. */
export type Integrity = Readonly<Record<string, string>>

/**
 * What was asked for already, by address: by the page itself, whose links go once it has started, and since. Firefox fails a
 * preload of what it has. A style sheet's promise is pending until it came.
 */
let asked: Map<string | null, Promise<unknown>> | undefined

const knownFiles = () => {
  asked ??= new Map(
    Array.from(document.querySelectorAll('link'), (link) => [link.getAttribute('href'), Promise.resolve()]),
  )
  return asked
}

const isStyle = (file: string) => file.endsWith('.css')

/** Of a script its stable name stands in `file`: the import map binds it. */
const addressOf = (file: string) => (isStyle(file) ? `/${file}` : new URL(import.meta.resolve(`/${file}`)).pathname)

function ask(href: string, integrity = ''): Promise<unknown> {
  const known = knownFiles()
  const came = new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    const isSheet = isStyle(href)
    link.rel = isSheet ? 'stylesheet' : 'modulepreload'
    link.integrity = integrity
    // While a sheet of this medium is on its way, WebKit lays out no element that is new to the page.
    if (isSheet) Object.assign(link, { media: 'print', fetchPriority: 'high' })
    link.href = href
    link.onload = () => {
      link.media = ''
      // The browser keeps a script that came; the page need not carry it any longer.
      if (!isSheet) link.remove()
      resolve(null)
    }
    link.onerror = () => {
      known.delete(href)
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
    if (!isSheet) resolve(null)
  })
  known.set(href, came)
  return came
}

/**
 * A loader of parts that takes the integrity of late files from `loadIntegrity`. The browser keeps a script by its address:
 * what `import()` runs afterwards is what was compared here.
 */
export function openLoader(loadIntegrity: () => Promise<Integrity>) {
  return async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
    const hrefs = files.map(addressOf)
    const known = knownFiles()
    const integrity = hrefs.every((href) => known.has(href)) ? {} : await loadIntegrity()
    await Promise.all(hrefs.map((href) => known.get(href) ?? ask(href, integrity[href])))
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
