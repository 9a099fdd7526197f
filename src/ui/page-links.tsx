import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

/** The last crumb is the current page and has no link. */
export type Crumb = { label: string; href?: string }

type BreadcrumbProps = { crumbs: readonly Crumb[]; on?: 'page' | 'turf'; name?: string }

const looks = {
	page: undefined,
	turf: '[&_a]:hover:text-action [&_li]:text-on-turf-muted [&_span]:text-on-turf',
}

/** The location of the page: Home / Football / … */
export function Breadcrumb({ crumbs, on = 'page', name = 'Breadcrumb' }: BreadcrumbProps) {
	return (
		<nav aria-label={name} data-screen-only className={looks[on]}>
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

type PageLinksProps = {
	/** Accessible name: `Pages of orders`. */
	label: string
	/** From 1. */
	page: number
	pages: number
	hrefOf: (page: number) => string
	/** Labels of the links to the previous and next page. */
	words?: readonly [before: string, after: string]
	size?: 'small' | 'medium'
	/** A note shown beside the links. */
	note?: string
	/** The place between them, `Page 2 of 5`. */
	placeOf?: (page: number, pages: number) => string
	className?: string
}

const englishPlace = (page: number, pages: number): string => `Page ${page} of ${pages}`

/** Links to the previous and next page of a list; nothing for a single page. */
export function PageLinks({ label, page, pages, hrefOf, note, className = 'mt-6', ...look }: PageLinksProps) {
	const { words = ['Newer', 'Older'], size = 'medium', placeOf = englishPlace } = look
	if (pages <= 1) return null
	return (
		<nav aria-label={label} className={`flex flex-wrap items-center justify-between gap-4 ${className}`}>
			{page > 1 ? (
				<ButtonLink href={hrefOf(page - 1)} variant="outline" size={size} rel="prev">
					{words[0]}
				</ButtonLink>
			) : (
				<span />
			)}
			<p className={`figures text-center text-muted ${size === 'small' ? 'text-sm' : ''}`}>
				{`${placeOf(page, pages)}${note === undefined ? '' : `. ${note}`}`}
			</p>
			{page < pages ? (
				<ButtonLink href={hrefOf(page + 1)} variant="outline" size={size} rel="next">
					{words[1]}
				</ButtonLink>
			) : (
				<span />
			)}
		</nav>
	)
}
