import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { statusNames, type OrderStatus } from '../states.ts'

const tones: Record<OrderStatus, BadgeTone> = {
	pending: 'warning',
	awaiting_approval: 'warning',
	changes_requested: 'warning',
	approved: 'success',
	paid: 'success',
	processing: 'info',
	shipped: 'info',
	delivered: 'success',
	cancelled: 'neutral',
	refunded: 'neutral',
}

/** The status as text; color is only a supplement. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
	<Badge tone={tones[status]}>{statusNames[status]}</Badge>
)
