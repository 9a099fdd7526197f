import { Icon } from '#ui/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { accountLinksFor, signOutHref, type Viewer } from '../rules/menu.ts'

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
