// Lists of the back office: a dense paper table, and one card per record on a phone.
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'

type Column = { label: string; isNumber?: boolean; isHidden?: boolean }
type RecordsProps = {
	caption: string
	columns: readonly Column[]
	/** Without a link or a field in its rows: then the table itself is what keys can scroll sideways. */
	isPlain?: boolean
	children: ReactNode
}

/** Holds `Record`s. Made of roles, not of table tags: laid out as cards, a browser would not see a table any more. */
export function Records({ caption, columns, isPlain = false, children }: RecordsProps) {
	return (
		<div
			role="region"
			aria-label={caption}
			tabIndex={isPlain ? 0 : undefined}
			className="min-w-0 sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-card"
		>
			<div role="table" aria-label={caption} className="figures text-[0.9375rem] sm:table sm:w-full">
				<div role="rowgroup" className="max-sm:sr-only sm:table-header-group">
					<div role="row" className="sm:table-row">
						{columns.map(({ label, isNumber = false, isHidden = false }) => (
							<div
								key={label}
								role="columnheader"
								className={`px-4 py-2.5 text-label font-semibold text-muted sm:table-cell ${isNumber ? 'text-right' : ''}`}
							>
								{isHidden ? <span className="sr-only">{label}</span> : label}
							</div>
						))}
					</div>
				</div>
				<div role="rowgroup" className="max-sm:grid max-sm:gap-3 sm:table-row-group">
					{children}
				</div>
			</div>
		</div>
	)
}

type RecordProps = {
	id?: string
	/** Somebody should look at it. */
	isRaised?: boolean
	children: ReactNode
}

export const Record = ({ id, isRaised = false, children }: RecordProps) => (
	<div
		role="row"
		id={id}
		className={`scroll-mt-24 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:px-4 max-sm:py-3 sm:table-row ${isRaised ? 'bg-warning-surface text-on-warning-surface' : 'max-sm:bg-card sm:hover:bg-page'}`}
	>
		{children}
	</div>
)

type CellProps = {
	/** Of the column; read on phones, where there is no head. Empty where the cell speaks for itself. */
	label?: string
	isNumber?: boolean
	className?: string
	children: ReactNode
}

export const Cell = ({ label = '', isNumber = false, className = '', children }: CellProps) => (
	<div
		role="cell"
		className={`border-line max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:py-1 sm:table-cell sm:border-t sm:px-4 sm:py-2.5 sm:align-baseline ${isNumber ? 'sm:text-right' : ''} ${className}`}
	>
		{label !== '' && (
			<span aria-hidden="true" className="shrink-0 text-label text-muted sm:hidden">
				{label}
			</span>
		)}
		<div className={`min-w-0 break-words ${label === '' ? 'max-sm:flex-1' : 'max-sm:text-right'}`}>
			{children}
		</div>
	</div>
)

type PagerProps = {
	/** What is paged, for the name of the navigation. */
	label: string
	/** Of the next older page; null on the last one. */
	older: string | null
	/** Of the first page; null while on it. */
	newest: string | null
}

/** From page to page; nothing where there is only one. */
export function Pager({ label, older, newest }: PagerProps) {
	if (older === null && newest === null) return null
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-4">
			{newest === null ? (
				<span />
			) : (
				<ButtonLink href={newest} variant="outline" rel="first">
					Back to the first
				</ButtonLink>
			)}
			{older !== null && (
				<ButtonLink href={older} variant="outline" rel="next">
					Show more
				</ButtonLink>
			)}
		</nav>
	)
}
