import { useQuery, useQueryClient } from '@tanstack/react-query'

type Draft = Readonly<Record<string, string>>

const key = ['profile-draft']
const nothing: Draft = {}

/**
 * What is typed and not saved, by field: it outlives the way to another page and back. It names a person, so it stays in
 * the page's memory, and goes with the session as every answer to a member does.
 */
export function useProfileDraft() {
  const client = useQueryClient()
  const { data: typed } = useQuery({
    queryKey: key,
    queryFn: () => nothing,
    initialData: nothing,
    enabled: false,
    meta: { auth: 'token' },
  })
  const change = (next: (before: Draft) => Draft) => client.setQueryData<Draft>(key, (before = nothing) => next(before))
  return {
    typed: typed ?? nothing,
    set: (name: string, value: string) => change((before) => ({ ...before, [name]: value })),
    clear: () => change(() => nothing),
  }
}
