import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Form } from '#src/account/frame/form.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type Profile, useProfileQuery } from '../api/queries.ts'
import { BindDialog } from '../components/bind-dialog.tsx'
import { ProfileField } from '../components/profile-field.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { useProfileForm } from '../hooks/use-profile-form.ts'
import { fieldsOf, type Group, groups } from '../lib/profile-rules.ts'
import styles from './profile-page.module.css'

const groupNames = Object.keys(groups) as Group[]

function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonPanel} />
      <Skeleton className={styles.skeletonPanel} />
    </div>
  )
}

function Details({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t } = useTranslation('profile')
  const form = useProfileForm(profile)
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  const canChange = profile.fields.some(({ isBound }) => !isBound)
  return (
    <div className={styles.page}>
      <ProfileHead profile={profile} />
      {children}
      <Form ref={ref} className={styles.form} onSubmit={form.submit}>
        {groupNames.map((group) => {
          const fields = fieldsOf(profile.fields, group)
          if (fields.length === 0) return null
          return (
            <Panel key={group} title={t(`group.${group}`)}>
              {fields.some(({ isOnce, isBound }) => isOnce && !isBound) && (
                <p className={styles.note}>{t('onceNote')}</p>
              )}
              <div className={styles.fields}>
                {fields.map((field) => (
                  <ProfileField key={field.name} field={field} form={form} />
                ))}
              </div>
            </Panel>
          )
        })}
        <div className={styles.message}>
          {form.above && (
            <Notice tone="bad" role="alert">
              {form.above}
            </Notice>
          )}
          {form.isSaved && (
            <Notice tone="ok" role="status">
              {t('saved')}
            </Notice>
          )}
        </div>
        {canChange && (
          <div className={styles.actions}>
            <Button type="submit" isBusy={form.isPending} disabled={form.changed.length === 0}>
              {t(form.isPending ? 'saving' : 'save')}
            </Button>
            <p className={styles.count}>
              {form.changed.length > 0 ? t('changed', { count: form.changed.length }) : t('nothing')}
            </p>
          </div>
        )}
      </Form>
      {form.isAsking && <BindDialog form={form} />}
    </div>
  )
}

/** Personal details: what the gateway asks for, what is bound, and the picture; below that other choices of the member's. */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['profile', 'centre'])
  const query = useProfileQuery()
  return (
    <AccountPage title={t('centre:page.profile')}>
      <Loaded query={query} skeleton={<PageSkeleton />} title={t('profile:failed')}>
        {(profile) => <Details profile={profile}>{children}</Details>}
      </Loaded>
    </AccountPage>
  )
}
