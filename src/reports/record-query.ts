import { keepPreviousData } from '@tanstack/react-query'
import { freshFor } from '#src/gateway/query-client.ts'

/** Rows come in while they are looked at: what was read is good for a moment, and stays until the next page is there. */
export const recordQuery = { staleTime: freshFor.moment, placeholderData: keepPreviousData }

export const rowsOfPage = 20
