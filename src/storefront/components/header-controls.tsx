// Parts of the header on wide screens that the menu of small screens shares: search, account and role.
import { primaryRole, type Role } from '#kit/roles.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { Slot, VisuallyHidden } from '#ui/plain-elements.tsx'
import { accountLinksFor, searchesTeams, signOutHref, type Viewer } from '../rules/menu.ts'

type SearchBoxProps = { id: string; viewer: Viewer; query?: string; className?: string }

/**
 * A plain form to /search; `site-search` adds suggestions while typing, with `data-teams` also those that this viewer
 * alone may see.
 */
export function SearchBox({ id, viewer, query, className = '' }: SearchBoxProps) {
	return (
		<site-search
			class={`relative block ${className}`}
			data-teams={viewer && searchesTeams(viewer) ? '' : undefined}
		>
			<form action="/search" role="search" className="relative">
				<label htmlFor={id}>
					<VisuallyHidden>Search products, teams, services</VisuallyHidden>
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
					placeholder="Search products, teams, services"
					className="h-11 w-full rounded-control border border-field-line bg-page pr-11 pl-3.5 text-base text-ellipsis hover:border-ink focus:bg-field lg:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					aria-label="Search"
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
	return (
		<details name="main-menu" className="relative hidden sm:block">
			<summary className="grid size-11 place-items-center rounded-control hover:bg-page">
				<Icon name="user" size={22} />
				<VisuallyHidden>Account menu</VisuallyHidden>
			</summary>
			<div className="rise absolute top-[calc(100%+0.5rem)] right-0 w-60 rounded-card border border-line bg-card py-2 shadow-raised">
				{viewer.name && <p className="truncate px-4 pt-1.5 pb-2 text-sm text-muted">{viewer.name}</p>}
				<ul>
					{accountLinksFor(viewer).map(({ label, href }) => (
						<li key={label}>
							<a href={href} className={item}>
								{label}
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
	return (
		<form method="post" action={signOutHref} className="mt-2 border-t border-line pt-2">
			<button type="submit" className={className}>
				Sign Out
			</button>
		</form>
	)
}

const tones: Partial<Record<Role, BadgeTone>> = { admin: 'danger', coach: 'primary', csr: 'primary' }

type RoleBadgeProps = {
	roles: readonly Role[]
	/** In the language of the page; English without them. */
	names?: Readonly<Record<Role, string>>
	title?: string
}

/** Spec §6: the first role by precedence in capitals, RETAIL when there is none; red for admin, strong for coach and csr. */
export function RoleBadge({ roles, names, title = 'Your role' }: RoleBadgeProps) {
	const role = primaryRole(roles)
	return (
		<Badge tone={tones[role] ?? 'neutral'} title={title}>
			{names?.[role] ?? role.toUpperCase()}
		</Badge>
	)
}
