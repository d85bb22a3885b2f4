import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeOwnFile, makeOwnFolder } from '../own-files.ts'
import { SandboxError } from '../sandbox-error.ts'
import { agentTreeSchema } from './agent-tree.ts'
import { attemptsSchema } from './attempts.ts'
import { bankCardsSchema } from './bank-cards.ts'
import { betsSchema } from './bets.ts'
import { captchasSchema, hashedCaptchasSchema } from './captchas.ts'
import { catalogueSchema, factsSchema } from './catalogue.ts'
import { codesSchema } from './codes.ts'
import { contractsSchema } from './contracts.ts'
import { depositsSchema } from './deposits.ts'
import { favouritesSchema } from './favourites.ts'
import { feedbackSchema } from './feedback.ts'
import { firebaseSchema } from './firebase.ts'
import { knownAddressesSchema } from './known-addresses.ts'
import { knownDevicesSchema } from './known-devices.ts'
import { launchesSchema } from './launches.ts'
import { ledgerSchema } from './ledger.ts'
import { limitsSchema } from './limits.ts'
import { lotterySchema } from './lottery.ts'
import { memberDetailsSchema } from './member-details.ts'
import { memberLanguagesSchema } from './member-languages.ts'
import { memberTransfersSchema } from './member-transfers.ts'
import { identityColumns, membersSchema } from './members.ts'
import { messagesSchema } from './messages.ts'
import { metaSchema } from './meta.ts'
import { missionsSchema } from './missions.ts'
import { movementsSchema } from './movements.ts'
import { openedAccountsSchema } from './opened-accounts.ts'
import { outboxSchema } from './outbox.ts'
import { playLimitsSchema } from './play-limits.ts'
import { playSessionsSchema } from './play-sessions.ts'
import { playsSchema } from './plays.ts'
import { pointsSchema } from './points.ts'
import { prizesSchema } from './prizes.ts'
import { pointRewardsSchema, promotionsSchema } from './promotions.ts'
import { protectionsSchema } from './protections.ts'
import { rankGiftsSchema } from './rank-gifts.ts'
import { redemptionsSchema } from './redemptions.ts'
import { referralLinksSchema } from './referral-links.ts'
import { referralsSchema } from './referrals.ts'
import { sentCallsSchema } from './sent-calls.ts'
import { sessionDevicesSchema, sessionsOfAppsSchema, sessionsSchema } from './sessions.ts'
import { settlementsSchema } from './settlements.ts'
import { socialSchema } from './social.ts'
import { stepsSchema } from './steps.ts'
import { memberAccountsSchema, teamFiguresSchema } from './team-figures.ts'
import { ticketsSchema } from './tickets.ts'
import { turnoverSchema } from './turnover.ts'
import { winnersSchema } from './winners.ts'
import { withdrawalsSchema } from './withdrawals.ts'

/** Step n takes a file from user_version n to n + 1. Steps are only ever added. */
const migrations: readonly (readonly string[])[] = [
  [
    metaSchema,
    catalogueSchema,
    membersSchema,
    sessionsSchema,
    captchasSchema,
    attemptsSchema,
    favouritesSchema,
    ledgerSchema,
    winnersSchema,
  ],
  [sessionDevicesSchema, knownAddressesSchema],
  [identityColumns, outboxSchema, codesSchema, limitsSchema],
  [ticketsSchema, protectionsSchema, stepsSchema, socialSchema, firebaseSchema],
  [factsSchema, playsSchema, memberLanguagesSchema],
  [launchesSchema, playSessionsSchema],
  [lotterySchema],
  [playLimitsSchema],
  [betsSchema, movementsSchema],
  [sentCallsSchema, depositsSchema, withdrawalsSchema, bankCardsSchema, turnoverSchema, memberTransfersSchema],
  [messagesSchema],
  [promotionsSchema],
  [feedbackSchema],
  [referralsSchema],
  [pointsSchema, pointRewardsSchema],
  [prizesSchema],
  [memberDetailsSchema],
  [sessionsOfAppsSchema],
  [rankGiftsSchema],
  [agentTreeSchema, teamFiguresSchema],
  [redemptionsSchema],
  [contractsSchema, settlementsSchema, referralLinksSchema],
  [openedAccountsSchema],
  [missionsSchema],
  [memberAccountsSchema],
  [knownDevicesSchema],
  [hashedCaptchasSchema],
]

const stateFile = 'gateway.sqlite'

/** `folder` null: in memory. @throws SandboxError where the state file is newer than this sandbox, or not a database. */
export function openDatabase(folder: string | null): DatabaseSync {
  if (folder !== null) makeOwnState(folder)
  const database = new DatabaseSync(folder === null ? ':memory:' : join(folder, stateFile))
  try {
    // FULL: a transaction that was answered outlives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA foreign_keys = ON')
    migrate(database)
  } catch (error) {
    database.close()
    if (error instanceof SandboxError) throw error
    throw new SandboxError('unreadable-state', `The sandbox’s state in ${folder} cannot be read.`, {
      hint: resetHint,
      cause: error,
    })
  }
  return database
}

/** The state has hashes of passwords, sessions and what was sent. SQLite gives its logs the rights that the file has. */
function makeOwnState(folder: string): void {
  makeOwnFolder(folder)
  makeOwnFile(join(folder, stateFile))
  for (const log of ['-wal', '-shm'].map((ending) => join(folder, stateFile + ending))) {
    if (existsSync(log)) makeOwnFile(log)
  }
}

const resetHint = 'Start with --reset to begin from a fresh seed.'

function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  if (version > migrations.length) {
    throw new SandboxError('newer-state', 'The sandbox’s state was written by a newer version.', { hint: resetHint })
  }
  for (const [index, tables] of migrations.entries()) {
    if (index < version) continue
    database.exec(`BEGIN; ${tables.join(';')}; PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}

/** Forgets the state in a folder; the gateway's key stays. */
export function removeState(folder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, stateFile + ending), { force: true })
}
