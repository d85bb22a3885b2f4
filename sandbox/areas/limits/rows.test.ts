import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { limitsOfPeriods, playLimitsSchema } from './rows.ts'

test('a limit of an older state keeps its period and wait; a wish for another period ends', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE TABLE members (id INTEGER PRIMARY KEY) STRICT; INSERT INTO members VALUES (1); ${playLimitsSchema};
    INSERT INTO play_limits VALUES (1, 'deposit', 'week', 900, 1200, 'week', 5), (1, 'loss', 'month', 800, 800, 'day', 6),
      (1, 'time', 'day', 30, NULL, 'day', 7), (1, 'stake', NULL, 50, NULL, NULL, 8);
    ${limitsOfPeriods}`)
  expect(
    database
      .prepare('SELECT * FROM play_limits ORDER BY kind')
      .all()
      .map((row) => Object.values(row)),
  ).toEqual([
    [1, 'deposit', 'week', 900, 1200, 5],
    [1, 'loss', 'month', 800, null, null],
    [1, 'stake', 'stake', 50, null, 8],
    [1, 'time', 'day', 30, null, 7],
  ])
  database.close()
})
