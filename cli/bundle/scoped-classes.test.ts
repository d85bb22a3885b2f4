import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { scopedClass } from './class-names.ts'
import { classesOfSheets, scopedClassesPlugins } from './scoped-classes.ts'

const src = mkdtempSync(join(tmpdir(), 'livery-classes-'))
afterAll(() => rmSync(src, { recursive: true }))

/** What a build makes of a component's sheet: the module that stands for it, and the sheet. */
async function compiled(sheet: string): Promise<{ code: string; css: string }> {
  const path = join(src, 'ui', 'part.module.css')
  mkdirSync(join(src, 'ui'), { recursive: true })
  writeFileSync(path, sheet)
  writeFileSync(join(src, 'main.js'), "import classes from './ui/part.module.css'\nconsole.log(classes)\n")
  let css = ''
  const output = await build({
    root: src,
    configFile: false,
    logLevel: 'error',
    css: { transformer: 'lightningcss', lightningcss: classesOfSheets },
    plugins: [
      ...scopedClassesPlugins(src),
      {
        name: 'test:sheet',
        transform: {
          filter: { id: /\.css$/ },
          handler(code) {
            css = code
          },
        },
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: join(src, 'main.js') } },
  })
  const { code } = (output as Rolldown.RolldownOutput).output[0]
  return { code, css: css.replaceAll(/\s+/g, ' ').trim() }
}

const named = (name: string) => scopedClass('ui/part.module.css', name)

test('classes have their names in the module and in the sheet, in the order of the sheet', async () => {
  const { code, css } = await compiled(
    '.row { color: red }\n.cell, .a-part { color: blue }\n.row:hover { color: lime }',
  )
  const exported = [...code.matchAll(/"?([\w-]+)"?: "(_\w{5})"/g)].map(([, name, inSite]) => [name, inSite])
  expect(exported).toEqual(['row', 'cell', 'a-part'].map((name) => [name, named(name)]))
  expect(css).toContain(`.${named('cell')}, .${named('a-part')} {`)
  expect(css).not.toContain('livery')
})

test('a list of selectors stays a list: in one :is() each would count as much as the strongest', async () => {
  const { css } = await compiled(":global([dir='rtl']) .row, :global([data-a]):not([data-b]) .row .cell { color: red }")
  expect(css).toContain(`[dir="rtl"] .${named('row')}, [data-a]:not([data-b]) .${named('row')} .${named('cell')} {`)
})

test('animations are the sheet’s own; areas of a grid and containers are not renamed', async () => {
  const { css } = await compiled(
    '.row { animation: spin 1s; grid-area: side; container: card / inline-size } @keyframes spin { to { rotate: 1turn } }',
  )
  expect(css).toContain(`@keyframes ${named('spin')}`)
  expect(css).toContain(`animation: 1s ${named('spin')}`)
  expect(css).toContain('grid-area: side')
  expect(css).toContain('container: card / inline-size')
})
