// Statuses of a production job and the moves between them.

/** Spec §4: a job begins as pending. */
export const jobStatuses = ['pending', 'in_progress', 'done', 'packed', 'on_hold', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobMoves = {
	start: { from: ['pending'], to: 'in_progress' },
	finish: { from: ['in_progress'], to: 'done' },
	/** Counted into its bag. */
	pack: { from: ['done'], to: 'packed' },
	/** Something was wrong: returns to work. */
	redo: { from: ['done', 'packed'], to: 'in_progress' },
	hold: { from: ['pending', 'in_progress'], to: 'on_hold' },
	resume: { from: ['on_hold'], to: 'pending' },
	cancel: { from: ['pending', 'in_progress', 'done', 'packed', 'on_hold'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>
export type JobMove = keyof typeof jobMoves

/** The status after a move; undefined when the move is not possible. */
export function after(status: JobStatus, move: JobMove): JobStatus | undefined {
	const { from, to }: { from: readonly JobStatus[]; to: JobStatus } = jobMoves[move]
	return from.includes(status) ? to : undefined
}

export const jobStatusNames: Record<JobStatus, string> = {
	pending: 'To do',
	in_progress: 'In work',
	done: 'Made',
	packed: 'Packed',
	on_hold: 'On hold',
	cancelled: 'Cancelled',
}

/** Statuses of a job whose cloth is cut: its piece is made and delivered, and not called off any more. */
export const cutStatuses = ['in_progress', 'done', 'packed'] as const satisfies JobStatus[]
