import type { SiteFinding } from '../site/finding.ts'
import { isText, type Site } from '../site/site.ts'

/** Texts that stand where something is still to be filled in, which a visitor would read. `mark` is what they say. */
export function placeholders(site: Site, mark: string): SiteFinding[] {
  return [...site.files.values()]
    .filter(({ path }) => isText(path) && path !== 'livery.json')
    .flatMap((file): SiteFinding[] => {
      const offset = Buffer.from(file.bytes()).indexOf(mark)
      if (offset < 0) return []
      const message = `The site says "${mark}"`
      const remedy = 'Write what belongs there into tenant.json, and build again.'
      return [{ file: file.path, offset, code: 'placeholder', message, remedy }]
    })
}
