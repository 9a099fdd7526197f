// Small badges: due date, decoration method, player.
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DueGroup } from '../rules/floor.ts'
import { methodNames } from '../rules/decoration-labels.ts'
import { jobStatusNames, type JobStatus } from '../states.ts'
import type { JobCard } from '../views.ts'

const dueTones: Record<DueGroup, BadgeTone> = {
	late: 'danger',
	today: 'gold',
	week: 'warning',
	later: 'neutral',
}

/** Late badges have text and an icon too: color alone is not enough. */
export const DueBadge = ({ due: { words, group } }: Pick<JobCard, 'due'>) => (
	<Badge tone={dueTones[group]}>
		<Icon name={group === 'late' ? 'alert' : 'clock'} size={13} />
		{words}
	</Badge>
)

const statusTones: Record<JobStatus, BadgeTone> = {
	pending: 'neutral',
	in_progress: 'primary',
	done: 'success',
	packed: 'success',
	on_hold: 'warning',
	cancelled: 'neutral',
}

export const JobStatusBadge = ({ status }: { status: JobStatus }) => (
	<Badge tone={statusTones[status]}>{jobStatusNames[status]}</Badge>
)

/** One badge per decoration method; undecorated products are marked as picked. */
export function MethodBadges({ made }: { made: Pick<JobCard, 'methods' | 'isDesign'> }) {
	const plain = made.isDesign ? 'No decoration' : methodNames.none
	const shown = made.methods.length > 0 ? made.methods.map((method) => methodNames[method]) : [plain]
	return (
		<ul className="flex flex-wrap gap-1" aria-label="How it is made">
			{shown.map((name) => (
				<li key={name}>
					<Badge tone="info">{name}</Badge>
				</li>
			))}
		</ul>
	)
}

/** A name or number whose font lacks some of its letters. */
export const LettersBadge = ({ lacksLetters }: Pick<JobCard, 'lacksLetters'>) =>
	lacksLetters ? (
		<Badge tone="danger">
			<Icon name="alert" size={13} />
			Letters missing
		</Badge>
	) : null

type Worn = Pick<JobCard, 'playerName' | 'playerNumber'>

export const isNamed = ({ playerName, playerNumber }: Worn): boolean =>
	playerName !== '' || playerNumber !== ''

/** The printed name and number; nothing when none is printed. */
export function PlayerMark({ worn, size = 'small' }: { worn: Worn; size?: 'small' | 'large' }) {
	if (!isNamed(worn)) return null
	const { playerName, playerNumber } = worn
	return (
		<span
			className={`display figures flex flex-wrap items-baseline gap-x-2 ${size === 'large' ? 'text-heading' : 'text-xl leading-none'}`}
		>
			{playerNumber !== '' && <span>#{playerNumber}</span>}
			{playerName !== '' && <span className="min-w-0 break-words">{playerName}</span>}
		</span>
	)
}

/** `L × 2`: what to pick from the shelf. */
export const SizeMark = ({ size, qty }: Pick<JobCard, 'size' | 'qty'>) => (
	<span className="figures inline-flex items-baseline gap-1.5 rounded-chip border border-line bg-page px-2 py-0.5 font-bold whitespace-nowrap">
		<span className="sr-only">Size</span>
		{size}
		<span className="font-semibold text-muted">× {qty}</span>
	</span>
)
