// The board: jobs column by column.
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Stat } from '#ui/marks.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { boardHref, isFiltered, type BoardFilters } from '../rules/forms.ts'
import { jobStatusNames } from '../states.ts'
import type { BoardView } from '../views.ts'
import { BoardColumn, ColumnAlone } from './board-columns.tsx'
import { BoardTools } from './board-tools.tsx'
import { LeavingToday } from './leaving-today.tsx'
import type { RefusedMove } from './move-form.tsx'
import { Icon } from '#ui/icon.tsx'

export type BoardProps = {
	board: BoardView
	filters: BoardFilters
	refused: RefusedMove | null
	notFound: { code: string; message: string } | null
}

/** `1,922` */
const inWords = (count: number) => count.toLocaleString('en-US')

export function Board(props: BoardProps) {
	const { board, filters } = props
	const { status, page: _page, ...others } = filters
	const tabs = [
		{ label: 'Whole board', href: boardHref(others), current: status === undefined },
		...board.columns.map((column) => ({
			label: `${jobStatusNames[column.status]} ${inWords(column.count)}`,
			href: boardHref({ ...others, status: column.status }),
			current: status === column.status,
		})),
	]
	return (
		<>
			<Head {...props} />
			<div className="measure grid gap-5 pt-5 pb-16">
				{board.leaving && board.total > 0 && <LeavingToday leaving={board.leaving} />}
				<BoardTools filters={filters} teams={board.teams} />
				<TabLinks label="Columns of the board" links={tabs} />
				{board.total === 0 ? <Nothing filters={filters} /> : <Columns {...props} />}
				<p>
					<a
						href="/status"
						className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
					>
						Status of the shop
					</a>
				</p>
			</div>
		</>
	)
}

function Head({ board, filters, notFound }: BoardProps) {
	// These figures cover all columns.
	const { status: _status, page: _page, ...anywhere } = filters
	const countOf = (status: BoardView['columns'][number]['status']) =>
		board.columns.find((column) => column.status === status)?.count ?? 0
	return (
		<header className="turf">
			<div className="measure flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-7 pb-6">
				<div>
					<h1 className="display text-heading font-black">Production</h1>
					<dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
						<Stat on="turf" value={inWords(board.total)} label="Jobs on the floor" />
						<Due count={board.late} label="Late" href={boardHref({ ...anywhere, due: 'late' })} />
						<Due count={board.today} label="Due today" href={boardHref({ ...anywhere, due: 'today' })} />
						<Stat on="turf" value={inWords(countOf('in_progress'))} label="In work" />
						<Stat on="turf" value={inWords(countOf('done'))} label="To be packed" />
					</dl>
				</div>
				<CodeField notFound={notFound} />
			</div>
		</header>
	)
}

type DueProps = { count: number; label: string; href: string }

/** A figure that links to the jobs it counts; highlighted while it is above zero. */
const Due = ({ count, label, href }: DueProps) => (
	<Stat
		on="turf"
		value={<span className={count > 0 ? 'text-action' : ''}>{inWords(count)}</span>}
		label={
			<a
				href={href}
				className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-action"
			>
				{label}
			</a>
		}
	/>
)

function Columns({ board, filters, refused }: BoardProps) {
	const action = boardHref(filters)
	const alone = board.columns.find(({ status }) => status === filters.status)
	if (alone)
		return <ColumnAlone column={alone} pages={board.pages} filters={filters} {...{ action, refused }} />
	return (
		<job-board class="grid gap-6 lg:auto-cols-[minmax(13.5rem,1fr)] lg:grid-flow-col lg:gap-3 lg:overflow-x-auto lg:pb-3">
			{board.columns.map((column) => (
				<BoardColumn key={column.status} column={column} filters={filters} {...{ action, refused }} />
			))}
		</job-board>
	)
}

function Nothing({ filters }: Pick<BoardProps, 'filters'>) {
	if (isFiltered(filters))
		return (
			<EmptyState
				icon="filter"
				title="Nothing with these filters"
				actions={
					<ButtonLink href={boardHref({ status: filters.status })} variant="outline">
						Show everything
					</ButtonLink>
				}
			>
				Jobs of another method, team or due day may still hang on the board.
			</EmptyState>
		)
	return (
		<EmptyState icon="shirt" title="The floor is clear">
			A job appears here for every line of an order as soon as it is approved or paid.
		</EmptyState>
	)
}

type CodeFieldProps = { notFound: { code: string; message: string } | null }

/** Scanners type into it and press Enter; people type 8 characters. Opens the job or the order. */
function CodeField({ notFound }: CodeFieldProps) {
	return (
		<form
			method="get"
			action="/production"
			role="search"
			aria-label="Jobs and orders"
			className="w-full sm:w-80"
		>
			<label htmlFor="code" className="mb-1.5 block text-label font-semibold text-on-turf">
				Scan or type a code
			</label>
			<span className="flex gap-2">
				<input
					id="code"
					name="code"
					required
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={300}
					defaultValue={notFound?.code ?? ''}
					placeholder="3f9a12c4"
					aria-invalid={notFound ? true : undefined}
					aria-describedby={notFound ? 'code-error' : undefined}
					className="figures min-h-11 w-full min-w-0 grow rounded-control border border-field-line bg-field px-3 text-ink placeholder:text-muted"
				/>
				<Button type="submit" variant="turf">
					<Icon name="search" size={18} />
					Find
				</Button>
			</span>
			{notFound && (
				<p id="code-error" role="alert" className="mt-1.5 text-label font-semibold text-action">
					{notFound.message}
				</p>
			)}
		</form>
	)
}
