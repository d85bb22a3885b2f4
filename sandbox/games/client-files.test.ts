import { expect, test } from 'vitest'
import { clientFile } from './client-files.ts'

const importsOf = (text: string) => [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, to]) => to ?? '')

test('each script that a game loads is served, and asks a browser only for names that it knows', async () => {
  const asked = ['main.ts']
  for (const name of asked) {
    const file = await clientFile(name)
    expect(file?.type, name).toContain('javascript')
    for (const to of importsOf(file?.text ?? '')) {
      expect(to, name).toMatch(/^\.\/[\w-]+\.ts$/)
      if (!asked.includes(to.slice(2))) asked.push(to.slice(2))
    }
  }
  expect(asked).toContain('money.ts')
  expect(asked.length).toBeGreaterThan(5)
})

test('tests are not served, nor what the games do not share', async () => {
  for (const name of ['api.test.ts', 'routes.ts', 'tsconfig.json', '../app.ts'])
    expect(await clientFile(name)).toBeNull()
})
