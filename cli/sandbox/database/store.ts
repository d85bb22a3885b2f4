import type { DatabaseSync } from 'node:sqlite'
import { openAttempts } from './attempts.ts'
import { openBets } from './bets.ts'
import { openCaptchas } from './captchas.ts'
import { openCatalogue } from './catalogue.ts'
import { openCodes } from './codes.ts'
import { openFavourites } from './favourites.ts'
import { openFirebase } from './firebase.ts'
import { openKnownAddresses } from './known-addresses.ts'
import { openLaunches } from './launches.ts'
import { openLedger } from './ledger.ts'
import { openLimits } from './limits.ts'
import { openLotteryStore } from './lottery.ts'
import { openMemberLanguages } from './member-languages.ts'
import { openMembers } from './members.ts'
import { openMeta } from './meta.ts'
import { openMovements } from './movements.ts'
import { openOutbox } from './outbox.ts'
import { openPlayLimits } from './play-limits.ts'
import { openPlaySessions } from './play-sessions.ts'
import { openPlays } from './plays.ts'
import { openProtections } from './protections.ts'
import { openSessions } from './sessions.ts'
import { openSocialAccounts } from './social.ts'
import { openSteps } from './steps.ts'
import { openTickets } from './tickets.ts'
import { openWinners } from './winners.ts'

/** The tables, each family behind its prepared statements. */
export function openStore(database: DatabaseSync) {
  return {
    meta: openMeta(database),
    catalogue: openCatalogue(database),
    winners: openWinners(database),
    members: openMembers(database),
    memberLanguages: openMemberLanguages(database),
    sessions: openSessions(database),
    knownAddresses: openKnownAddresses(database),
    protections: openProtections(database),
    steps: openSteps(database),
    tickets: openTickets(database),
    socialAccounts: openSocialAccounts(database),
    firebase: openFirebase(database),
    captchas: openCaptchas(database),
    attempts: openAttempts(database),
    limits: openLimits(database),
    codes: openCodes(database),
    outbox: openOutbox(database),
    favourites: openFavourites(database),
    plays: openPlays(database),
    playLimits: openPlayLimits(database),
    launches: openLaunches(database),
    playSessions: openPlaySessions(database),
    lottery: openLotteryStore(database),
    ledger: openLedger(database),
    bets: openBets(database),
    movements: openMovements(database),
    /** All or nothing. */
    together: <Result>(work: () => Result): Result => together(database, work),
  }
}

export type Store = ReturnType<typeof openStore>

function together<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
