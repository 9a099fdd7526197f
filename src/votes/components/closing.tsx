// When a vote ends, for lists and headers.
import { timeZones } from '#kit/time-zones.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'

/** `Eastern time`: the zone whose midnight ends a vote. */
export function useZoneName(): string {
	const { timeZone } = useShop()
	return `${timeZones.find(({ id }) => id === timeZone)?.label ?? 'Shop'} time`
}

type ClosingProps = { closesOn: string; closedAt?: Date | null; isOpen: boolean }

export const OpenBadge = ({ isOpen }: Pick<ClosingProps, 'isOpen'>) => (
	<Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Badge>
)

/** `Until the end of December 5, 2026, Eastern time` */
export function Closing({ closesOn, closedAt = null, isOpen }: ClosingProps) {
	const zone = useZoneName()
	const { timeZone } = useShop()
	if (isOpen) return <>{`Until the end of ${formatLongDay(closesOn)}, ${zone}`}</>
	if (closedAt) return <>{`Closed by you on ${formatLongDay(dayIn(timeZone, closedAt))}`}</>
	return <>{`Closed after ${formatLongDay(closesOn)}`}</>
}
