import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateNames } from '../profile.ts'
import { type LinkedChunk, linkChunks } from './link.ts'
import type { PreparedChunk } from './prepare.ts'
import { stylesFor } from './styles.ts'
import { type CodeTemplate, compileProfile, makeTemplate } from './template.ts'
import { treeShakeChunk } from './tree-shake.ts'

/** A site with everything that made the two engines differ once. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'small', sideEffects: ['./src/main.tsx', '*.css'] }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
  'src/config/chunks.json': JSON.stringify({
    groups: [
      { name: 'vendor', why: '', packages: ['*'], isInitial: true, priority: 2 },
      { name: 'main', why: '', isInitial: true, priority: 1 },
      { name: 'parts', why: '', paths: ['src/ui/**'], minShareCount: 2, priority: 0 },
    ],
  }),
  'src/main.tsx': `
    import './global.css'
    import React from 'react'
    import { shown } from './shown.ts'
    import { Frame } from './frame.tsx'
    const Vip = FEATURE_VIP ? () => import('./vip-page.tsx') : null
    const Blog = FEATURE_BLOG ? () => import('./blog-page.tsx') : null
    import { BlogList } from './blog-list.ts'
    const plain = async () => (await import('./plain-page.tsx')).PlainPage
    const list = async () => (await import('./list-page.tsx')).ListPage
    Object.assign(globalThis, { site: [React.createElement(Frame), shown, Vip, Blog, BlogList, plain, list] })`,
  'src/global.css': 'body { margin: 0 }',
  'src/shown.ts': `
    import { onlyForVip } from './helpers.ts'
    export const shown = () => [FEATURE_VIP ? onlyForVip('menu') : 'no club', CATEGORY_LIVE && 'live tables']`,
  'src/helpers.ts': `
    export const onlyForVip = (text: string) => 'helper of the club: ' + text
    export const forPages = (text: string) => 'helper of pages: ' + text
    export const table = Array.from({ length: 3 }, (_, index) => 'row of the club ' + index)`,
  'src/frame.tsx': `
    import styles from './frame.module.css'
    import { Club } from './club.tsx'
    export const Frame = () => <div className={styles.frame}>{FEATURE_VIP && <Club />}</div>`,
  'src/frame.module.css': '.frame { color: red }',
  'src/club.tsx': `
    import styles from './club.module.css'
    import { table } from './helpers.ts'
    export const Club = () => <b className={styles.club}>{table.join()}</b>`,
  'src/club.module.css': '.club { color: gold }',
  'src/vip-page.tsx': `
    import { forPages } from './helpers.ts'
    import { rank } from './rank.ts'
    import { tool } from './tools/index.ts'
    export const VipPage = () => <p>{forPages('vip')}{rank()}{tool()}</p>`,
  'src/rank.ts': `export const rank = () => 'rank in the club'`,
  'src/blog-page.tsx': `
    import { Teaser } from './teaser.tsx'
    import { Row } from './ui/row.tsx'
    import { Cell } from './ui/cell.tsx'
    import { VipPage } from './vip-page.tsx'
    export const BlogPage = () => <Row><Teaser /><Cell />{FEATURE_VIP && <VipPage />}</Row>`,
  'src/teaser.tsx': `
    import { useState } from 'react'
    export function Teaser() { const [text] = useState('teaser of the blog'); return <i>{text}</i> }`,
  // What a flag decides goes on to another chunk as a constant.
  'src/blog-list.ts': `
    const found = FEATURE_BLOG ? { Part: () => 'list of the blog' } : undefined
    export const BlogList = found?.Part
    export const openBlogList = () => found?.Part()`,
  'src/list-page.tsx': `
    import { BlogList, openBlogList } from './blog-list.ts'
    import { Cell } from './ui/cell.tsx'
    import { Row } from './ui/row.tsx'
    export const ListPage = () => <Row title={openBlogList()}>{BlogList && <BlogList />}<Cell /></Row>`,
  // Who is asked for first takes the packages that both need: with the blog it is the row, without it the cell.
  'src/ui/row.tsx': `
    import { useState } from 'react'
    export function Row({ children }) { const [text] = useState('row of pages'); return <div title={text}>{children}</div> }`,
  'src/ui/cell.tsx': `export const Cell = () => <i>cell of pages</i>`,
  // A folder's name is the chunk's name of both: of what two pages share, and of what is asked for by itself.
  'src/tools/index.ts': `export const tool = () => 'tool of pages'`,
  'src/plain/tools/index.ts': `export const plainTool = () => 'tool that comes later'`,
  'src/plain-page.tsx': `
    import { forPages } from './helpers.ts'
    import { tool } from './tools/index.ts'
    export const later = async () => (await import('./plain/tools/index.ts')).plainTool()
    export const PlainPage = () => <p title={String(later)}>{forPages('plain')}{tool()}</p>
    export const unused = 'nobody asks for this'`,
}

const gates = ['FEATURE_VIP', 'FEATURE_BLOG', 'CATEGORY_LIVE'] as const
type Open = Readonly<Record<string, boolean>>

/** All eight ways to have the three flags. */
const profiles = Array.from({ length: 8 }, (_, bits): Open => {
  const open = new Set<string>(gates.filter((__, index) => (bits >> index) & 1))
  return Object.fromEntries(gateNames.map((name) => [name, open.has(name)]))
})

let dir = ''
let template: CodeTemplate

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-engines-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  for (const name of ['node_modules', 'package-lock.json']) symlinkSync(join(process.cwd(), name), join(dir, name))
  template = await makeTemplate(dir)
}, 60_000)

afterAll(() => rmSync(dir, { recursive: true, force: true }))

const link = (chunks: readonly PreparedChunk[], open: Open) =>
  linkChunks(chunks, (chunk, needed) => treeShakeChunk(chunk, open, needed))

/** Names and contents of a profile's scripts and styles. */
function textsOf(linked: readonly LinkedChunk[]): Record<string, string> {
  const entries = linked.flatMap(({ chunk, treeShaken }) => [
    [`${chunk.name}.js`, treeShaken.code],
    [`${chunk.name}.css`, stylesFor(chunk.styles, treeShaken.code)],
  ])
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

const nameOf = (open: Open) => gates.filter((gate) => open[gate]).join(' and ') || 'no gate'

test.each(profiles.map((open) => [nameOf(open), open] as const))(
  'with %s open both engines make the same bytes',
  async (_, open) => {
    const defines = Object.fromEntries(Object.entries(open).map(([name, isOpen]) => [name, String(isOpen)]))
    const specialised = await link(template.chunks, open)
    const full = await link(await compileProfile(dir, template, defines), open)
    expect(textsOf(specialised)).toEqual(textsOf(full))
    expect(specialised.length).toBeGreaterThan(1)
  },
)

test('nothing of a closed gate is left: code, helpers, styles, pages', async () => {
  const closed = profiles[0] ?? {}
  const text = JSON.stringify(textsOf(await link(template.chunks, closed)))
  expect(text).toContain('helper of pages: ')
  for (const trace of [
    'club:',
    'row of the club',
    'rank in',
    'teaser',
    'live tables',
    'gold',
    'vip',
    'blog',
    'FEATURE',
  ])
    expect(text).not.toContain(trace)
})

test('with a gate open all of it is there', async () => {
  const open = profiles.at(-1) ?? {}
  const text = JSON.stringify(textsOf(await link(template.chunks, open)))
  for (const part of ['helper of the club', 'row of the club', 'rank in', 'teaser of', 'live tables', 'gold'])
    expect(text).toContain(part)
  expect(text).not.toContain('nobody asks for this')
})
