import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from './files.ts'

test.each(Object.entries(await generatedFiles()))(
  '%s is what the code gives ("npm run generate" writes it)',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)
