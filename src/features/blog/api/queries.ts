import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getPost, getPosts } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type PostPage = AnswerTo<typeof getPosts>['value']
export type WholePost = AnswerTo<typeof getPost>['value']

/** One large post and two rows of three. */
const pageSize = 7

export function usePostsQuery(pageNo: number, category: string | undefined) {
  const { code } = useLanguage()
  const query = { language: code, pageNo, pageSize, ...(category !== undefined && { category }) }
  return useQuery({
    ...valueQuery(getPosts, query),
    // The topics stay where they are while another page is loading.
    placeholderData: keepPreviousData,
  })
}

export const usePostQuery = (slug: string) => useQuery(valueQuery(getPost, { slug, language: useLanguage().code }))
