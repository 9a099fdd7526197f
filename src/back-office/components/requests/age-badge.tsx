import { ageLabel, type RequestAge } from '#portals/rules/request-age.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const faces: Record<RequestAge['state'], { tone: BadgeTone; label: string }> = {
	on_time: { tone: 'success', label: 'On time' },
	due_soon: { tone: 'warning', label: 'Due soon' },
	overdue: { tone: 'danger', label: 'Overdue' },
}

/** The age of a request against the promised 24 hours. */
export const AgeBadge = ({ age }: { age: RequestAge }) => (
	<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
		<Badge tone={faces[age.state].tone}>{faces[age.state].label}</Badge>
		<span className="text-sm whitespace-nowrap opacity-85">{ageLabel(age)}</span>
	</span>
)

/** The decision on a request. */
export const DecisionBadge = ({ status, age }: { status: 'accepted' | 'declined'; age: RequestAge }) => (
	<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
		<Badge tone={status === 'accepted' ? 'success' : 'neutral'}>
			{status === 'accepted' ? 'Accepted' : 'Declined'}
		</Badge>
		<span className="text-sm whitespace-nowrap opacity-85">
			{age.hours < 1 ? 'within the hour' : `after ${age.hours} h`}
		</span>
	</span>
)
