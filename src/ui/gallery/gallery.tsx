import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { moneyParts } from '#contract/site/money.ts'
import { CountBadge, Dot } from '../badge.tsx'
import { Button, IconButton, LinkButton } from '../button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Money } from '../money.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { MenuList } from '../overlay/menu-list.tsx'
import { PageTitle } from '../page-title.tsx'
import { Avatar } from '../picture/avatar.tsx'
import { SectionHead } from '../section-head.tsx'
import { SegmentedTabs } from '../segmented-tabs.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { StatePanel } from '../state-panel.tsx'
import { Tag } from '../tag.tsx'
import { GameTile } from '../tiles/game-tile.tsx'
import { HeartButton } from '../tiles/heart-button.tsx'
import { WideTile } from '../tiles/wide-tile.tsx'

/** A group of parts as it is shown: plain HTML that runs without scripts. */
interface GalleryGroup {
  id: string
  title: string
  html: string
}

interface Group {
  id: string
  title: string
  content: ReactNode
}

const nothing = () => undefined

const passwordWords = { show: 'Show', hide: 'Hide', showLabel: 'Show the password', hideLabel: 'Hide the password' }

const buttons: Group = {
  id: 'buttons',
  title: 'Buttons',
  content: (
    <>
      <div data-row>
        <Button>Deposit</Button>
        <Button look="outline">Withdraw</Button>
        <Button look="quiet">Records</Button>
        <Button look="text">All notices</Button>
      </div>
      <div data-row>
        <Button size="large" icon="play">
          Play now
        </Button>
        <Button size="medium" iconEnd="arrow-right">
          Continue
        </Button>
        <Button size="small">Small</Button>
        <Button size="tiny">Tiny</Button>
      </div>
      <div data-row>
        <Button isBusy>Sending</Button>
        <Button disabled>Not yet</Button>
        <LinkButton to="/promotions" look="outline" icon="gift">
          Promotions
        </LinkButton>
        <IconButton icon="search" label="Search" />
        <IconButton icon="bell" label="Notices" look="plate">
          <Dot />
        </IconButton>
        <HeartButton label="Add to favourites" isOn={false} onToggle={nothing} />
        <HeartButton label="Add to favourites" isOn onToggle={nothing} />
      </div>
    </>
  ),
}

const fields: Group = {
  id: 'fields',
  title: 'Fields',
  content: (
    <div data-grid>
      <TextField type="text" label="Username" icon="user" placeholder="6 to 16 letters" />
      <TextField
        type="tel"
        label="Mobile number"
        icon="smartphone"
        defaultValue="555 0100"
        hint="A code is sent to it."
      />
      <TextField type="text" label="Amount" defaultValue="50" error="The least is 100." />
      <PasswordField label="Password" words={passwordWords} defaultValue="secret" autoComplete="new-password" />
      <Checkbox defaultChecked>Keep me signed in</Checkbox>
      <Checkbox>Send me notices</Checkbox>
    </div>
  ),
}

const amounts: Group = {
  id: 'marks',
  title: 'Marks and amounts',
  content: (
    <div data-row>
      <Tag tone="hot">HOT</Tag>
      <Tag tone="wins">JP</Tag>
      <Tag tone="new">NEW</Tag>
      <CountBadge count={3} label="3 new messages" />
      <CountBadge count={128} label="128 new messages" />
      <Avatar src={undefined} />
      <Money parts={moneyParts('24580', { tag: 'en', currency: 'USD' })} />
      <Money parts={moneyParts('-1250.5', { tag: 'en', currency: 'USD' })} />
      <Money parts={undefined} />
      <Spinner />
    </div>
  ),
}

const lists = (prefix: string): Group => ({
  id: 'lists',
  title: 'Titles and lists',
  content: (
    <>
      <PageTitle title="Slots">
        <p>1,213 games</p>
      </PageTitle>
      <SectionHead
        id={`${prefix}section-head`}
        title="Popular games"
        subtitle="Popular"
        more={{ to: '/popular', text: 'See all', label: 'See all popular games' }}
      />
      <SegmentedTabs
        label="Ways to log in"
        tabs={[
          { id: 'name', icon: 'user', text: 'User name' },
          { id: 'mobile', icon: 'smartphone', text: 'Mobile number' },
        ]}
        chosen="name"
        onChoose={nothing}
      >
        What belongs to the chosen tab.
      </SegmentedTabs>
      <MenuList
        label="Account"
        entries={[
          { id: 'wallet', icon: 'wallet', text: 'Wallet', to: '/wallet' },
          { id: 'mail', icon: 'mail', text: 'Messages', to: '/mail', end: <CountBadge count={3} label="3 new" /> },
          { id: 'out', icon: 'log-out', text: 'Log out', onChoose: nothing, isApart: true },
        ]}
      />
    </>
  ),
})

const play = { text: 'Play', label: 'Play', onPress: nothing }

const trial = { text: 'Free trial', label: 'Try for free', onPress: nothing }

const tiles: Group = {
  id: 'tiles',
  title: 'Tiles',
  content: (
    <div data-tiles>
      <GameTile
        name="Blazing Sevens"
        vendor="Arcade 88"
        src={undefined}
        tag={{ tone: 'hot', text: 'HOT' }}
        play={play}
      />
      <GameTile
        name="A game with a long name that ends in an ellipsis"
        vendor="Goldreef"
        src={undefined}
        tag={{ tone: 'new', text: 'NEW' }}
        play={play}
        heart={(className) => <HeartButton isOn label="Favourite" onToggle={nothing} className={className} />}
      />
      <GameTile
        name="Scarab Vault"
        vendor="Goldreef"
        src={undefined}
        tag={{ tone: 'wins', text: 'JP' }}
        play={play}
        trial={trial}
        heart={(className) => <HeartButton isOn={false} label="Favourite" onToggle={nothing} className={className} />}
      />
      <WideTile
        name="Roulette"
        detail="Northstand"
        src={undefined}
        live="LIVE"
        people={{ text: '42', label: '42 at the table' }}
        play={play}
      />
    </div>
  ),
}

const dialog: Group = {
  id: 'dialog',
  title: 'Dialog',
  content: (
    <Dialog label="Leave this page?" onClose={nothing}>
      <StatePanel
        icon="art-leave"
        title="Leave this page?"
        text="What you typed is not sent yet."
        actions={
          <>
            <Button>Stay</Button>
            <Button look="outline">Leave</Button>
          </>
        }
      />
    </Dialog>
  ),
}

const states: Group = {
  id: 'states',
  title: 'States',
  content: (
    <div data-grid>
      <StatePanel
        icon="search"
        title="Nothing found"
        text="Try another name."
        actions={<Button size="small">Clear</Button>}
      />
      <StatePanel
        icon="art-offline"
        tone="warn"
        title="You are offline"
        text="What you see may be out of date."
        actions={
          <Button size="small" look="outline" icon="refresh-cw">
            Try again
          </Button>
        }
      />
      <div data-skeletons>
        <Skeleton shape="circle" />
        <Skeleton shape="line" />
        <Skeleton />
      </div>
    </div>
  ),
}

/**
 * Every part of the site's own that has a look, with words in place of content. `prefix` keeps ids apart where it is
 * drawn twice on one page. Runs in Node, for `livery theme`; no site carries it.
 */
export function renderGallery(prefix: string): GalleryGroup[] {
  return [buttons, fields, amounts, lists(prefix), tiles, dialog, states].map(({ id, title, content }) => ({
    id,
    title,
    html: renderToStaticMarkup(<StaticRouter location="/">{content}</StaticRouter>, {
      identifierPrefix: `${prefix}${id}-`,
    }),
  }))
}
