import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { promotionStateNames, type PromotionState } from '#promotions/states.ts'
import { Badge } from '#ui/marks.tsx'
import { promotionUrl } from '../../urls.ts'
import { Cell, Record, Records } from '../records.tsx'

const tones = { running: 'success', scheduled: 'warning', ended: undefined, off: undefined } as const

export const PromotionBadge = ({ state }: { state: PromotionState }) => (
	<Badge {...(tones[state] && { tone: tones[state] })}>{promotionStateNames[state]}</Badge>
)

type Listed = {
	id: string
	name: string
	code: string | null
	state: PromotionState
	startsOn: string
	endsOn: string | null
	sentence: string
	orders: number
	savedCents: number
}

export const PromotionList = ({ promotions }: { promotions: readonly Listed[] }) => (
	<Records
		caption="Promotions"
		columns={[
			{ label: 'Promotion' },
			{ label: 'Code' },
			{ label: 'Days' },
			{ label: 'Orders', isNumber: true },
			{ label: 'Taken off', isNumber: true },
			{ label: 'State' },
		]}
	>
		{promotions.map(({ id, name, code, state, startsOn, endsOn, sentence, orders, savedCents }) => (
			<Record key={id}>
				<Cell>
					<a href={promotionUrl(id)} className="font-bold text-primary hover:underline">
						{name}
					</a>
					<p className="text-sm text-muted">{sentence}</p>
				</Cell>
				<Cell label="Code">{code ?? 'None'}</Cell>
				<Cell label="Days">
					{endsOn === null
						? `From ${formatLongDay(startsOn)}`
						: `${formatLongDay(startsOn)} to ${formatLongDay(endsOn)}`}
				</Cell>
				<Cell label="Orders" isNumber>
					{orders}
				</Cell>
				<Cell label="Taken off" isNumber>
					{formatUsd(savedCents)}
				</Cell>
				<Cell label="State">
					<PromotionBadge state={state} />
				</Cell>
			</Record>
		))}
	</Records>
)
