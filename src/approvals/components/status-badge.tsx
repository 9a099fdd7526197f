import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { ApprovalStatus } from '../states.ts'

const words: Record<ApprovalStatus, { name: string; tone: BadgeTone }> = {
	pending: { name: 'Waiting', tone: 'warning' },
	approved: { name: 'Approved', tone: 'success' },
	changes_requested: { name: 'Changes requested', tone: 'info' },
	ended: { name: 'Order cancelled', tone: 'neutral' },
}

/** What became of it, in words; the color only helps. */
export const ApprovalBadge = ({ status }: { status: ApprovalStatus }) => (
	<Badge tone={words[status].tone}>{words[status].name}</Badge>
)
