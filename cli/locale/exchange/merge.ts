import { join } from 'node:path'
import type { WholeFile } from '#cli/fs/write-together.ts'
import { textProblems } from '../checks/all.ts'
import { checkedLanguage } from '../checks/language.ts'
import { nameOf } from '../checks/text-check.ts'
import { hasOtherPlaceholders, sourceTexts, wantedKeys } from '../coverage.ts'
import { readMessages } from '../messages.ts'
import { folderOf, type TextFolder } from '../text-folders.ts'
import { orderedText } from './ordered.ts'
import type { ReadUnit } from './unit.ts'

/** Something about a unit of a file of translators. `isError`: nothing of the file is taken. */
export interface UnitFinding {
  line: number
  isError: boolean
  code: string
  message: string
  suggestion: string
}

export interface ChangedText {
  name: string
  /** Empty where the language lacked it. */
  before: string
  after: string
}

export interface Merge {
  findings: readonly UnitFinding[]
  changed: readonly ChangedText[]
  /** Those that differ from what they are. Empty where a finding is an error. */
  files: readonly WholeFile[]
}

interface Target {
  folder: TextFolder
  /** Without the folder's prefix. */
  namespace: string
  english: ReadonlyMap<string, string>
  own: ReadonlyMap<string, string>
  /** What a translator read, by key. */
  source: ReadonlyMap<string, string>
  /** What placeholders are held against: of plural forms that of many. */
  wanted: ReadonlyMap<string, string>
}

const error = ({ line }: ReadUnit, code: string, [message, suggestion]: readonly [string, string]): UnitFinding => ({
  line,
  isError: true,
  code,
  message,
  suggestion,
})

/** The namespaces of the folders of texts, each read when it is first asked for. */
function openTargets(root: string, tag: string) {
  const known = new Map<string, Target | undefined>()
  const read = (name: string): Target | undefined => {
    const found = folderOf(root, name)
    // A name is a file's name and no way to another folder.
    if (!found || !/^[A-Za-z][\w-]*$/.test(found.namespace)) return undefined
    const { folder, namespace } = found
    const english = readMessages(join(folder.dir, 'en'), namespace)
    if (!english) return undefined
    const own = readMessages(join(folder.dir, tag), namespace) ?? new Map<string, string>()
    return { folder, namespace, english, own, source: sourceTexts(english, tag), wanted: wantedKeys(english, tag) }
  }
  return (name: string) => {
    if (!known.has(name)) known.set(name, read(name))
    return known.get(name)
  }
}

function wrongUnit(unit: ReadUnit, target: Target | undefined): UnitFinding | undefined {
  const name = nameOf(unit)
  const english = target?.source.get(unit.key)
  if (english === undefined)
    return error(unit, 'unknown-text', [
      `There is no text "${name}"`,
      'Leave the unit out, or export the language anew: the text may have gone since.',
    ])
  if (unit.english !== english)
    return error(unit, 'english-changed', [
      `The English of "${name}" is another one: "${english}"`,
      'Export the language anew, and translate what English says now.',
    ])
  if (!hasOtherPlaceholders(unit.key, unit.text, target?.wanted.get(unit.key) ?? english)) return undefined
  return error(unit, 'wrong-placeholder', [
    `"${name}" has other placeholders or tags than its English: "${english}"`,
    'Keep what stands in {{ }} and in < > as English has it.',
  ])
}

const twice = (unit: ReadUnit) =>
  error(unit, 'text-twice', [`"${nameOf(unit)}" stands twice in the file`, 'Remove one of the two.'])

/** Errors of units; those that are translated and sound are left. */
function sorted(units: readonly ReadUnit[], targetOf: (name: string) => Target | undefined) {
  const findings: UnitFinding[] = []
  const taken = new Map<string, ReadUnit>()
  for (const unit of units) {
    // Not translated yet.
    if (unit.text.trim() === '' && unit.english !== '') continue
    const wrong = taken.has(nameOf(unit)) ? twice(unit) : wrongUnit(unit, targetOf(unit.namespace))
    if (wrong) findings.push(wrong)
    else taken.set(nameOf(unit), unit)
  }
  return { findings, taken }
}

/**
 * What a file of translators changes in a language: checked whole before anything is to be written. What is only advised
 * (length, terms, scripts) is found and taken.
 */
export function mergeUnits(root: string, tag: string, units: readonly ReadUnit[]): Merge {
  const targetOf = openTargets(root, tag)
  const { findings, taken } = sorted(units, targetOf)
  const changed: ChangedText[] = []
  const advice: UnitFinding[] = []
  const language = checkedLanguage(join(root, 'locales'), tag)
  const files = [...Map.groupBy(taken.values(), ({ namespace }) => namespace)].flatMap(([name, own]): WholeFile[] => {
    const target = targetOf(name)
    if (!target) return []
    const merged = new Map(target.own)
    const fresh = own.filter(({ key, text }) => target.own.get(key) !== text)
    if (fresh.length === 0) return []
    for (const unit of fresh) {
      merged.set(unit.key, unit.text)
      changed.push({ name: nameOf(unit), before: target.own.get(unit.key) ?? '', after: unit.text })
    }
    const lineOf = new Map(fresh.map(({ key, line }) => [key, line]))
    const said = new Map(fresh.map(({ key, text }) => [key, text]))
    for (const { key, ...problem } of textProblems({ namespace: name, english: target.english, own: said }, language))
      advice.push({ ...problem, line: lineOf.get(key) ?? 1, isError: false })
    const path = join(target.folder.dir, tag, `${target.namespace}.json`)
    return [{ path, bytes: orderedText([...target.wanted.keys()], merged) }]
  })
  const all = [...findings, ...advice].sort((a, b) => a.line - b.line)
  return { findings: all, changed, files: findings.length > 0 ? [] : files }
}
