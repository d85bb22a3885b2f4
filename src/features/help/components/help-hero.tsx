import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { HelpGroup } from '../api/queries.ts'
import { articlePath } from '../lib/article-path.ts'
import { searchArticles } from '../lib/search-articles.ts'
import styles from '../scene/help-hero.module.css'

const mostFound = 4

function Found({ groups, asked }: { groups: readonly HelpGroup[]; asked: string }) {
  const { t } = useTranslation('help')
  const found = searchArticles(groups, asked).flatMap(({ articles }) => articles)
  if (found.length === 0)
    return (
      <div role="alert" className={styles.none}>
        <p>{t('foundNone')}</p>
        <p>{t('foundNoneText')}</p>
      </div>
    )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{asked.trim() !== '' && t('found', { count: found.length })}</span>
      </VisuallyHidden>
      <ul className={styles.found} aria-label={t('suggested')}>
        {found.slice(0, mostFound).map(({ term, title }) => (
          <li key={term}>
            <Link to={articlePath(term)}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The question, a field to search the articles by words, and the brand's scene beside both. */
export function HelpHero({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = useTranslation('help')
  useDocumentTitle(t('title'), 'heading')
  const [asked, setAsked] = useState('')
  const navigate = useNavigate()
  const id = useId()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const [first] = searchArticles(groups, asked).flatMap(({ articles }) => articles)
    if (first) void navigate(articlePath(first.term))
  }
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('question')}</h1>
        <search>
          <form className={styles.search} onSubmit={search}>
            <label htmlFor={id}>
              <VisuallyHidden>{t('search')}</VisuallyHidden>
              <Icon name="search" />
            </label>
            <input
              id={id}
              type="text"
              inputMode="search"
              autoComplete="off"
              maxLength={100}
              placeholder={t('search')}
              title={t('searchHint')}
              value={asked}
              onChange={({ target }) => setAsked(target.value)}
            />
            {asked !== '' && <IconButton icon="x" size="small" label={t('clearSearch')} onClick={() => setAsked('')} />}
            <Button type="submit" className={styles.find}>
              {t('find')}
            </Button>
          </form>
        </search>
        {groups.length > 0 && <Found groups={groups} asked={asked} />}
      </div>
      <span className={styles.scene} aria-hidden="true" />
    </div>
  )
}
