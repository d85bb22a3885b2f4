import { type GetTextTranslations, po } from 'gettext-parser'
import { nameOf } from '../checks/text-check.ts'
import { lineFinder, notesOf, partsOfName, type ReadExchange, type TextUnit } from './unit.ts'

/**
 * Units as a gettext catalogue: the name of each text is its context, since the same English may stand in two places. Plural
 * forms are texts of their own, as in the files of the site.
 */
export function writePo(tag: string, units: readonly TextUnit[]): string {
  const translations: GetTextTranslations['translations'] = { '': { '': { msgid: '', msgstr: [''] } } }
  for (const unit of units) {
    const name = nameOf(unit)
    translations[name] = {
      [unit.english]: {
        msgctxt: name,
        msgid: unit.english,
        msgstr: [unit.text],
        comments: { translator: '', reference: '', extracted: notesOf(unit).join('\n'), flag: '', previous: '' },
      },
    }
  }
  const headers = { Language: tag, 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=utf-8' }
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')}\n`
}

/** @throws what the parser says of a file that is no catalogue */
export function readPo(content: string): ReadExchange {
  const { headers, translations } = po.parse(content)
  const lineOf = lineFinder(content)
  const units = Object.entries(translations).flatMap(([context, texts]) => {
    const name = partsOfName(context)
    if (!name) return []
    return Object.values(texts).map(({ msgid, msgstr }) => ({
      ...name,
      english: msgid,
      text: msgstr[0] ?? '',
      line: lineOf(`msgctxt ${JSON.stringify(context)}`),
    }))
  })
  return { tag: headers.Language, units }
}
