import type { Tones } from '../paper.ts'
import type { Subject } from '../parts/subject.ts'

export function paperScene(_subject: Subject, _tones: Tones): string | undefined {
  return undefined
}
