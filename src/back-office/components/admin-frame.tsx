// The frame of every back office page: turf with title and figures, the navigation, the content below.
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Role } from '#kit/roles.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { ShopName } from '#ui/shop.tsx'

type Section = {
	label: string
	href: string
	/** Hidden from customer service. */
	adminOnly?: boolean
	/** Shown to production as well. */
	forAll?: boolean
}

const sections = {
	overview: { label: 'Overview', href: '/admin' },
	requests: { label: 'Requests', href: '/admin/requests' },
	orders: { label: 'Orders', href: '/admin/orders' },
	quotes: { label: 'Quotes', href: '/admin/quotes' },
	products: { label: 'Products', href: '/admin/products' },
	stock: { label: 'Stock', href: '/admin/stock' },
	promotions: { label: 'Promotions', href: '/admin/promotions' },
	blog: { label: 'Blog', href: '/admin/posts' },
	portals: { label: 'Portals', href: '/admin/portals' },
	people: { label: 'People', href: '/admin/people' },
	messages: { label: 'Messages', href: '/admin/messages' },
	reports: { label: 'Reports', href: '/admin/reports' },
	mail: { label: 'Mail & jobs', href: '/admin/mail' },
	status: { label: 'Status', href: '/status', forAll: true },
	webhooks: { label: 'Webhooks', href: '/admin/webhooks', adminOnly: true },
	apiKeys: { label: 'API keys', href: '/admin/api-keys', adminOnly: true },
	translations: { label: 'Spanish texts', href: '/admin/translations', adminOnly: true },
	settings: { label: 'Settings', href: '/admin/settings' },
	audit: { label: 'Audit', href: '/admin/audit', adminOnly: true },
} as const satisfies Record<string, Section>

type SectionName = keyof typeof sections

type AdminFrameProps = {
	/** The navigation entry of this page. */
	section: SectionName
	title: ReactNode
	/** One line under the title. */
	intro?: ReactNode
	/** Beside the title: a badge, a link. */
	aside?: ReactNode
	/** `Stat`s with `on="turf"`. */
	figures?: ReactNode
	/** Link to the parent page. */
	back?: { label: string; href: string } | undefined
	toasts?: readonly ToastMessage[]
	children: ReactNode
}

/** The part of the root's data that describes the viewer. */
type Shell = { viewer: { roles: readonly Role[] } | null }

function useRoles(): readonly Role[] {
	// Cast: the root route provides the viewer's roles.
	const shell = useRouteLoaderData('root') as Shell | undefined
	return shell?.viewer?.roles ?? []
}

/** Whether the viewer is an admin; hides actions that the server would refuse. */
export const useIsAdmin = (): boolean => useRoles().includes('admin')

export function AdminFrame(props: AdminFrameProps) {
	const { section, title, intro, aside, figures, back, toasts = [], children } = props
	return (
		<>
			<header className="turf">
				<div className="measure pt-6">
					<p className="text-sm text-on-turf-muted" data-screen-only="">
						{section === 'overview' ? (
							<span className="inline-flex min-h-8 items-center">
								<ShopName />
							</span>
						) : (
							<a
								href={back?.href ?? '/admin'}
								className="inline-flex min-h-8 items-center hover:text-action hover:underline"
							>
								{back ? `‹ ${back.label}` : 'Back office'}
							</a>
						)}
					</p>
					<div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display figures min-w-0 text-heading font-black break-words">{title}</h1>
						{aside}
					</div>
					{intro && <p className="mt-1 max-w-text text-on-turf-muted">{intro}</p>}
					{figures && (
						<dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4 *:max-w-64 *:min-w-34">{figures}</dl>
					)}
				</div>
				<Sections current={section} />
			</header>
			<div className="measure grid min-w-0 gap-6 pt-6 pb-16">{children}</div>
			<ToastRegion toasts={toasts} />
		</>
	)
}

function Sections({ current }: { current: SectionName }) {
	const roles = useRoles()
	const isAdmin = roles.includes('admin')
	const isStaff = isAdmin || roles.includes('csr')
	const all: [string, Section][] = Object.entries(sections)
	const shown = all.filter(([, { adminOnly, forAll }]) => (adminOnly ? isAdmin : isStaff || forAll))
	return (
		<nav aria-label="Back office" className="mt-5 border-t border-turf-line bg-night/35" data-screen-only="">
			<ul className="measure flex scroll-px-6 gap-x-5 overflow-x-auto">
				{shown.map(([name, { label, href }]) => (
					<li key={name} className="shrink-0">
						<a
							href={href}
							aria-current={name === current ? 'page' : undefined}
							className="inline-flex min-h-12 items-center border-b-3 border-transparent pt-0.5 font-semibold text-on-turf-muted -outline-offset-4 hover:text-on-turf aria-[current]:border-action aria-[current]:text-on-turf aria-[current]:[scroll-initial-target:nearest]"
						>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
