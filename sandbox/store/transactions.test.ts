import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { createNews, type News } from './news.ts'
import { openTransactions } from './transactions.ts'

let database: DatabaseSync
let transaction: ReturnType<typeof openTransactions>
let news: ReturnType<typeof createNews>
let reported: News[]
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE marks (name TEXT) STRICT')
  news = createNews()
  reported = []
  news.listen((one) => reported.push(one))
  transaction = openTransactions(database, news)
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
  transaction(() => {
    mark('outer')
    tell(1)
    transaction(() => {
      mark('inner')
      tell(2)
    })
    expect(reported).toEqual([])
  })
  expect(marks()).toEqual(['outer', 'inner'])
  expect(reported.map(({ member }) => member)).toEqual([1, 2])
})

test('undoes alone what an inner transaction did that throws', () => {
  transaction(() => {
    mark('before')
    tell(1)
    expect(() => transaction(failing)).toThrow('inner')
    mark('after')
  })
  expect(marks()).toEqual(['before', 'after'])
  expect(reported.map(({ member }) => member)).toEqual([1])
})

test('undoes all where the outer transaction throws, and is ready for the next one', () => {
  const whole = () =>
    transaction(() => {
      transaction(() => mark('inner'))
      failing()
    })
  expect(whole).toThrow('inner')
  transaction(() => mark('next'))
  expect(marks()).toEqual(['next'])
  expect(reported).toEqual([])
})
