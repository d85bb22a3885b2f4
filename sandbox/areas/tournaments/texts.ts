import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/tournaments.json' with { type: 'json' }

const titles = textsOf('tournaments', english)

export type TournamentId = keyof typeof english

export const tournamentTitle = (id: TournamentId, language: string): string => titles.in(language, id)

/** By language, as JSON. */
export const tournamentTitles = (id: TournamentId): string => titles.everywhere(id)
