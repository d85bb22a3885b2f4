import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { createNews, type News } from './news.ts'
import { openTransactions } from './transactions.ts'

let database: DatabaseSync
let together: ReturnType<typeof openTransactions>
let news: ReturnType<typeof createNews>
let told: News[]
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE marks (name TEXT) STRICT')
  news = createNews()
  told = []
  news.listen((one) => told.push(one))
  together = openTransactions(database, news)
})

const tell = (member: number) => news.tell({ member, event: 'counts' })
const mark = (name: string) => database.prepare('INSERT INTO marks VALUES (?)').run(name)
const marks = () =>
  database
    .prepare('SELECT name FROM marks ORDER BY rowid')
    .all()
    .map(({ name }) => name)
const failing = () => {
  mark('lost')
  tell(9)
  throw new Error('inner')
}

test('keeps what an inner transaction did, and reports it once the outer one is in', () => {
  together(() => {
    mark('outer')
    tell(1)
    together(() => {
      mark('inner')
      tell(2)
    })
    expect(told).toEqual([])
  })
  expect(marks()).toEqual(['outer', 'inner'])
  expect(told.map(({ member }) => member)).toEqual([1, 2])
})

test('undoes alone what an inner transaction did that throws', () => {
  together(() => {
    mark('before')
    tell(1)
    expect(() => together(failing)).toThrow('inner')
    mark('after')
  })
  expect(marks()).toEqual(['before', 'after'])
  expect(told.map(({ member }) => member)).toEqual([1])
})

test('undoes all where the outer transaction throws, and is ready for the next one', () => {
  const whole = () =>
    together(() => {
      together(() => mark('inner'))
      failing()
    })
  expect(whole).toThrow('inner')
  together(() => mark('next'))
  expect(marks()).toEqual(['next'])
  expect(told).toEqual([])
})
