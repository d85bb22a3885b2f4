// Needs a document.
import { expect, test, vi } from 'vitest'
import { recoveryText, saveText } from './recovery-file.ts'

test('the file names whose codes they are, and has one a line', () => {
  expect(recoveryText('Codes of mina', ['A', 'B'])).toBe('Codes of mina\n\nA\nB\n')
})

test('the file’s address does not outlive the saving', async () => {
  const made: Blob[] = []
  const live = new Set<string>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    expect(this.download).toBe('codes.txt')
    expect(live.has(this.href)).toBe(true)
  })
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made.push(blob)
    live.add('blob:x')
    return 'blob:x'
  }
  URL.revokeObjectURL = (address) => live.delete(address)
  saveText('codes', 'A\n')
  expect(made[0]?.type).toBe('text/plain;charset=utf-8')
  expect(live.size).toBe(0)
})
