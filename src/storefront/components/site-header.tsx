import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { SkipLink, VisuallyHidden } from '#ui/plain-elements.tsx'
import { useShell, useShop } from '#ui/shop.tsx'
import { cartHref, menuGroupsOf, type Viewer } from '../rules/menu.ts'
import { useOwnersWords, useSay, useScriptTexts } from './frame-language.tsx'
import { AccountMenu, RoleBadge, SearchBox } from './header-controls.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type SiteHeaderProps = {
	viewer: Viewer
	/** The switch of languages, in the phone's menu. */ languages?: ReactNode
}

/**
 * The header of every page. The dark line scrolls away, the bar stays. `data-signed-in` tells scripts whether a person
 * is signed in: on shared cached pages the header is the only personal part.
 */
export function SiteHeader({ viewer, languages }: SiteHeaderProps) {
	const shell = useShell()
	const { textOf } = useOwnersWords()
	const facts = { ...shell.facts, hours: textOf(shell.facts.hours) }
	const say = useSay()
	return (
		<>
			<SkipLink>{say('Skip to content')}</SkipLink>
			<header data-screen-only data-signed-in={viewer ? '' : undefined} className="sticky -top-8.5 z-30">
				<TopLine />
				<site-menu class="block border-b border-line bg-card">
					<div className="measure flex h-17 items-center gap-1 sm:gap-3 xl:gap-4">
						<a href="/" className="mr-auto flex min-h-11 items-center md:mr-0">
							<Logo />
							<span className="sr-only">{say(' home')}</span>
						</a>
						<HeaderMenu groups={menuGroupsOf({ ...shell, facts })} viewer={viewer} />
						<SearchBox
							id="header-search"
							viewer={viewer}
							className="ml-auto hidden max-w-96 min-w-0 flex-1 md:block xl:max-w-80"
						/>
						<span className="hidden sm:inline-flex">
							<RoleBadge roles={viewer?.roles ?? []} />
						</span>
						{viewer ? <AccountMenu viewer={viewer} /> : <SignIn />}
						<CartLink />
						<MobileMenu {...{ viewer, languages }} />
					</div>
				</site-menu>
			</header>
		</>
	)
}

/** What team-colors.ts says. */
const colorTexts = [
	'Change',
	'Back to shop colors',
	'Garments are shown in {}.',
	'Garments are shown in the colors of the shop.',
	'color: ',
]

/** `team-colors` shows the visitor's team colors in place of the line, so that nothing moves. */
function TopLine() {
	const { established, claim } = useShop()
	const say = useSay()
	const { textOf, langOf } = useOwnersWords()
	const language = langOf(claim)
	const since = established && say('Est. {}', established)
	return (
		<div className="night h-8.5 text-[0.8125rem] tracking-[0.02em]">
			<team-colors
				class="measure flex h-full items-center gap-3 whitespace-nowrap empty:hidden"
				data-said={useScriptTexts(colorTexts)}
				dangerouslySetInnerHTML={{ __html: '' }}
				suppressHydrationWarning
			/>
			<p className="measure flex h-full items-center justify-between gap-4 whitespace-nowrap [team-colors:not(:empty)+&]:hidden">
				<span>{say('Team stores ready within 24 hours')}</span>
				<span className="hidden sm:inline">
					{language ? (
						<>
							{since}
							{since && claim && ' · '}
							<span lang={language}>{claim}</span>
						</>
					) : (
						[since, textOf(claim)].filter(Boolean).join(' · ')
					)}
				</span>
			</p>
		</div>
	)
}

function SignIn() {
	const say = useSay()
	return (
		<ButtonLink href="/auth" variant="primary" className="whitespace-nowrap max-sm:hidden">
			{say('Sign In')}
		</ButtonLink>
	)
}

/** The markup always has a count of 0, so that pages stay cacheable; `cart-count` sets the browser's own count. */
function CartLink() {
	const say = useSay()
	return (
		<a
			href={cartHref}
			data-cart-link
			className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 font-bold hover:text-primary"
		>
			<Icon name="cart" size={22} />
			<VisuallyHidden>{say('Cart, units:')}</VisuallyHidden>
			<cart-count
				class="figures rounded-full bg-action px-2 py-px text-[0.8125rem] text-on-action empty:before:content-['0']"
				dangerouslySetInnerHTML={{ __html: '' }}
				suppressHydrationWarning
			/>
		</a>
	)
}
