import { useTranslation } from 'react-i18next'
import { agentLogInPath, helpPath } from '#contract/site/routes.ts'
import { accountPage } from '#src/config/account-path.ts'
import { site } from '#src/config/site.ts'
import { useResources } from '#src/features/support/api/queries.ts'
import { useContacts } from '#src/features/support/contacts.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useNear } from '#src/lib/use-near.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { MirroredImage } from '#src/ui/picture/mirrored-image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { footerPages } from '../../parts/footer-pages.ts'
import { hasReferral } from '../../parts/has-referral.ts'
import styles from './footer.module.css'
import { SafePlay } from './safe-play.tsx'
import { Edge } from './scene/edge.tsx'
import { type PicturesProps, Vendors } from './vendors.tsx'

interface MarksProps extends PicturesProps {
  type: string
  title: string
  /** A mark looks like a plate, or is a line of text. */
  look: 'plate' | 'line'
}

/** Marks of one kind: a small picture and its name. */
function Marks({ type, title, look, isNear }: MarksProps) {
  const marks = useResources(type)
  if (marks.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={look === 'plate' ? styles.marks : styles.links}>
        {marks.map(({ labelNameEn, labelName = labelNameEn, url }) => (
          <li key={url} className={look === 'plate' ? styles.mark : styles.named}>
            {isNear ? (
              <MirroredImage src={assetUrl(url)} alt="" width="20" height="20" />
            ) : (
              <svg width="20" height="20" aria-hidden="true" />
            )}
            {labelName}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Social() {
  const { t } = useTranslation()
  const contacts = useContacts().filter(({ type }) => type !== 'livechat')
  if (contacts.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('footer.follow')}>
      {contacts.map(({ type, title, address, icon }) => (
        <li key={type}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className={styles.contact}
            aria-label={`${title} (${t('service.newTab')})`}
            title={title}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Links({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function usePartnerLinks() {
  const { t } = useTranslation()
  const { role, isSignedIn } = useSession()
  const { data: member } = useMemberQuery()
  const isOpen = usePermissions()
  const isAgent = FEATURE_AGENT_CENTRE && role === 'agent'
  return [
    ...(FEATURE_REFERRAL && isOpen('referral') && (!isSignedIn || hasReferral(member))
      ? [
          {
            to: accountPage('referral'),
            text: t(isAgent ? 'invite.agents' : 'invite.title'),
          },
        ]
      : []),
    ...(FEATURE_AGENT_CENTRE && isOpen('agentCentre') ? [{ to: agentLogInPath, text: t('footer.agentCentre') }] : []),
    ...(FEATURE_VIP && isOpen('vip') ? [{ to: accountPage('vip'), text: t('vip.club') }] : []),
    ...footerPages()
      .filter(({ module }) => isOpen(module))
      .map(({ to, title }) => ({ to, text: t(title) })),
  ]
}

/** Who runs the site, under which licence, who plays a part in it, and where help is. */
export function Footer() {
  const { t } = useTranslation()
  const { licence } = site
  const partners = usePartnerLinks()
  const [ref, isNear] = useNear()
  return (
    <footer ref={ref} data-far={isNear ? undefined : ''}>
      <VisuallyHidden as="h2">{t('footer.label')}</VisuallyHidden>
      <Edge />
      <div className={styles.ground}>
        <div className={styles.inside}>
          <div className={styles.columns}>
            <div className={styles.about}>
              <BrandMark />
              <p className={styles.licence}>{t('footer.licence', { ...licence })}</p>
              {licence.sealUrl && (
                <a href={licence.sealUrl} target="_blank" rel="noopener" className={styles.seal}>
                  <Icon name="badge-check" size="small" />
                  {t('footer.seal')}
                </a>
              )}
              <Social />
            </div>
            <Links
              title={t('footer.help')}
              links={[
                { to: helpPath, text: t('footer.helpCentre') },
                { to: `${helpPath}#terms`, text: t('footer.terms') },
                { to: `${helpPath}#privacy`, text: t('footer.privacy') },
                { to: `${helpPath}#responsible`, text: t('footer.responsible') },
              ]}
            />
            {partners.length > 0 && <Links title={t('footer.partners')} links={partners} />}
            <Marks type="certification" title={t('footer.certification')} look="line" isNear={isNear} />
            <Marks type="payment" title={t('footer.payment')} look="plate" isNear={isNear} />
          </div>
          <SafePlay />
          <Vendors isNear={isNear} />
          <p className={styles.end}>{t('footer.copyright', { year: site.year })}</p>
        </div>
      </div>
    </footer>
  )
}
