import type { Subject } from '../parts/subject.ts'
import type { PlanesArt } from '../planes.ts'

export function planesScene(_subject: Subject): (PlanesArt & { near: string; letters: string }) | undefined {
  return undefined
}
