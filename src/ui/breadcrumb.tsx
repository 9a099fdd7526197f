import { Icon } from './icon.tsx'

/** The last crumb is the current page and has no link. */
export type Crumb = { label: string; href?: string }

type BreadcrumbProps = { crumbs: readonly Crumb[]; on?: 'page' | 'turf' }

const looks = {
	page: undefined,
	turf: '[&_a]:hover:text-action [&_li]:text-on-turf-muted [&_span]:text-on-turf',
}

/** The location of the page: Home / Football / … */
export function Breadcrumb({ crumbs, on = 'page' }: BreadcrumbProps) {
	return (
		<nav aria-label="Breadcrumb" data-screen-only className={looks[on]}>
			<ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
				{crumbs.map(({ label, href }, index) => (
					<li key={label} className="flex items-center gap-1.5">
						{index > 0 && <Icon name="chevron-right" size={14} />}
						{href ? (
							<a href={href} className="inline-flex min-h-8 items-center hover:text-primary hover:underline">
								{label}
							</a>
						) : (
							<span aria-current="page" className="text-ink">
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
