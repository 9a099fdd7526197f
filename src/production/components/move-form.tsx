// The moves of a job, as a plain form: the usual next move takes one press.
import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/fields.tsx'
import { moveNames, needsReason, type FloorMove } from '../rules/floor.ts'
import type { JobCard } from '../views.ts'

/** What was typed into the form of a job that was not moved. */
export type RefusedMove = { job: string; why: string; message: string }

type MoveFormProps = {
	job: Pick<JobCard, 'id' | 'code' | 'moves'>
	/** The page that handles the form. */
	action: string
	refused: RefusedMove | null
	size?: 'small' | 'medium'
	/** The job of the adjacent card. */
	neighbor?: string | undefined
	/** Shown beside the less common moves. */
	beside?: ReactNode
}

export function MoveForm(props: MoveFormProps) {
	const { job, action, refused, size = 'small', neighbor, beside } = props
	const own = refused?.job === job.id ? refused : null
	const next = job.moves.filter((move) => !needsReason(move))
	const others = job.moves.filter(needsReason)
	if (job.moves.length === 0) return null
	return (
		<form method="post" action={`${action}#job-${job.id}`} className="grid gap-2">
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="job" value={job.id} />
			{neighbor && <input type="hidden" name="beside" value={neighbor} />}
			<div className="flex flex-wrap gap-2">
				{next.map((move, at) => (
					<MoveButton key={move} move={move} code={job.code} isFirst={at === 0} size={size} />
				))}
			</div>
			<div className="flex flex-wrap items-start gap-x-3">
				{others.length > 0 && <Others job={job} moves={others} refused={own} />}
				{beside}
			</div>
		</form>
	)
}

type ButtonProps = { move: FloorMove; code: string; isFirst: boolean; size: 'small' | 'medium' }

const MoveButton = ({ move, code, isFirst, size }: ButtonProps) => (
	<Button
		type="submit"
		name="move"
		value={move}
		size={size}
		variant={isFirst ? 'primary' : 'outline'}
		className="grow"
	>
		{moveNames[move]}
		<span className="sr-only"> job {code}</span>
	</Button>
)

type OthersProps = { job: MoveFormProps['job']; moves: readonly FloorMove[]; refused: RefusedMove | null }

/** Moves that need a reason: one field for all of them. */
function Others({ job, moves, refused }: OthersProps) {
	const id = useId()
	return (
		<details open={refused !== null} className="text-[0.9375rem] open:w-full">
			<summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-primary hover:underline pointer-coarse:min-h-11">
				{moves.map((move) => moveNames[move]).join(' or ')}…<span className="sr-only"> job {job.code}</span>
			</summary>
			<label htmlFor={id} className="mt-1 block text-label font-semibold">
				Why?
			</label>
			<input
				id={id}
				name="why"
				maxLength={300}
				autoComplete="off"
				defaultValue={refused?.why ?? ''}
				aria-invalid={refused ? true : undefined}
				aria-describedby={refused ? `${id}-error` : undefined}
				className="mt-1 min-h-11 w-full rounded-control border border-field-line bg-field px-3"
			/>
			<FieldError id={`${id}-error`}>{refused?.message}</FieldError>
			<div className="mt-2 flex flex-wrap gap-2">
				{moves.map((move) => (
					<Button
						key={move}
						type="submit"
						name="move"
						value={move}
						variant="outline"
						size="small"
						className="grow"
						data-reason=""
					>
						{moveNames[move]}
						<span className="sr-only"> job {job.code}</span>
					</Button>
				))}
			</div>
		</details>
	)
}
