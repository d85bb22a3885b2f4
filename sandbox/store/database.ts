import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { agentTreeSchema } from '../areas/agents/rows/agent-tree.ts'
import { contractsSchema } from '../areas/agents/rows/contracts.ts'
import { referralLinksSchema } from '../areas/agents/rows/referral-links.ts'
import { settlementsSchema } from '../areas/agents/rows/settlements.ts'
import { memberAccountsSchema, teamFiguresSchema } from '../areas/agents/rows/team-figures.ts'
import { firebaseSchema } from '../areas/firebase/rows.ts'
import { favouritesSchema } from '../areas/games/lobby/favourites.ts'
import { playsSchema } from '../areas/games/lobby/plays.ts'
import { winnersSchema } from '../areas/games/lobby/winners.ts'
import { launchesSchema } from '../areas/games/play/launches.ts'
import { playSessionsSchema } from '../areas/games/play/play-sessions.ts'
import { feedbackSchema } from '../areas/help/rows.ts'
import { playLimitsSchema } from '../areas/limits/rows.ts'
import { lotterySchema } from '../areas/lottery/rows.ts'
import { messagesSchema } from '../areas/messages/rows.ts'
import { missionsSchema } from '../areas/missions/rows.ts'
import { bankCardsSchema } from '../areas/money/cards/rows.ts'
import { depositsSchema } from '../areas/money/deposits/rows.ts'
import { memberTransfersSchema } from '../areas/money/transfers/rows.ts'
import { withdrawalsSchema } from '../areas/money/withdrawals/rows.ts'
import { redemptionsSchema } from '../areas/points/redemptions.ts'
import { pointsSchema } from '../areas/points/rows.ts'
import { prizesSchema } from '../areas/prizes/rows.ts'
import { memberDetailsSchema } from '../areas/profile/member-details.ts'
import { pointRewardsSchema, promotionsSchema } from '../areas/promotions/rows.ts'
import { referralsSchema } from '../areas/referral/rows.ts'
import { socialSchema } from '../areas/social/accounts.ts'
import { rankGiftsSchema } from '../areas/vip/rank-gifts.ts'
import { catalogueSchema, factsSchema } from '../catalogue/catalogue.ts'
import { betsSchema } from '../ledger/bets.ts'
import { ledgerSchema } from '../ledger/ledger.ts'
import { movementsSchema } from '../ledger/movements.ts'
import { sentCallsSchema } from '../ledger/sent-calls.ts'
import { turnoverSchema } from '../ledger/turnover.ts'
import { SandboxError } from '../lib/sandbox-error.ts'
import { memberLanguagesSchema } from '../members/member-languages.ts'
import { identityColumns, membersSchema } from '../members/members.ts'
import { openedAccountsSchema } from '../members/opened-accounts.ts'
import { attemptsSchema } from '../members/proof/attempts.ts'
import { captchasSchema, hashedCaptchasSchema } from '../members/proof/captcha-rows.ts'
import { codesSchema } from '../members/proof/code-rows.ts'
import { outboxSchema } from '../members/proof/outbox-rows.ts'
import { protectionsSchema } from '../members/proof/protections.ts'
import { ticketsSchema } from '../members/proof/ticket-rows.ts'
import { limitsSchema } from '../members/proof/try-rows.ts'
import { knownAddressesSchema } from '../members/session/known-addresses.ts'
import { knownDevicesSchema } from '../members/session/known-device-rows.ts'
import { sessionDevicesSchema, sessionsOfAppsSchema, sessionsSchema } from '../members/session/session-rows.ts'
import { stepsSchema } from '../members/session/step-rows.ts'
import { metaSchema } from './meta.ts'
import { makeOwnFile, makeOwnFolder } from './own-files.ts'

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
