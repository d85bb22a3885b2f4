import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const captchasSchema = `
CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  address TEXT NOT NULL,
  text TEXT NOT NULL,
  sum INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX captchas_by_address ON captchas (merchant, address, at)`

/** Captchas of the older shape, which had their answers in them, end with this step. */
export const hashedCaptchasSchema = `
DROP TABLE captchas;
CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  address TEXT NOT NULL,
  text_digest TEXT NOT NULL,
  words TEXT NOT NULL,
  pair_digest TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX captchas_by_address ON captchas (merchant, address, at)`

/** Captchas from before ask for what was asked then: no work beside the question. */
export const workingCaptchasSchema = `
ALTER TABLE captchas ADD COLUMN bits INTEGER NOT NULL DEFAULT 18;
ALTER TABLE captchas ADD COLUMN question_bits INTEGER NOT NULL DEFAULT 0`

/** Zero bits of the work that a captcha takes. */
export interface CaptchaBits {
  /** Without any answer of the visitor's. */
  bits: number
  /** Beside the question's two words. */
  question_bits: number
}

export interface CaptchaRow extends CaptchaBits {
  id: string
  merchant: string
  address: string
  /** Of the picture's letters. */
  text_digest: string
  /** All words of the question, as JSON. */
  words: string
  /** Of the two that are right. */
  pair_digest: string
  /** Milliseconds. */
  at: number
}

export function openCaptchas(database: DatabaseSync) {
  const { run, scalar, table } = openStatements(database)
  const { add, take } = table('captchas')
  return {
    add,
    /** Looks a captcha up and uses it up. */
    take: (merchant: string, id: string): CaptchaRow | null => take({ merchant, id }),
    lastIssued: scalar(
      (merchant: Param<string>, address: Param<string>) => sql<{ at: number | null }>`
        SELECT max(at) AS at FROM captchas WHERE merchant = ${merchant} AND address = ${address}`,
    ),
    sweep: run((before: Param<number>) => db.deleteFrom('captchas').where('at', '<=', before)),
  }
}
