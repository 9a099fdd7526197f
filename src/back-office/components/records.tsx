// Lists of the back office, a dense table or one card per record on a phone; and the titled card of one topic.
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type SheetProps = {
	title: ReactNode
	id?: string
	intro?: ReactNode
	children: ReactNode
	className?: string
}

/** A titled card for one topic of a page. */
export const Sheet = ({ title, id, intro, children, className = '' }: SheetProps) => (
	<section id={id} className={`min-w-0 scroll-mt-24 ${className}`}>
		<Card className="p-4 sm:p-5">
			<h2 className="display text-xl leading-tight">{title}</h2>
			{intro && <p className="mt-1 text-[0.9375rem] text-muted">{intro}</p>}
			<div className="mt-3">{children}</div>
		</Card>
	</section>
)

type Column = { label: string; isNumber?: boolean; isHidden?: boolean }
type RecordsProps = {
	caption: string
	columns: readonly Column[]
	/** No links or fields in its rows: the table itself is then focusable, for scrolling sideways by keyboard. */
	isPlain?: boolean
	children: ReactNode
}

/** Contains `Record`s. Uses ARIA roles, not table tags: laid out as cards, browsers drop table semantics. */
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
	/** Highlights a record that needs attention. */
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
	/** The column's label, shown on phones, which have no header row. Empty when the cell needs none. */
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
	/** The name of the list, for the label of the navigation. */
	label: string
	/** Link to the next older page; null on the last one. */
	older: string | null
	/** Link to the first page; null on it. */
	newest: string | null
}

/** Page navigation; nothing for a single page. */
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
