import { useTranslation } from 'react-i18next'
import type { PostCategory } from '#contract/account/blog.ts'
import { ChipLinks } from '#src/account/lists/chips.tsx'
import { listPath } from '../lib/addresses.ts'

interface TopicsProps {
  categories: readonly PostCategory[]
  chosen: string | undefined
}

/** The topics of the blog, each an address. */
export function Topics({ categories, chosen }: TopicsProps) {
  const { t } = useTranslation('blog')
  const topics = [{ id: undefined, title: t('allTopics') }, ...categories]
  const links = topics.map(({ id, title }) => ({ to: listPath({ category: id }), text: title, isHere: id === chosen }))
  return <ChipLinks label={t('topics')} links={links} />
}
