// A column of the board beside the others, or alone with all of its cards.
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { boardHref, type BoardFilters } from '../rules/filters.ts'
import { jobMoves, jobStatusNames, type JobStatus } from '../states.ts'
import { floorMoves } from '../rules/floor.ts'
import type { BoardView } from '../views.ts'
import { JobCard } from './job-card.tsx'
import type { RefusedMove } from './move-form.tsx'

type Column = BoardView['columns'][number]
type ColumnProps = { column: Column; filters: BoardFilters; action: string; refused: RefusedMove | null }

/** Moves that end in a column: dropping a card there makes the first one possible for it. */
const movesInto = (status: JobStatus): string =>
	floorMoves.filter((move) => jobMoves[move].to === status).join(' ')

const emptyWords: Partial<Record<JobStatus, string>> = {
	pending: 'Nothing waits to be started.',
	in_progress: 'Nothing is in work.',
	done: 'Nothing waits to be packed.',
	packed: 'No bag waits for its order.',
	on_hold: 'Nothing is held up.',
}

/** The card to focus when this one leaves the column: the one below, else the one above. */
const besideOf = (cards: Column['cards'], at: number): string | undefined =>
	(cards[at + 1] ?? cards[at - 1])?.id

export function BoardColumn({ column, filters, action, refused }: ColumnProps) {
	const { status, count, cards } = column
	const id = `column-${status}`
	return (
		<section
			aria-labelledby={id}
			data-takes={movesInto(status)}
			className="min-w-0 rounded-card bg-well p-2.5 data-open:outline-2 data-open:outline-offset-[-2px] data-open:outline-stitch data-open:outline-dashed data-over:outline-3 data-over:outline-focus data-over:outline-solid"
		>
			<h2 id={id} className="display figures flex items-baseline justify-between gap-2 px-1 text-subheading">
				{jobStatusNames[status]}
				<span className="text-muted">{count.toLocaleString('en-US')}</span>
			</h2>
			<span aria-hidden="true" className="stitch mt-2 mb-2.5 block" />
			{cards.length === 0 ? (
				<p className="px-1 py-3 text-[0.9375rem] text-muted">{emptyWords[status]}</p>
			) : (
				<ul className="grid gap-2.5 max-lg:sm:grid-cols-2 max-lg:[&>li:nth-child(n+7)]:hidden">
					{cards.map((card, at) => (
						<JobCard key={card.id} {...{ card, action, refused }} neighbor={besideOf(cards, at)} />
					))}
				</ul>
			)}
			<ShowAll count={count} shown={cards.length} href={boardHref({ ...filters, status, page: 1 })} />
		</section>
	)
}

const onPhone = 6

/** A phone shows the first cards of a column; wider screens show up to the column's limit. */
function ShowAll({ count, shown, href }: { count: number; shown: number; href: string }) {
	if (count <= onPhone) return null
	return (
		<p className={`mt-2.5 grid ${count <= shown ? 'lg:hidden' : ''}`}>
			<ButtonLink href={href} variant="outline" size="small">
				Show all {count.toLocaleString('en-US')}
			</ButtonLink>
		</p>
	)
}

type AloneProps = ColumnProps & { pages: number }

export function ColumnAlone({ column, filters, pages, action, refused }: AloneProps) {
	const { status, cards } = column
	const id = `column-${status}`
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="sr-only">
				{jobStatusNames[status]}
			</h2>
			{cards.length === 0 ? (
				<p className="py-6 text-muted">{emptyWords[status]}</p>
			) : (
				<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
					{cards.map((card, at) => (
						<JobCard key={card.id} {...{ card, action, refused }} neighbor={besideOf(cards, at)} />
					))}
				</ul>
			)}
			{pages > 1 && <Pages filters={filters} pages={pages} />}
		</section>
	)
}

function Pages({ filters, pages }: { filters: BoardFilters; pages: number }) {
	const page = Math.min(filters.page, pages)
	const to = (other: number) => boardHref({ ...filters, page: other })
	return (
		<nav aria-label="Pages" className="figures mt-6 flex flex-wrap items-center justify-center gap-4">
			{page > 1 && (
				<ButtonLink href={to(page - 1)} variant="outline">
					Previous
				</ButtonLink>
			)}
			<p>
				Page {page} of {pages}
			</p>
			{page < pages && (
				<ButtonLink href={to(page + 1)} variant="outline">
					Next
					<Icon name="arrow-right" size={18} />
				</ButtonLink>
			)}
		</nav>
	)
}
