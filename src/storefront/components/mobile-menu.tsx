import type { ReactNode } from 'react'
import { phoneHrefOf } from '#kit/shop.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShell } from '#ui/shop.tsx'
import { accountLinksFor, linksFor, menuGroupsOf, type MenuGroup, type Viewer } from '../rules/menu.ts'
import { useOwnersWords, useSay } from './frame-language.tsx'
import { RoleBadge, SearchBox, SignOut } from './header-controls.tsx'

const link = 'flex min-h-11 items-center py-2 text-base font-semibold hover:text-primary'

type MobileMenuProps = { viewer: Viewer; /** The switch of languages. */ languages: ReactNode }

/** The phone's menu: a full-height panel with everything the wide header has. */
export function MobileMenu({ viewer, languages }: MobileMenuProps) {
	const shell = useShell()
	const shop = shell.facts
	const say = useSay()
	return (
		<>
			<DialogButton
				opens="mobile-menu"
				variant="ghost"
				size="icon"
				className="xl:hidden"
				aria-label={say('Menu')}
			>
				<Icon name="menu" size={24} className="text-ink" />
			</DialogButton>
			<Dialog id="mobile-menu" title={say('Menu')} close={say('Close')} side>
				<SearchBox id="mobile-search" viewer={viewer} className="my-2 md:hidden" />
				<nav aria-label={say('Main')} className="mt-3">
					{menuGroupsOf(shell).map((group) => (
						<MobileGroup key={group.label} group={group} viewer={viewer} />
					))}
				</nav>
				<MobileAccount viewer={viewer} />
				{languages}
				<p className="mt-6 text-sm text-muted">
					<a href={phoneHrefOf(shop)} className="inline-flex min-h-11 items-center font-semibold text-ink">
						{shop.phone}
					</a>
					<br />
					<Hours />
				</p>
			</Dialog>
		</>
	)
}

/** In the owner's own words. */
function Hours() {
	const { hours } = useShell().facts
	const { textOf, langOf } = useOwnersWords()
	const language = langOf(hours)
	return language ? <span lang={language}>{hours}</span> : textOf(hours)
}

function MobileGroup({ group, viewer }: { group: MenuGroup; viewer: Viewer }) {
	const say = useSay()
	const links = group.tiles ?? linksFor(group.links, viewer)
	return (
		<details name="mobile-groups" className="group border-b border-line">
			<summary className="display flex min-h-13 items-center justify-between text-2xl">
				{say(group.label)}
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			<ul className="pb-3 pl-3">
				{links.map(({ label, href }) => (
					<li key={label}>
						<a href={href} className={link}>
							{say(label)}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}

function MobileAccount({ viewer }: { viewer: Viewer }) {
	const say = useSay()
	if (!viewer) {
		return (
			<ButtonLink href="/auth" size="large" className="mt-6 w-full">
				{say('Sign In')}
			</ButtonLink>
		)
	}
	return (
		<nav aria-label={say('Account')} className="mt-6">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
				{viewer.name}
				<RoleBadge roles={viewer.roles} />
			</p>
			<ul>
				{accountLinksFor(viewer).map(({ label, href }) => (
					<li key={label}>
						<a href={href} className={link}>
							{say(label)}
						</a>
					</li>
				))}
			</ul>
			<SignOut className={`${link} w-full`} />
		</nav>
	)
}
