import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { ApprovalStatus } from '../states.ts'

const words: Record<ApprovalStatus, { name: string; tone: BadgeTone }> = {
	pending: { name: 'Waiting', tone: 'warning' },
	approved: { name: 'Approved', tone: 'success' },
	changes_requested: { name: 'Changes requested', tone: 'info' },
	ended: { name: 'Order cancelled', tone: 'neutral' },
}

/** The status as text; the color is only an addition. */
export const ApprovalBadge = ({ status }: { status: ApprovalStatus }) => (
	<Badge tone={words[status].tone}>{words[status].name}</Badge>
)
