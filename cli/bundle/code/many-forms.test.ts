import { expect, test } from 'vitest'
import type { PreparedChunk } from './prepare.ts'
import { ofManyForms } from './profile-code.ts'

const chunk = (name: string, own: Partial<PreparedChunk>): PreparedChunk => ({
  name,
  isEntry: false,
  body: '',
  exports: {},
  entryExports: [],
  gates: [],
  modules: [],
  styles: [],
  ...own,
})

const exportsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`e${at}`, `l${at}`]))

test('chunks that several flags decide, or of which each profile uses other parts, have many forms', () => {
  const chunks = [
    chunk('flagged', { gates: ['FEATURE_A', 'FEATURE_B', 'FEATURE_C'] }),
    chunk('rarely-flagged', { gates: ['FEATURE_A'] }),
    chunk('contract', { exports: exportsOf(41) }),
    chunk('few-exports', { exports: exportsOf(40) }),
    chunk('page', { exports: exportsOf(60), entryExports: ['Page'] }),
  ]
  expect([...ofManyForms(chunks)]).toEqual(['flagged', 'contract'])
})
