import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInstance } from 'i18next'
import { productRoot } from '#tests/support/livery.ts'

export type Say = (key: string, values?: Record<string, unknown>) => string

/** The strings of a language by their keys (`wallet:deposit.title`), as a page shows them. @throws for an unknown key */
export function wordsOf(tag: string): Say {
  const files = globSync(join(productRoot, 'locales', tag, '*.json'))
  const resources = Object.fromEntries(
    files.map((path) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))]),
  )
  const i18n = createInstance()
  // Without a backend it is ready at once.
  void i18n.init({
    lng: tag,
    resources: { [tag]: resources },
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  })
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`No string ${key} in ${tag}`)
    return i18n.t(key, values)
  }
}
