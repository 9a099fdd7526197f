// Parts of the header on wide screens that the menu of small screens shares: search, account and role.
import { primaryRole, type Role } from '#kit/roles.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { Slot, VisuallyHidden } from '#ui/plain-elements.tsx'
import { useSay, useScriptTexts } from './frame-language.tsx'
import { accountLinksFor, searchesTeams, signOutHref, type Viewer } from '../rules/menu.ts'

/** What search-state.ts and search-list.ts say. */
const suggestionTexts = [
	'Suggestions',
	'Recent searches',
	'Clear recent searches',
	'More',
	'All results for “{}”',
	'Nothing found for “{}”.',
	'{} suggestion',
	'{} suggestions',
	'Suggestions are not available. Press Enter to search.',
	'Products',
	'Services',
	'Help',
	'Your teams',
	' · From $',
]

type SearchBoxProps = { id: string; viewer: Viewer; query?: string; className?: string }

/**
 * A plain form to /search; `site-search` adds suggestions while typing, with `data-teams` also those that this viewer
 * alone may see.
 */
export function SearchBox({ id, viewer, query, className = '' }: SearchBoxProps) {
	const say = useSay()
	const said = useScriptTexts(suggestionTexts)
	return (
		<site-search
			class={`relative block ${className}`}
			data-teams={viewer && searchesTeams(viewer) ? '' : undefined}
			data-said={said}
		>
			<form action="/search" role="search" className="relative">
				<label htmlFor={id}>
					<VisuallyHidden>{say('Search products, teams, services')}</VisuallyHidden>
				</label>
				<input
					id={id}
					name="q"
					type="search"
					required
					maxLength={100}
					defaultValue={query}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					suppressHydrationWarning
					placeholder={say('Search products, teams, services')}
					className="h-11 w-full rounded-control border border-field-line bg-page pr-11 pl-3.5 text-base text-ellipsis hover:border-ink focus:bg-field lg:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					aria-label={say('Search')}
					className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
				>
					<Icon name="search" />
				</button>
			</form>
			<Slot data-suggestions="" />
		</site-search>
	)
}

const item = 'flex min-h-11 w-full items-center px-4 text-left font-semibold hover:bg-page hover:text-primary'

/** The menu of a signed-in user. */
export function AccountMenu({ viewer }: { viewer: NonNullable<Viewer> }) {
	const say = useSay()
	return (
		<details name="main-menu" className="relative hidden sm:block">
			<summary className="grid size-11 place-items-center rounded-control hover:bg-page">
				<Icon name="user" size={22} />
				<VisuallyHidden>{say('Account menu')}</VisuallyHidden>
			</summary>
			<div className="rise absolute top-[calc(100%+0.5rem)] right-0 w-60 rounded-card border border-line bg-card py-2 shadow-raised">
				{viewer.name && <p className="truncate px-4 pt-1.5 pb-2 text-sm text-muted">{viewer.name}</p>}
				<ul>
					{accountLinksFor(viewer).map(({ label, href }) => (
						<li key={label}>
							<a href={href} className={item}>
								{say(label)}
							</a>
						</li>
					))}
				</ul>
				<SignOut className={item} />
			</div>
		</details>
	)
}

/** Ends the session. A form works before scripts load, and crawlers do not follow it. */
export function SignOut({ className }: { className: string }) {
	const say = useSay()
	return (
		<form method="post" action={signOutHref} className="mt-2 border-t border-line pt-2">
			<button type="submit" className={className}>
				{say('Sign Out')}
			</button>
		</form>
	)
}

const tones: Partial<Record<Role, BadgeTone>> = { admin: 'danger', coach: 'primary', csr: 'primary' }

type RoleBadgeProps = {
	roles: readonly Role[]
	/** In the language of the page; those of the frame without them. */
	names?: Readonly<Record<Role, string>>
	title?: string
}

/** Spec §6: the first role by precedence in capitals, RETAIL when there is none; red for admin, strong for coach and csr. */
export function RoleBadge({ roles, names, title }: RoleBadgeProps) {
	const say = useSay()
	const role = primaryRole(roles)
	return (
		<Badge tone={tones[role] ?? 'neutral'} title={title ?? say('Your role')}>
			{names?.[role] ?? say(role.toUpperCase())}
		</Badge>
	)
}
