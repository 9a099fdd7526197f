// A column of the board, beside the others or alone, and its cards.
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { boardHref, type BoardFilters } from '../rules/forms.ts'
import { jobMoves, jobStatusNames, type JobStatus } from '../states.ts'
import { floorMoves } from '../rules/floor.ts'
import type { BoardView, JobCard as Card } from '../views.ts'
import { MoveForm, type RefusedMove } from './move-form.tsx'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { floorOrderUrl, jobUrl } from '../urls.ts'
import { DueBadge, isNamed, LettersBadge, MethodBadges, PlayerMark, SizeMark } from './marks.tsx'

type JobCardProps = {
	card: Card
	/** The job of the adjacent card. */
	neighbor: string | undefined
	action: string
	refused: RefusedMove | null
}

/** One garment on the board. */
function JobCard({ card, neighbor, action, refused }: JobCardProps) {
	const isLate = card.due.group === 'late'
	return (
		<li
			id={`job-${card.id}`}
			data-job={card.id}
			className={`scroll-mt-24 rounded-card border bg-card p-3 target:outline-3 target:outline-offset-2 target:outline-focus data-dragged:opacity-50 ${
				isLate ? 'border-l-6 border-danger-line border-l-danger' : 'border-line'
			}`}
		>
			<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
				<a href={jobUrl(card.id)} tabIndex={-1} aria-hidden="true" draggable={false}>
					<LinePicture picture={card.picture} className="w-full" />
				</a>
				<div className="grid min-w-0 content-start gap-1.5">
					<h3 className="min-w-0">
						<a
							href={jobUrl(card.id)}
							draggable={false}
							className="block min-h-6 hover:text-primary hover:underline"
						>
							{isNamed(card) ? (
								<PlayerMark worn={card} />
							) : (
								<span className="font-bold break-words">{card.model}</span>
							)}
							<span className="sr-only">, job {card.code}</span>
						</a>
					</h3>
					{isNamed(card) && <p className="text-sm break-words text-muted">{card.model}</p>}
					{card.kit !== '' && <p className="text-sm break-words text-muted">{card.kit}</p>}
					<p className="text-sm break-words text-muted">{card.colors}</p>
					<p>
						<SizeMark size={card.size} qty={card.qty} />
					</p>
				</div>
			</div>
			<div className="mt-2.5 grid gap-1.5">
				<div className="flex flex-wrap gap-1">
					<DueBadge due={card.due} />
					<LettersBadge lacksLetters={card.lacksLetters} />
					<MethodBadges made={card} />
				</div>
				<Whose card={card} />
			</div>
			<div className="mt-2">
				<MoveForm job={card} {...{ neighbor, action, refused }} beside={<ExportBox card={card} />} />
			</div>
		</li>
	)
}

/** The order and team of the card. */
const Whose = ({ card }: { card: Card }) => (
	<p className="figures min-w-0 text-sm text-muted">
		<a
			href={floorOrderUrl(card.orderId)}
			draggable={false}
			className="inline-flex min-h-7 items-center font-semibold text-primary hover:underline"
		>
			#{card.reference}
		</a>
		{card.team && <span className="break-words"> {card.team}</span>}
	</p>
)

/** The checkbox belongs to the export form, beside the filters. */
const ExportBox = ({ card }: { card: Card }) => (
	<label className="ml-auto inline-flex min-h-9 items-center gap-1.5 text-sm text-muted pointer-coarse:min-h-11">
		<input type="checkbox" form="export" name="job" value={card.id} className="size-4.5" />
		Export<span className="sr-only"> job {card.code}</span>
	</label>
)

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
