import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hotPath } from '#src/config/game-paths.ts'
import { site } from '#src/config/site.ts'
import { useStoredPlace } from '#src/lib/use-stored-place.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { useLanesQuery } from '../api/get-lanes.ts'
import { Banners } from '../components/banners.tsx'
import { CategoryChips } from '../components/category-chips.tsx'
import { GameSection } from '../components/game-section.tsx'
import { HomeFrame } from '../components/home-frame.tsx'
import { HotGames } from '../components/hot-games.tsx'
import { NoticeMarquee } from '../components/notice-marquee.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartError } from '../components/part-error.tsx'
import { SectionSkeletons } from '../components/section-skeletons.tsx'
import { HungCategories } from '../layouts/hung/hung-categories.tsx'
import { ownSection } from '../layouts/layouts.ts'
import { homeSections, type SectionData, sectionRows } from '../lib/home-sections.ts'
import { tenantSections } from '../lib/tenant-sections.ts'

/** What a tenant may leave out of its home page, each with its own skeleton; whoever mounts the page knows. */
export interface HomeParts {
  figure?: ReactNode
  board?: ReactNode
  /** Above the sections: what the visitor played last. */
  own?: ReactNode
  /** Below the sections. */
  extras?: ReactNode
}

/** Below a picture from edge to edge, or one that the first section goes on from, the board would part them. */
const isBoardBelow = () => ['panorama', 'split', 'full'].includes(site.brand.layout.hero)

/** The home page. Each part loads, fails and is tried again by itself. */
export function HomePage({ parts: { figure, board, own, extras } }: { parts: HomeParts }) {
  const isOpen = usePermissions()
  const boardPart = board && <PartBoundary>{board}</PartBoundary>
  return (
    <GameActionsProvider>
      <HomeFrame
        notice={<NoticeMarquee />}
        hero={<Banners />}
        chips={HOME_HUNG ? <HungCategories /> : <CategoryChips />}
        figure={figure && <PartBoundary>{figure}</PartBoundary>}
        hot={HOME_POPULAR ? <HotGames morePath={hotPath(isOpen)} /> : undefined}
        board={isBoardBelow() ? undefined : boardPart}
      >
        {own && <PartBoundary>{own}</PartBoundary>}
        <Sections />
        {isBoardBelow() && boardPart}
        {extras && <PartBoundary>{extras}</PartBoundary>}
      </HomeFrame>
    </GameActionsProvider>
  )
}

function Sections() {
  const { i18n } = useTranslation('home')
  const { data: lanes, isPending, isFetching, refetch } = useLanesQuery()
  const isOpen = usePermissions()
  // Who comes back is where they were; what is above keeps its height from the first paint on.
  useStoredPlace(lanes !== undefined)
  if (isPending) return <SectionSkeletons />
  if (!lanes) return <PartError isBusy={isFetching} onRetry={() => void refetch()} />
  return sectionRows(
    homeSections(
      tenantSections().filter(({ category }) => isOpen(category.id)),
      lanes,
    ),
  ).map((row) => (
    <HomeFrame.Row
      key={`${i18n.language} ${row.map(([{ category }]) => category.id).join()}`}
      columns={row.map(([{ columns = 12 }]) => columns)}
    >
      {row.map((cell) => (
        <HomeFrame.Cell key={cell[0].category.id}>
          {cell.map((section) => (
            <PartBoundary key={section.category.id}>
              <OneSection section={section} />
            </PartBoundary>
          ))}
        </HomeFrame.Cell>
      ))}
    </HomeFrame.Row>
  ))
}

function OneSection({ section }: { section: SectionData }) {
  const Own = ownSection(section.layout)
  return Own ? <Own category={section.category} Failed={PartError} /> : <GameSection section={section} />
}
