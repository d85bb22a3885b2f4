import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrations, openDatabase } from './state.ts'
import { openFile } from './store/database.ts'

const newest = Math.max(...migrations.map(({ from }) => from))

function schemaOf(database: DatabaseSync): unknown[] {
  const schema = database.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY type, name').all()
  database.close()
  return schema
}

test('the steps of a state file follow each other without a gap', () => {
  const steps = [...new Set(migrations.map(({ from }) => from))].sort((one, other) => one - other)
  expect(steps).toEqual(Array.from({ length: newest + 1 }, (_, from) => from))
})

test.each([0, 9, 19, newest - 1])(
  'a state file that step %i was the last of gets the tables that a new one has',
  (last) => {
    const folder = mkdtempSync(join(tmpdir(), 'state-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    openFile(
      folder,
      migrations.filter(({ from }) => from <= last),
    ).close()
    expect(schemaOf(openDatabase(folder))).toEqual(schemaOf(openDatabase(null)))
  },
)
